import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatThaiPhone, parseThaiPhone, telHref } from './phone';

describe('a Thai phone number', () => {
  test.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    ['(08) 1234 5678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['+66 (0) 81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['0612345678', '0612345678'],
    ['0912345678', '0912345678'],
    ['02-123-4567', '021234567'],
    ['+6621234567', '021234567'],
    ['038 123 456', '038123456'],
    ['038-123456 ต่อ 104', '038123456#104'],
    ['038-123456 ต่อ ๑๐๔', '038123456#104'],
    ['021234567#12', '021234567#12'],
    ['021234567 ext. 12', '021234567#12'],
    ['021234567 x12', '021234567#12'],
    // Copied with the line break before it.
    ['\n021234567 ต่อ 12', '021234567#12'],
  ])('when typed as %s, is kept as %s', (typed, kept) => {
    expect(parseThaiPhone(typed)).toBe(kept);
  });

  test.each([
    '',
    '0',
    '081234567',
    '08123456789',
    '0112345678',
    '0512345678',
    '0212345678',
    '081-CALL-ME',
    '812345678',
    '+6581234567',
    '+66+66812345678',
    '021234567 ต่อ',
    '021234567#-',
    '021234567#1234567',
    '0812345678; 0898765432',
  ])('when typed as "%s", is none', (typed) => {
    expect(parseThaiPhone(typed)).toBeNull();
  });

  test.each([
    ['0812345678', '081-234-5678', 'tel:+66812345678'],
    ['021234567', '02-123-4567', 'tel:+6621234567'],
    ['038123456#104', '038-123-456 #104', 'tel:+6638123456,104'],
  ])('%s is shown as %s and dialled as %s', (kept, shown, dialled) => {
    expect(formatThaiPhone(kept)).toBe(shown);
    expect(telHref(kept)).toBe(dialled);
  });

  it('once kept, reads the same again, as it is and as it is shown', () => {
    const kept = fc.stringMatching(/^0([689][0-9]{8}|[2-7][0-9]{7})(#[0-9]{1,6})?$/);
    fc.assert(
      fc.property(kept, (phone) => {
        expect(parseThaiPhone(phone)).toBe(phone);
        expect(parseThaiPhone(formatThaiPhone(phone))).toBe(phone);
      }),
    );
  });

  it('whatever is typed, is kept as a number or not at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(parseThaiPhone(typed) ?? '0812345678').toMatch(/^0\d{8,9}(#\d{1,6})?$/);
      }),
    );
  });
});
