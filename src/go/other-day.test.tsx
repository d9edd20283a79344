/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { sayIn } from '#words/message';
import { OtherDay } from './other-day';
import * as link from './use-link';

const at = (text: string) => `2026-11-${text}:00+07:00`;
const shown = (day: { at: string; today: string; from?: string }) => {
  vi.spyOn(link, 'useSay').mockReturnValue(sayIn('th'));
  const line = document.createElement('p');
  render(<OtherDay {...day} />, line);
  return line.textContent?.trim();
};

it.each([
  ['a job of today', { at: at('24T08:00'), today: at('24T07:00') }, ''],
  [
    'one that ends after midnight',
    { at: at('25T01:30'), today: at('24T20:00'), from: at('24T21:00') },
    'พรุ่งนี้',
  ],
  [
    'the end of one that began yesterday, also today',
    { at: at('24T01:30'), today: at('24T00:30'), from: at('23T21:00') },
    '24/11/2026',
  ],
])('names the day of %s where it has to', (_, day, says) => {
  expect(shown(day)).toBe(says);
});
