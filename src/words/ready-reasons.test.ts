import { expect, it } from 'vitest';
import { readReason } from './ready-reasons';

it.each([
  ['Breakdown', 'รถเสีย'],
  ['รถเสีย', 'รถเสีย'],
  ['Scratch: Front bumper, Dent: Bonnet', 'รอยขีดข่วน: กันชนหน้า, รอยบุบ: ฝากระโปรงหน้า'],
  ['Scratch: Front bumper, and the mirror', 'Scratch: Front bumper, and the mirror'],
  ['', ''],
])('reads %s in Thai as %s', (written, read) => {
  expect(readReason(written, 'th')).toBe(read);
});

it('says what was pointed at in Thai to whoever reads English, and nothing where nothing was said', () => {
  expect(readReason('หลุด หาย: มุมท้ายซ้าย', 'en')).toBe('Missing: Rear left corner');
  expect(readReason(null, 'en')).toBeNull();
});
