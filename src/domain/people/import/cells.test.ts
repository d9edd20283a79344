import { describe, expect, it, test } from 'vitest';
import { parseImportedPhone, parseSite, parseYesNo, splitFullName } from './cells';
import { matchHeadings } from './columns';
import { employeeColumns } from './employees';

describe('a phone number as spreadsheets write it', () => {
  test.each([
    ['0812345678', '0812345678'],
    ['812345678', '0812345678'],
    ['81-234-5678', '0812345678'],
    ['21234567', '021234567'],
    ['๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['66812345678', null],
    ['02-123-4567 ต่อ 104', '021234567#104'],
    ['8.12346E+08', null],
    ['12345', null],
    ['081-234-5678, 089-876-5432', null],
    ['-', null],
  ])('%s → %s', (typed, kept) => {
    expect(parseImportedPhone(typed)).toBe(kept);
  });
});

describe('a whole name in one cell', () => {
  test.each([
    ['สมชาย ใจดี', 'สมชาย', 'ใจดี'],
    ['นายสมชาย ใจดี', 'สมชาย', 'ใจดี'],
    ['นาย สมชาย  ใจดี', 'สมชาย', 'ใจดี'],
    ['นางสาวสุดา ณ นคร', 'สุดา', 'ณ นคร'],
    ['น.ส.สุดา รักดี', 'สุดา', 'รักดี'],
    ['นายิกา ดี', 'นายิกา', 'ดี'],
    ['Mr. Somchai Jaidee', 'Somchai', 'Jaidee'],
    ['Mrinal Sen', 'Mrinal', 'Sen'],
    ['Miss Suda', 'Suda', ''],
    ['  สมชาย ใจดี ', 'สมชาย', 'ใจดี'],
  ])('%s', (name, first, last) => {
    expect(splitFullName(name)).toEqual({ first, last });
  });
});

test.each([
  ['ใช่', true],
  ['Y', true],
  ['1', true],
  ['ลาออก', false],
  ['Resigned', false],
  ['๐', false],
  ['maybe', null],
])('%s is %s', (text, value) => {
  expect(parseYesNo(text)).toBe(value);
});

test.each([
  ['นวนคร', 'nava'],
  ['NAVA', 'nava'],
  ['อมตะซิตี้', 'amata'],
  ['โรงงานนวนคร', 'nava'],
  ['Amata site', 'amata'],
  ['Rayong', null],
])('%s is the site %s', (text, site) => {
  expect(parseSite(text)).toBe(site);
});

describe('headings', () => {
  const keys = (...headings: string[]) => [...matchHeadings(headings, employeeColumns).at.keys()];

  it.each([
    ['Employee No.', 'employeeNo'],
    ['EMPLOYEE_ID', 'employeeNo'],
    [' รหัสพนักงาน ', 'employeeNo'],
    ['ชื่อ - นามสกุล', 'fullNameTh'],
    ['ชื่อ (อังกฤษ)', 'firstNameEn'],
    ['E-mail', 'email'],
    ['Dept.', 'department'],
    ['Full name', 'fullNameEn'],
    ['ชื่อ-สกุล (อังกฤษ)', 'fullNameEn'],
    ['โทรศัพท์', 'phone'],
  ])('%s means %s', (heading, key) => {
    expect(keys(heading)).toEqual([key]);
  });

  it('no two columns share one', () => {
    const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_\-–./()*:]/g, '');
    const names = employeeColumns.flatMap(({ key, th, en, ...more }) => [
      ...new Set([key, th, en, ...('also' in more ? more.also : [])].map(plain)),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

test('a site is read by the name that its company gave it', () => {
  const names = { nava: ['โรงงานปทุม', 'Pathum plant'], amata: ['โรงงานชลบุรี', 'Chonburi plant'] };
  expect(['Pathum plant', 'ชลบุรี', 'นวนคร', 'Korat'].map((text) => parseSite(text, names))).toEqual([
    'nava',
    'amata',
    'nava',
    null,
  ]);
});
