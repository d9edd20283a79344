import { describe, expect, it, test } from 'vitest';
import { employeeColumns, readEmployees } from './employees';

const read = (headings: readonly string[], cells: readonly string[]) =>
  readEmployees({ headings, rows: [{ line: 2, cells }] });

describe('employees from a file', () => {
  it('are read by their columns', () => {
    const headings = [
      'รหัสพนักงาน',
      'UPN',
      'ชื่อ (ไทย)',
      'สกุล',
      'Mail',
      'Plant',
      'CC',
      'หัวหน้า',
      'Active',
    ];
    const cells = ['100', 'a@b.co', 'สมชาย', 'ใจดี', 'a@b.co', 'นวนคร', '7', '99', 'ใช่'];
    const { rows, problems } = read(headings, cells);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        employeeNo: '100',
        signInName: 'a@b.co',
        firstNameTh: 'สมชาย',
        lastNameTh: 'ใจดี',
        firstNameEn: undefined,
        lastNameEn: undefined,
        nickname: undefined,
        email: 'a@b.co',
        phone: undefined,
        site: 'nava',
        department: undefined,
        costCentre: '7',
        manager: '99',
        works: true,
      },
    ]);
  });

  it('may have their whole name in one cell; where it is empty the two others count', () => {
    const headings = ['ID', 'ชื่อ-สกุล', 'Display name', 'Given name', 'Surname'];
    expect(read(headings, ['1', 'นายสมชาย ใจดี', '', 'Somchai', 'Jaidee']).rows[0]).toMatchObject({
      firstNameTh: 'สมชาย',
      lastNameTh: 'ใจดี',
      firstNameEn: 'Somchai',
      lastNameEn: 'Jaidee',
    });
  });

  it('must have a number', () => {
    expect(read(['UPN'], ['a@b.co']).problems).toEqual([
      { line: 1, column: 'employeeNo', code: 'missing_column' },
    ]);
  });

  const names = employeeColumns.flatMap((column) =>
    ('also' in column ? column.also : []).map((heading) => [heading, column.key] as const),
  );

  it('have columns by forty other names', () => {
    expect(names.length).toBeGreaterThan(40);
    const others = ['อีเมล์', 'ศูนย์ต้นทุน', 'สถานที่ทำงาน', 'Last name TH', 'First name EN'];
    expect(others.filter((name) => !names.some(([heading]) => heading === name))).toEqual([]);
  });

  test.each(names)('%s is the column %s', (heading) => {
    expect(read([heading], ['x']).ignored).toEqual([]);
  });
});
