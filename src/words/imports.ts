import type { ImportProblemCode } from '#domain/people/import/problem';
import { fieldProblems } from './field-problems';
import type { Message } from './message';

/** Employees, cost centres and places from a file. */

export const worksLabel: Message = { th: 'สถานะ', en: 'Status' };
export const worksNames: Readonly<Record<'yes' | 'no', Message>> = {
  yes: { th: 'ทำงานอยู่', en: 'Works here' },
  no: { th: 'ลาออก', en: 'Left' },
};
export const importsTitle: Message = { th: 'นำเข้าจากไฟล์ CSV', en: 'Import from CSV files' };
export const importTargetNames: Record<'employees' | 'cost-centres' | 'places', Message> = {
  employees: { th: 'พนักงาน', en: 'Employees' },
  'cost-centres': { th: 'ศูนย์ต้นทุน', en: 'Cost centres' },
  places: { th: 'สถานที่', en: 'Places' },
};
export const importTargetHints: Record<'employees' | 'cost-centres' | 'places', Message> = {
  employees: {
    th: 'เพิ่มและแก้ไขพนักงานจากไฟล์ของฝ่ายบุคคล คอลัมน์ที่ไม่มีในไฟล์จะคงค่าเดิม ใส่สถานะ “ลาออก” เพื่อปิดบัญชี',
    en: 'Add and change employees from HR’s file. A column that is not there changes nothing; the status “left” closes an account.',
  },
  'cost-centres': {
    th: 'ควรนำเข้าก่อนพนักงาน',
    en: 'Import these before the employees.',
  },
  places: {
    th: 'จุดรับส่งของโรงงานและปลายทางที่ใช้บ่อย',
    en: 'Points of the sites and frequent destinations.',
  },
};
export const importButton: Record<'employees' | 'cost-centres' | 'places', Message> = {
  employees: { th: 'นำเข้าพนักงาน', en: 'Import employees' },
  'cost-centres': { th: 'นำเข้าศูนย์ต้นทุน', en: 'Import cost centres' },
  places: { th: 'นำเข้าสถานที่', en: 'Import places' },
};

export const importShort: Message = { th: 'นำเข้า', en: 'Import' };
export const importColumn: Message = { th: 'รายการ', en: 'Row' };
export const importEffect: Message = { th: 'ผลการนำเข้า', en: 'Outcome' };
/** Read before and after the import: neither says that it is done. */
export const willBeAdded: Message = { th: 'เพิ่มใหม่', en: 'New' };
export const willWait: Message = {
  th: 'ชื่อเข้าสู่ระบบรอผู้ดูแลอีกคนยืนยัน',
  en: 'The sign-in name waits for another administrator',
};
export const willLeave: Message = { th: 'ลาออก', en: 'Leaves' };
export const willChange: Message<{ columns: string }> = {
  th: ({ columns }) => `แก้ไข: ${columns}`,
  en: ({ columns }) => `Changes: ${columns}`,
};

export const importSummary: Message<{
  added: number;
  changed: number;
  unchanged: number;
  leaving: number;
  waiting: number;
}> = {
  th: ({ added, changed, unchanged, leaving, waiting }) =>
    [
      `เพิ่ม ${added.toLocaleString('th-TH')}`,
      `แก้ไข ${changed.toLocaleString('th-TH')}`,
      `เหมือนเดิม ${unchanged.toLocaleString('th-TH')}`,
      ...(leaving > 0 ? [`ลาออก ${leaving.toLocaleString('th-TH')}`] : []),
      ...(waiting > 0 ? [`รอยืนยันบัญชี ${waiting.toLocaleString('th-TH')}`] : []),
    ].join(' · '),
  en: ({ added, changed, unchanged, leaving, waiting }) =>
    [
      `${added.toLocaleString('en-GB')} new`,
      `${changed.toLocaleString('en-GB')} with changes`,
      `${unchanged.toLocaleString('en-GB')} as before`,
      ...(leaving > 0 ? [`${leaving.toLocaleString('en-GB')} leaving`] : []),
      ...(waiting > 0
        ? [
            `${waiting.toLocaleString('en-GB')} sign-in ${waiting === 1 ? 'name' : 'names'} to be confirmed`,
          ]
        : []),
    ].join(' · '),
};
export const newDepartments: Message<{ names: string }> = {
  th: ({ names }) => `แผนกใหม่: ${names}`,
  en: ({ names }) => `New departments: ${names}`,
};
export const ignoredColumns: Message<{ names: string }> = {
  th: ({ names }) => `คอลัมน์ที่ไม่ได้ใช้: ${names}`,
  en: ({ names }) => `Columns not used: ${names}`,
};

