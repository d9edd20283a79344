import type { Csv } from '../../csv/read-csv';
import type { Column } from './columns';
import { departmentsOf, key, type KnownDepartment, type NewDepartment } from './departments';
import { readLines, type ReadFile } from './read-lines';
import type { ImportProblem } from './problem';

export const costCentreColumns = [
  {
    key: 'code',
    th: 'รหัสศูนย์ต้นทุน',
    en: 'Cost centre code',
    also: ['รหัส', 'Code', 'Cost centre', 'Cost center'],
    required: true,
  },
  {
    key: 'nameTh',
    th: 'ชื่อ (ไทย)',
    en: 'Name in Thai',
    also: ['ชื่อ', 'ชื่อภาษาไทย', 'Name TH', 'Description'],
  },
  {
    key: 'nameEn',
    th: 'ชื่อ (อังกฤษ)',
    en: 'Name in English',
    also: ['ชื่อภาษาอังกฤษ', 'Name EN', 'Name'],
  },
  { key: 'department', th: 'แผนก', en: 'Department', also: ['ฝ่าย', 'หน่วยงาน', 'Dept'] },
  { key: 'active', th: 'การใช้งาน', en: 'Use', also: ['สถานะ', 'ใช้งาน', 'Active', 'Status'] },
] as const satisfies readonly Column[];

type CostCentreRow = {
  line: number;
  code: string;
  nameTh: string | null | undefined;
  nameEn: string | null | undefined;
  department: string | null | undefined;
  active: boolean | null | undefined;
};

export type KnownCostCentre = {
  id: string;
  code: string;
  nameTh: string;
  nameEn: string;
  departmentId: string | null;
  active: boolean;
};

export const readCostCentres = (csv: Csv): ReadFile<CostCentreRow> =>
  readLines(csv, costCentreColumns, (cell) => {
    return {
      line: cell.line,
      code: cell.required('code'),
      nameTh: cell.text('nameTh'),
      nameEn: cell.text('nameEn'),
      department: cell.text('department'),
      active: cell.yesNo('active'),
    };
  });

export type Planned<T> = {
  rows: readonly { after: T; before: T | null }[];
  unchanged: number;
  problems: readonly ImportProblem[];
};

export const planCostCentres = (
  rows: readonly CostCentreRow[],
  known: {
    costCentres: readonly KnownCostCentre[];
    departments: readonly KnownDepartment[];
    newId: () => string;
  },
): Planned<KnownCostCentre> & { newDepartments: readonly NewDepartment[] } => {
  const problems: ImportProblem[] = [];
  const byCode = new Map(known.costCentres.map((costCentre) => [key(costCentre.code), costCentre]));
  const departments = departmentsOf(known.departments, known.newId);
  const seen = new Set<string>();
  const planned = rows.map((row) => {
    const before = byCode.get(key(row.code)) ?? null;
    if (seen.has(key(row.code)))
      problems.push({ line: row.line, column: 'code', code: 'listed_twice' });
    seen.add(key(row.code));
    const nameTh = row.nameTh ?? before?.nameTh ?? row.nameEn ?? '';
    if (nameTh === '') problems.push({ line: row.line, column: 'nameTh', code: 'required' });
    const kept = row.department === undefined ? (before?.departmentId ?? null) : null;
    const after: KnownCostCentre = {
      id: before?.id ?? known.newId(),
      code: before?.code ?? row.code,
      nameTh,
      nameEn: row.nameEn ?? before?.nameEn ?? nameTh,
      departmentId: row.department ? departments.idOf(row.department) : kept,
      active: row.active ?? before?.active ?? true,
    };
    return { after, before };
  });
  const changed = planned.filter(({ after, before }) => !before || !isSame(after, before));
  return {
    rows: changed,
    unchanged: planned.length - changed.length,
    problems,
    newDepartments: departments.made,
  };
};

/** The same in every field. */
export const isSame = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((name) => a[name] === b[name]);
