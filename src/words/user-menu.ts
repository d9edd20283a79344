import type { Message } from './message';

export const employeeNumber: Message<{ id: string }> = {
  th: ({ id }) => `รหัสพนักงาน ${id}`,
  en: ({ id }) => `Employee no. ${id}`,
};
export const toAdmin: Message = { th: 'ไปยังระบบผู้ดูแล', en: 'Go to administration' };
export const toBooking: Message = { th: 'กลับไปยังระบบจองรถ', en: 'Back to the booking system' };
export const contactAndReport: Message = {
  th: 'ติดต่อ / แจ้งปัญหา',
  en: 'Contact / report a problem',
};
export const serviceStateEntry: Message = { th: 'เปิด–ปิดระบบ', en: 'Open or close the service' };
export const logOut: Message = { th: 'ออกจากระบบ', en: 'Log out' };
