import type { Csv } from '../../csv/read-csv';
import type { SiteId } from '../../site-id';
import { splitFullName, type createReader, type SiteNames } from './cells';
import type { Column } from './columns';
import { readLines, type ReadFile } from './read-lines';

export const employeeColumns = [
  {
    key: 'employeeNo',
    th: 'รหัสพนักงาน',
    en: 'Employee number',
    also: ['เลขประจำตัวพนักงาน', 'เลขที่พนักงาน', 'Employee no', 'Employee ID', 'Emp no', 'ID'],
    required: true,
  },
  {
    key: 'signInName',
    th: 'ชื่อเข้าสู่ระบบ',
    en: 'Sign-in name',
    also: ['ชื่อผู้ใช้', 'บัญชีผู้ใช้', 'Username', 'User principal name', 'UPN', 'Account', 'Login'],
  },
  { key: 'fullNameTh', th: 'ชื่อ-นามสกุล', en: 'Name in Thai', also: ['ชื่อ-สกุล', 'ชื่อ นามสกุล (ไทย)'] },
  {
    key: 'firstNameTh',
    th: 'ชื่อ (ไทย)',
    en: 'First name in Thai',
    also: ['ชื่อ', 'ชื่อภาษาไทย', 'First name TH'],
  },
  {
    key: 'lastNameTh',
    th: 'นามสกุล (ไทย)',
    en: 'Last name in Thai',
    also: ['สกุล', 'นามสกุล', 'นามสกุลภาษาไทย', 'Last name TH'],
  },
  {
    key: 'fullNameEn',
    th: 'ชื่อ-นามสกุล (อังกฤษ)',
    en: 'Name',
    also: ['ชื่อ-สกุล (อังกฤษ)', 'Full name', 'Display name', 'Name EN'],
  },
  {
    key: 'firstNameEn',
    th: 'ชื่อ (อังกฤษ)',
    en: 'First name in English',
    also: ['First name', 'ชื่อภาษาอังกฤษ', 'First name EN', 'Given name'],
  },
  {
    key: 'lastNameEn',
    th: 'นามสกุล (อังกฤษ)',
    en: 'Last name in English',
    also: ['Last name', 'นามสกุลภาษาอังกฤษ', 'Last name EN', 'Surname', 'Family name'],
  },
  { key: 'nickname', th: 'ชื่อเล่น', en: 'Nickname' },
  { key: 'email', th: 'อีเมล', en: 'E-mail', also: ['อีเมล์', 'Email address', 'Mail'] },
  {
    key: 'phone',
    th: 'เบอร์โทร',
    en: 'Phone',
    also: ['โทรศัพท์', 'เบอร์โทรศัพท์', 'เบอร์มือถือ', 'มือถือ', 'Mobile', 'Telephone', 'Phone number'],
  },
  { key: 'site', th: 'โรงงาน', en: 'Site', also: ['สถานที่ทำงาน', 'สาขา', 'Plant', 'Location'] },
  { key: 'department', th: 'แผนก', en: 'Department', also: ['ฝ่าย', 'หน่วยงาน', 'แผนก/ฝ่าย', 'Dept'] },
  {
    key: 'costCentre',
    th: 'รหัสศูนย์ต้นทุน',
    en: 'Cost centre code',
    also: ['ศูนย์ต้นทุน', 'Cost centre', 'Cost center', 'CC'],
  },
  {
    key: 'manager',
    th: 'รหัสหัวหน้า',
    en: 'Manager number',
    also: [
      'Manager',
      'หัวหน้า',
      'หัวหน้างาน',
      'ผู้บังคับบัญชา',
      'รหัสผู้บังคับบัญชา',
      'Manager no',
      'Manager ID',
      'Supervisor',
    ],
  },
  { key: 'works', th: 'สถานะ', en: 'Status', also: ['ทำงานอยู่', 'Active', 'Employment status'] },
] as const satisfies readonly Column[];

/** One employee as the file has them. What is undefined has no column and stays as it is. */
export type EmployeeRow = {
  line: number;
  employeeNo: string;
  signInName: string | null | undefined;
  firstNameTh: string | null | undefined;
  lastNameTh: string | null | undefined;
  firstNameEn: string | null | undefined;
  lastNameEn: string | null | undefined;
  nickname: string | null | undefined;
  email: string | null | undefined;
  phone: string | null | undefined;
  site: SiteId | null | undefined;
  department: string | null | undefined;
  costCentre: string | null | undefined;
  /** By employee number or sign-in name. */
  manager: string | null | undefined;
  works: boolean | null | undefined;
};

type Cell = string | null | undefined;

/** One column for the whole name, or two. */
const nameOf = (full: Cell, first: Cell, last: Cell): { first: Cell; last: Cell } =>
  full ? splitFullName(full) : { first, last };

export type EmployeeColumn = (typeof employeeColumns)[number]['key'];

export const readEmployee = (cell: ReturnType<typeof createReader>): EmployeeRow => {
  const employeeNo = cell.required('employeeNo');
  const thai = nameOf(cell.text('fullNameTh'), cell.text('firstNameTh'), cell.text('lastNameTh'));
  const english = nameOf(
    cell.text('fullNameEn'),
    cell.text('firstNameEn'),
    cell.text('lastNameEn'),
  );
  return {
    line: cell.line,
    employeeNo,
    signInName: cell.email('signInName'),
    firstNameTh: thai.first,
    lastNameTh: thai.last,
    firstNameEn: english.first,
    lastNameEn: english.last,
    nickname: cell.text('nickname'),
    email: cell.email('email'),
    phone: cell.phone('phone'),
    site: cell.site('site'),
    department: cell.text('department'),
    costCentre: cell.text('costCentre'),
    manager: cell.text('manager'),
    works: cell.yesNo('works'),
  };
};

export const readEmployees = (csv: Csv, siteNames?: SiteNames): ReadFile<EmployeeRow> =>
  readLines(csv, employeeColumns, readEmployee, siteNames);
