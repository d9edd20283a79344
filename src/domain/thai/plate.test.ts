import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parsePlate, parseRedPlate } from './plate';

describe('a Thai number plate', () => {
  test.each([
    ['1กข 1234', '1กข 1234'],
    ['1กข1234', '1กข 1234'],
    ['1กข-1234', '1กข 1234'],
    [' 1กข  1234 ', '1กข 1234'],
    ['๑กข ๑๒๓๔', '1กข 1234'],
    ['กข 1', 'กข 1'],
    ['กข 9999', 'กข 9999'],
    ['9กฮ 8', '9กฮ 8'],
    ['ฮน 555', 'ฮน 555'],
    ['ฒผ 4321', 'ฒผ 4321'],
    ['1ฒณ 99', '1ฒณ 99'],
    ['นข 1188', 'นข 1188'],
    ['ก 1234', 'ก 1234'],
    ['7ก-1234', '7ก 1234'],
    ['70-1234', '70-1234'],
    ['70 0123', '70-0123'],
    ['๓๐-๐๐๐๑', '30-0001'],
    ['10-2345', '10-2345'],
    ['1\u200bกข\u00a01234', '1กข 1234'],
  ])('when typed as "%s", is kept as %s', (typed, kept) => {
    expect(parsePlate(typed)).toBe(kept);
  });

  test.each([
    '',
    ' ',
    '1234',
    'กข',
    'กข 0',
    'กข 0123',
    'กข 12345',
    '0กข 1234',
    '12กข 1234',
    'กขค 123',
    'ฃข 1234',
    'ฅข 1234',
    'AB 1234',
    'กา 1234',
    'กข 12-34ก',
    '7-1234',
    '70-123',
    '00-1234',
    '1กข 1234 กรุงเทพมหานคร',
  ])('"%s" is none', (typed) => {
    expect(parsePlate(typed)).toBeNull();
  });

  it('once kept, reads the same again', () => {
    const kept = fc.stringMatching(/^([1-9]?[กขคงจ]{1,2} [1-9][0-9]{0,3}|[1-9][0-9]-[0-9]{4})$/);
    fc.assert(
      fc.property(kept, (plate) => {
        expect(parsePlate(plate)).toBe(plate);
        expect(parsePlate(plate.replaceAll(/[ -]/g, ''))).toBe(plate);
      }),
    );
  });
});

describe('a red plate', () => {
  test.each([
    ['ก-1234', 'ก-1234'],
    ['  ก 1234   แดง ', 'ก 1234 แดง'],
    ['กท-0012', 'กท-0012'],
  ])('"%s" is kept as "%s"', (typed, kept) => {
    expect(parseRedPlate(typed)).toBe(kept);
  });

  it('of twenty signs is kept', () => {
    expect(parseRedPlate('ก'.repeat(20))).toBe('ก'.repeat(20));
  });

  test.each(['', '   ', 'ก'.repeat(21)])('"%s" is none', (typed) => {
    expect(parseRedPlate(typed)).toBeNull();
  });
});
