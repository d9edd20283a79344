import { describe, expect, it, test } from 'vitest';
import { formatTaxId, parseTaxId } from './tax-id';

describe('a tax number', () => {
  test.each([
    ['0135560009015', '0135560009015'],
    ['0-1355-60009-01-5', '0135560009015'],
    ['0 1355 60009 01 5', '0135560009015'],
    ['  0135560009015\n', '0135560009015'],
    ['๐๑๓๕๕๖๐๐๐๙๐๑๕', '0135560009015'],
    ['๐-๑๓๕๕-๖๐๐๐๙-๐๑-๕', '0135560009015'],
    ['0–1355–60009–01–5', '0135560009015'],
    ['0.1355.60009.01.5', '0135560009015'],
    ['\uFEFF0135560009015\u200B', '0135560009015'],
    ['0105551234567', '0105551234567'],
  ])('is read from %j', (typed, kept) => {
    expect(parseTaxId(typed)).toBe(kept);
  });

  test.each([
    '',
    '0135560009016',
    '013556000901',
    '01355600090155',
    '1035560009015',
    '0135560009O15',
    'TAX 0135560009015',
    '0135560009015/00000',
    '-0135560009015,',
  ])('is none in %j', (typed) => {
    expect(parseTaxId(typed)).toBeNull();
  });

  it('has exactly one last digit for any twelve', () => {
    const parsed = Array.from({ length: 10 }, (_, digit) => parseTaxId(`013556000901${digit}`));
    expect(parsed.filter((id) => id !== null)).toEqual(['0135560009015']);
  });

  it('is shown as papers print it, and read again from there', () => {
    expect(formatTaxId('0135560009015')).toBe('0-1355-60009-01-5');
    expect(parseTaxId(formatTaxId('0105551234567'))).toBe('0105551234567');
  });
});
