import type { DirectoryProblem, HeldBack } from '#domain/people/import/directory-problem';
import type { Message } from './message';

/** Employees from the company's directory. */

export const directoryTitle: Message = {
  th: 'พนักงานจาก Microsoft Entra',
  en: 'Employees from Microsoft Entra',
};
export const directoryName: Message = { th: 'Microsoft Entra', en: 'Microsoft Entra' };
export const directoryHint: Message = {
  th: 'อ่านรายชื่อจาก Entra ตรวจสิ่งที่จะเปลี่ยน แล้วจึงบันทึก ข้อมูลที่ Entra ไม่มีจะคงค่าเดิม',
  en: 'Read the people from Entra, look at what would change, then save. What Entra does not have stays as it is.',
};
export const readDirectory: Message = { th: 'อ่านจาก Entra', en: 'Read from Entra' };
export const readDirectoryAgain: Message = { th: 'อ่านใหม่', en: 'Read again' };
export const readingDirectory: Message = { th: 'กำลังอ่านจาก Entra…', en: 'Reading from Entra…' };
export const directoryRead: Message<{ at: string; people: number }> = {
  th: ({ at, people }) => `อ่านล่าสุด ${at} · ${people.toLocaleString('th-TH')} บัญชี`,
  en: ({ at, people }) =>
    `Read ${at} · ${people.toLocaleString('en-GB')} ${people === 1 ? 'account' : 'accounts'}`,
};
export const directorySaved: Message<{ at: string }> = {
  th: ({ at }) => `บันทึกล่าสุด ${at}`,
  en: ({ at }) => `Saved ${at}`,
};
export const neverSaved: Message = { th: 'ยังไม่เคยบันทึก', en: 'Not saved yet' };
export const lookAtDirectory: Message = { th: 'ดูสิ่งที่จะเปลี่ยน', en: 'See what would change' };
export const saveDirectory: Message<{ count: number }> = {
  th: ({ count }) => `บันทึก ${count.toLocaleString('th-TH')} คน`,
  en: ({ count }) => `Save ${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'}`,
};
export const nothingToSave: Message = {
  th: 'ตรงกับ Entra แล้ว ไม่มีอะไรต้องบันทึก',
  en: 'All is as in Entra: there is nothing to save.',
};
export const directoryDone: Message<{ count: number }> = {
  th: ({ count }) => `บันทึกแล้ว ${count.toLocaleString('th-TH')} คน`,
  en: ({ count }) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'} saved`,
};
export const leftOutOfDirectory: Message<{ count: number }> = {
  th: ({ count }) => `ต้องแก้ใน Entra ${count.toLocaleString('th-TH')} คน ข้อมูลส่วนที่ผิดจะไม่ถูกบันทึก`,
  en: ({ count }) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'} to be put right in Entra; what is wrong is not saved`,
};
export const withoutNumber: Message<{ count: number }> = {
  th: ({ count }) => `ไม่มีรหัสพนักงาน ${count.toLocaleString('th-TH')} บัญชี (ไม่นำเข้า)`,
  en: ({ count }) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'account' : 'accounts'} without an employee number, left out`,
};
export const otherReading: Message = {
  th: 'มีการอ่านรายชื่อใหม่แล้ว กรุณาดูอีกครั้งก่อนบันทึก',
  en: 'The directory was read again meanwhile. Please look at it once more before saving.',
};

export const directoryProblems: Readonly<Record<DirectoryProblem, Message>> = {
  refused: {
    th: 'Entra ไม่อนุญาตให้อ่าน กรุณาตรวจรหัสลับและสิทธิ์ User.Read.All ของแอป',
    en: 'Entra refuses to be read. Check the secret and the permission User.Read.All of the app.',
  },
  unreachable: {
    th: 'ติดต่อ Entra ไม่ได้ กรุณาลองใหม่ในอีกสักครู่',
    en: 'Entra does not answer. Please try again in a moment.',
  },
  busy: {
    th: 'Entra ไม่ว่าง กรุณาลองใหม่ภายหลัง',
    en: 'Entra is busy. Please try again later.',
  },
  broken: {
    th: 'คำตอบจาก Entra ไม่ถูกต้อง กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Entra answered something unexpected. Please tell whoever runs the server.',
  },
};

export const directoryOff: Message = {
  th: 'ยังไม่ได้ตั้งค่า Entra ที่เซิร์ฟเวอร์',
  en: 'Entra is not set up on the server.',
};

export const nightlyTitle: Message = { th: 'รับทุกคืนโดยอัตโนมัติ', en: 'Every night by itself' };
export const nightlyHint: Message = {
  th: 'เวลา 02:30 น. ระบบจะบันทึกสิ่งที่เปลี่ยนใน Entra ให้เอง',
  en: 'At 02:30 what has changed in Entra is saved by itself.',
};
export const nightlyBy: Message<{ name: string }> = {
  th: ({ name }) => `เปิดโดย ${name}`,
  en: ({ name }) => `Switched on by ${name}`,
};
export const switchNightly: Record<'on' | 'off', Message> = {
  on: { th: 'เปิด', en: 'Switch on' },
  off: { th: 'ปิด', en: 'Switch off' },
};
export const heldBackReasons: Readonly<Record<HeldBack, Message>> = {
  many_leave: {
    th: 'คืนล่าสุดมีคนลาออกมากผิดปกติ จึงยังไม่บันทึก กรุณาตรวจแล้วบันทึกเอง',
    en: 'Unusually many people would leave, so last night saved nothing. Please look, then save by hand.',
  },
  no_admin: {
    th: 'ผู้ที่เปิดไว้ไม่ได้ดูแลผู้ใช้แล้ว กรุณาเปิดใหม่ในชื่อของคุณ',
    en: 'Whoever switched it on manages no users any more. Please switch it on in your name.',
  },
};
