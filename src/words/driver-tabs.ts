import type { Message } from './message';

/** Apart from the other words of these screens: what a route's file imports comes with the first screen. */
export const driverTabs: Record<'drivers' | 'overtime' | 'rules', Message> = {
  drivers: { th: 'รายชื่อ', en: 'Drivers' },
  overtime: { th: 'ล่วงเวลา', en: 'Overtime' },
  rules: { th: 'กติกาชั่วโมงขับ', en: 'Hours rules' },
};
