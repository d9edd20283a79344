import { expect, it } from 'vitest';
import { retiredFilter, retiredNames } from '#words/basics';
import { sayIn } from '#words/message';
import { retiredColumn } from './retired-column';

it('a file says of what is in use that it is, as the list does', () => {
  const { value } = retiredColumn({ label: retiredFilter, names: retiredNames });
  expect(value({ isRetired: false }, sayIn('th'))).toBe('ใช้อยู่');
  expect(value({ isRetired: true }, sayIn('en'))).toBe('No longer used');
});
