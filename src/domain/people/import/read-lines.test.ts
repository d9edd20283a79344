import { describe, expect, it, test } from 'vitest';
import type { createReader } from './cells';
import type { Column } from './columns';
import { readLines } from './read-lines';

const columns: readonly Column[] = [
  { key: 'name', th: 'ชื่อ', en: 'Name', required: true },
  { key: 'note', th: 'หมายเหตุ', en: 'Note', also: ['remark'] },
  { key: 'phone', th: 'โทรศัพท์', en: 'Phone' },
  { key: 'email', th: 'อีเมล', en: 'E-mail' },
  { key: 'active', th: 'สถานะ', en: 'Active' },
  { key: 'site', th: 'โรงงาน', en: 'Site' },
  { key: 'km', th: 'ระยะทาง', en: 'Km' },
];

const ofAll = ({
  text,
  phone,
  email,
  yesNo,
  site,
  number,
  required,
}: ReturnType<typeof createReader>) => ({
  name: required('name'),
  note: text('note'),
  phone: phone('phone'),
  email: email('email'),
  active: yesNo('active'),
  site: site('site'),
  km: number('km'),
});

const read = (headings: readonly string[], ...lines: readonly (readonly string[])[]) =>
  readLines(
    { headings, rows: lines.map((cells, index) => ({ line: index + 2, cells })) },
    columns,
    ofAll,
  );

const all = ['Name', 'Note', 'Phone', 'E-mail', 'Active', 'Site', 'Km'];
const good = ['สมชาย', 'พนักงาน', '0812345678', 'a@b.co', 'ใช่', 'นวนคร', '12,5'];

describe('a line', () => {
  it('is read cell by cell', () => {
    expect(read(all, good)).toEqual({
      rows: [
        {
          name: 'สมชาย',
          note: 'พนักงาน',
          phone: '0812345678',
          email: 'a@b.co',
          active: true,
          site: 'nava',
          km: 12.5,
        },
      ],
      problems: [],
      ignored: [],
    });
  });

  it('leaves alone what has no column, and empties what has an empty or missing cell', () => {
    expect(read(['Name', 'Note', 'Phone'], ['สมชาย', '']).rows).toEqual([
      {
        name: 'สมชาย',
        note: null,
        phone: null,
        email: undefined,
        active: undefined,
        site: undefined,
        km: undefined,
      },
    ]);
  });

  test.each([
    ['Name', '', 'required'],
    ['Name', 'ก'.repeat(201), 'too_long'],
    ['Name', 'ก\u202e', 'invalid'],
    ['Note', 'ก'.repeat(201), 'too_long'],
    ['Note', 'ก\0', 'invalid'],
    ['Phone', '12', 'not_a_phone'],
    ['E-mail', 'a b@c', 'not_an_email'],
    ['E-mail', 'a@b\u200b.co', 'not_an_email'],
    ['E-mail', '@b.co', 'not_an_email'],
    ['E-mail', 'ab.co', 'not_an_email'],
    ['Active', 'maybe', 'not_yes_or_no'],
    ['Site', 'Rayong', 'unknown_site'],
    ['Km', 'far', 'invalid'],
  ])('with %s "%s" is %s', (heading, cell, code) => {
    const at = all.indexOf(heading);
    expect(read(all, good.with(at, cell), good).problems).toEqual([
      { line: 2, column: columns[at]?.key, code },
    ]);
  });

  test.each(['Name', 'Note'])(
    'may have two hundred letters of %s, and lines in them',
    (heading) => {
      const at = all.indexOf(heading);
      for (const cell of ['ก'.repeat(200), 'ก\nข\tค'])
        expect(read(all, good.with(at, cell)).problems).toEqual([]);
    },
  );

  it('may say yes, a number or a site with blanks around it', () => {
    const cells = good.with(4, ' NO ').with(5, ' amata ').with(6, '๑๒');
    expect(read(all, cells).rows[0]).toMatchObject({ active: false, site: 'amata', km: 12 });
  });
});

describe('the headings', () => {
  it('are the same with other letters, blanks and dashes, and by any of their names', () => {
    expect(read([' NAME', 'remark', 'e_mail'], ['สมชาย', 'x', 'a@b.co'])).toMatchObject({
      rows: [{ name: 'สมชาย', note: 'x', email: 'a@b.co' }],
      problems: [],
    });
  });

  it('that mean nothing are said; an empty one is nothing', () => {
    expect(read(['Name', 'Shoe size', ''], ['สมชาย', '42', ''])).toMatchObject({
      ignored: ['Shoe size'],
      problems: [],
    });
  });

  it('that are missing or there twice stop the whole file', () => {
    expect(read(['Note', 'หมายเหตุ'], ['a', 'b'])).toEqual({
      rows: [],
      problems: [
        { line: 1, column: 'note', code: 'column_twice' },
        { line: 1, column: 'name', code: 'missing_column' },
      ],
      ignored: [],
    });
  });
});
