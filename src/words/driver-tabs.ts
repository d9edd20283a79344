import type { Message } from './message';

/** The tabs of the drivers. */
export const driverTabs: Record<'drivers' | 'overtime' | 'rules', Message> = {
  drivers: { th: 'รายชื่อ', en: 'Drivers' },
  overtime: { th: 'ล่วงเวลา', en: 'Overtime' },
  rules: { th: 'กติกาชั่วโมงขับ', en: 'Hours rules' },
};
