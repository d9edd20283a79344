import type { Message } from './message';

/** What a person may ask of the company about the own data. */

export const personalDataTitle: Message = { th: 'ข้อมูลส่วนบุคคล', en: 'Personal data' };
export const personalDataHint: Message = {
  th: 'ส่งออกข้อมูลของใครคนหนึ่งเมื่อเจ้าตัวขอ หรือลบข้อมูลของผู้ที่ลาออกแล้ว',
  en: 'Hand somebody’s data over when they ask for it, or erase that of somebody who has left.',
};
export const findDataOf: Message = { th: 'ค้นหาคน', en: 'Find a person' };
export const exportData: Message = { th: 'ส่งออกข้อมูล', en: 'Export the data' };
export const eraseData: Message = { th: 'ลบข้อมูล', en: 'Erase' };
export const eraseForGood: Message = { th: 'ลบถาวร', en: 'Erase for good' };
export const eraseHint: Message<{ name: string }> = {
  th: ({ name }) =>
    `ชื่อ เบอร์โทร อีเมล ใบขับขี่ และบัญชีของ ${name} จะถูกลบถาวรและเรียกคืนไม่ได้ ประวัติการจองยังอยู่โดยไม่มีชื่อ`,
  en: ({ name }) =>
    `Name, phone, e-mail, licence and account of ${name} go for good and cannot be brought back. The history of bookings stays, without a name.`,
};
export const dataFailed: Message = {
  th: 'อ่านข้อมูลไม่สำเร็จ กรุณาลองใหม่',
  en: 'The data could not be read. Please try again.',
};

/** Why somebody's data cannot be erased. */
export const erasureHindrances: Record<'at_work' | 'open_bookings' | 'erased', Message> = {
  at_work: {
    th: 'ยังทำงานอยู่ ลบได้หลังจากลาออกแล้ว',
    en: 'Still works here. The data can be erased after they have left.',
  },
  open_bookings: {
    th: 'ยังมีการจองที่ไม่จบ ลบได้เมื่อจบหรือยกเลิกแล้ว',
    en: 'Has bookings that are not over. The data can be erased when they are, or are cancelled.',
  },
  erased: { th: 'ลบข้อมูลแล้ว', en: 'The data was erased.' },
};
