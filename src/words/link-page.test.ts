import { expect, it } from 'vitest';
import { hoursAmount, spent, stepNames } from './link-page';

it('hours are said only where there are some', () => {
  const said = (hours: number, minutes: number) =>
    [hoursAmount.th({ hours, minutes }), hoursAmount.en({ hours, minutes })].join(' · ');
  expect(said(0, 5)).toBe('5 นาที · 5 min');
  expect(said(3, 0)).toBe('3 ชม. · 3 h');
  expect(said(3, 9)).toBe('3 ชม. 9 นาที · 3 h 9 min');
  expect(said(0, 0)).toBe('0 ชม. · 0 h');
});

it('a step that is taken back is named by a word, not by its instruction', () => {
  for (const { th, en } of Object.values(stepNames)) expect(`${th}${en}`).not.toContain(':');
});

it('what was paid is said in the money of the language', () => {
  expect(spent.th({ what: 'ทางด่วน', amount: '65.00' })).toBe('ทางด่วน 65.00 บาท');
  expect(spent.en({ what: 'Toll', amount: '65.00' })).toBe('Toll ฿65.00');
});
