import type { OwnFlag } from '#domain/access/menu-flags';
import type { Message } from './message';

/** Who administers what. */

export const usersEmpty: Message = { th: 'ยังไม่มีผู้ดูแลระบบ', en: 'No admin users yet' };
export const grantRightsLabel: Message = { th: 'ให้สิทธิ์', en: 'Grant rights' };
export const nameLabel: Message = { th: 'ชื่อ', en: 'Name' };
export const employeeNoLabel: Message = { th: 'รหัสพนักงาน', en: 'Employee number' };
export const emailLabel: Message = { th: 'อีเมล', en: 'E-mail' };
export const signInLabel: Message = { th: 'ชื่อเข้าสู่ระบบ', en: 'Sign-in name' };
export const phoneLabel: Message = { th: 'เบอร์โทร', en: 'Phone' };
export const statusLabel: Message = { th: 'สถานะ', en: 'Status' };
export const menusLabel: Message = { th: 'เมนูที่ใช้ได้', en: 'Menus' };
export const providerLabel: Message = { th: 'ผู้ให้บริการ', en: 'Provider' };
export const lastActiveLabel: Message = { th: 'ใช้งานล่าสุด', en: 'Last active' };
export const neverActive: Message = { th: 'ยังไม่เคยใช้', en: 'Never' };

export const rightsStates: Record<'active' | 'withdrawn', Message> = {
  active: { th: 'ใช้สิทธิ์ได้', en: 'Rights in force' },
  withdrawn: { th: 'ถอนสิทธิ์แล้ว', en: 'Withdrawn' },
};
export const me: Message = { th: 'คุณ', en: 'you' };

/** Of the rights that belong to no kind; a kind's right is called by its name. */
export const ownFlagNames: Record<OwnFlag, Message> = {
  driver_menu: { th: 'พนักงานขับรถ', en: 'Drivers' },
  admin_menu: { th: 'ผู้ดูแลระบบ', en: 'Admin users' },
  supplier: { th: 'ผู้จัดรถของผู้ให้บริการ', en: 'Provider’s dispatcher' },
};

export const toWhom: Message = { th: 'ให้ใคร', en: 'To whom' };
export const toEmployee: Message = { th: 'พนักงาน', en: 'An employee' };
export const toSupplier: Message = { th: 'ผู้จัดรถของผู้ให้บริการ', en: 'A provider’s dispatcher' };
export const employeeLabel: Message = { th: 'พนักงาน', en: 'Employee' };
export const chooseAnother: Message = { th: 'เลือกคนอื่น', en: 'Choose someone else' };
export const supplierNote: Message = {
  th: 'ผู้จัดรถของผู้ให้บริการเห็นเฉพาะงานและพนักงานขับรถของบริษัทตัวเอง และจัดการผู้ใช้ไม่ได้',
  en: 'A provider’s dispatcher sees only their own company’s jobs and drivers, and cannot manage admin users.',
};
export const ownNote: Message = {
  th: 'เปลี่ยนสิทธิ์ของตัวเองไม่ได้ ให้ผู้ดูแลคนอื่นทำแทน',
  en: 'You cannot change your own rights. Ask another administrator.',
};
export const managedByEntra: Message = {
  th: 'สิทธิ์กำหนดจากบทบาทใน Entra ให้แก้ที่นั่น มีผลเมื่อเข้าสู่ระบบครั้งถัดไป ไม่เกินประมาณหนึ่งชั่วโมง',
  en: 'These rights come from roles in Entra: change them there. They hold from the next sign-in, within about an hour.',
};
export const onlySuppliersHere: Message = {
  th: 'สิทธิ์ของพนักงานกำหนดจาก Entra ที่นี่เพิ่มได้เฉพาะผู้จัดรถของผู้ให้บริการ',
  en: 'Employees’ rights come from Entra. Here only a provider’s dispatcher can be entered.',
};
export const leftNote: Message = {
  th: 'คนนี้ลาออกแล้ว ถอนสิทธิ์ได้อย่างเดียว',
  en: 'This person has left the company: rights can only be withdrawn.',
};
export const showHistory: Message = { th: 'ดูประวัติการแก้ไข', en: 'Show the history' };

export const fallbackSection: Message = {
  th: 'ผู้อนุมัติแทน เมื่อพนักงานไม่มีหัวหน้า',
  en: 'Who approves for people without a manager',
};
export const fallbackNone: Message = { th: 'ยังไม่กำหนด', en: 'Nobody yet' };
export const fallbackNeeded: Message<{ count: number }> = {
  th: ({ count }) => `พนักงาน ${count.toLocaleString('th-TH')} คนไม่มีหัวหน้า`,
  en: ({ count }) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'person has' : 'people have'} no manager`,
};
export const fallbackMissing: Message = {
  th: 'คำขอของพนักงานที่ไม่มีหัวหน้าจะส่งไม่ได้',
  en: 'Requests of people without a manager cannot be sent.',
};
export const changeLabel: Message = { th: 'เปลี่ยน', en: 'Change' };
export const chooseApprover: Message = { th: 'เลือกผู้อนุมัติ', en: 'Choose an approver' };
export const removeApprover: Message = { th: 'ไม่ต้องมี', en: 'Nobody' };
