import { expect, it } from 'vitest';
import { carFields } from '#contract/car-fields';
import { importColumnsOf } from './record-import';

const columns = importColumnsOf(carFields);
const redPlate = columns.find(({ id }) => id === 'redPlate');
const seats = columns.find(({ id }) => id === 'seats');

it.each([
  ['ใช่', true],
  ['Yes', true],
  ['๑', true],
  ['มี', true],
  ['ไม่ใช่', false],
  ['NO', false],
  ['-', false],
])('reads %s of a column of yes or no', (text, value) => {
  expect(redPlate?.read?.(text)).toBe(value);
});

it.each([
  ['๑๒', 12],
  ['-1', -1],
  ['12.5', 12.5],
  ['สิบ', 'สิบ'],
])('reads the number %s as a form does', (text, value) => {
  expect(seats?.read?.(text)).toBe(value);
});

it('leaves a word that is neither for the server to refuse, and says what may stand there', () => {
  expect(redPlate?.read?.('อาจจะ')).toBe('อาจจะ');
  expect(redPlate?.wanted).toEqual({ th: 'ใช้ได้เฉพาะ ใช่, ไม่ใช่', en: 'This must be one of Yes, No' });
});