/** What a cell holds that is no word of its column is told with the words that are. */
export type WrongWord = Extract<ImportProblemCode, 'not_yes_or_no' | 'unknown_site'>;

export const importProblems: Record<Exclude<ImportProblemCode, WrongWord>, Message> = {
  open_quote: { th: 'มีเครื่องหมายคำพูดที่ไม่ปิด', en: 'A quotation mark is not closed.' },
  empty_file: { th: 'ไม่มีข้อมูลในไฟล์นี้', en: 'There are no rows in this file.' },
  too_many_rows: {
    th: 'เกิน 20,000 แถว กรุณาแบ่งไฟล์',
    en: 'More than 20,000 rows. Please split the file.',
  },
  missing_column: { th: 'ไม่พบคอลัมน์นี้ในไฟล์', en: 'This column is not in the file.' },
  column_twice: { th: 'มีคอลัมน์นี้สองครั้ง', en: 'This column is there twice.' },
  required: fieldProblems.required,
  too_long: fieldProblems.too_long,
  invalid: fieldProblems.invalid,
  not_a_phone: { th: 'เบอร์โทรไม่ถูกต้อง', en: 'Not a Thai phone number.' },
  not_an_email: { th: 'ต้องอยู่ในรูป ชื่อ@โดเมน', en: 'This must look like name@domain.' },
  unknown_province: { th: 'ไม่พบจังหวัดนี้', en: 'There is no such province.' },
  unknown_cost_centre: {
    th: 'ไม่พบศูนย์ต้นทุนนี้ กรุณานำเข้าศูนย์ต้นทุนก่อน',
    en: 'No such cost centre. Import the cost centres first.',
  },
  unknown_manager: {
    th: 'ไม่พบหัวหน้าคนนี้ในไฟล์หรือในระบบ',
    en: 'This manager is neither in the file nor known here.',
  },
  own_manager: { th: 'เป็นหัวหน้าของตัวเองไม่ได้', en: 'Nobody is their own manager.' },
  manager_loop: { th: 'สายหัวหน้าวนเป็นวง', en: 'The managers form a circle.' },
  listed_twice: { th: 'ซ้ำกับแถวก่อนหน้า', en: 'An earlier row has this already.' },
  taken: { th: 'เป็นของคนอื่นอยู่แล้ว', en: 'This is somebody else’s.' },
  supplier_account: {
    th: 'เป็นบัญชีของผู้จัดรถของผู้ให้บริการ',
    en: 'This account is a provider’s dispatcher’s.',
  },
  own_record: {
    th: 'แก้ข้อมูลของตัวเองไม่ได้ ให้ผู้ดูแลคนอื่นนำเข้าแถวนี้',
    en: 'You cannot change your own record. Ask another administrator to import this row.',
  },
  is_fallback_approver: {
    th: 'เป็นผู้อนุมัติแทนของโรงงาน กรุณาเปลี่ยนคนก่อน',
    en: 'This person approves for a site. Choose somebody else first.',
  },
  coordinates_whole: {
    th: 'ต้องมีทั้งละติจูดและลองจิจูด',
    en: 'Latitude and longitude go together.',
  },
  not_in_thailand: {
    th: 'ต้องอยู่ในประเทศไทย ละติจูด 5–21 ลองจิจูด 97–106',
    en: 'Not in Thailand: latitude 5 to 21, longitude 97 to 106.',
  },
};
