import type { Message } from './message';

export const approve: Message = { th: 'อนุมัติการจอง', en: 'Approve bookings' };
export const evaluate: Message = { th: 'ประเมินความพึงพอใจ', en: 'Rate your trips' };

export const peopleGroup: Message = { th: 'ข้อมูลบุคคล', en: 'People' };
export const drivers: Message = { th: 'พนักงานขับรถ', en: 'Drivers' };
export const adminUsers: Message = { th: 'ผู้ดูแลระบบ', en: 'Admin users' };

export const arrangeCars: Message = { th: 'จัดรถ', en: 'Arrange cars' };
export const manageCars: Message = { th: 'จัดการรถ', en: 'Manage cars' };
export const expensesAndProviders: Message = {
  th: 'ค่าใช้จ่ายและผู้ให้บริการ',
  en: 'Expenses and providers',
};
export const providers: Message = { th: 'ผู้ให้บริการ', en: 'Providers' };
export const report: Message = { th: 'รายงาน', en: 'Report' };
export const satisfaction: Message = { th: 'สรุปความพึงพอใจ', en: 'Satisfaction summary' };

export const otherSystem: Message = { th: 'สลับระบบ', en: 'Switch system' };
