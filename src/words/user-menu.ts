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
export const logOutUnsent: Message<{ count: number }> = {
  th: ({ count }) => `มี ${count} รายการยังไม่ได้ส่ง`,
  en: ({ count }) => (count === 1 ? '1 item is not sent yet' : `${count} items are not sent yet`),
};
export const logOutUnsentText: Message = {
  th: 'เก็บไว้ในเครื่องนี้ จนกว่าคุณเข้าสู่ระบบที่เครื่องนี้อีกครั้ง',
  en: 'Kept on this device until you sign in here again.',
};
export const stayIn: Message = { th: 'ยังไม่ออก', en: 'Stay signed in' };
export const logOut: Message = { th: 'ออกจากระบบ', en: 'Log out' };
