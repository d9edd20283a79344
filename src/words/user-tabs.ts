import type { Message } from './message';

/** The tabs of the users. */
export const userTabs: Record<'users' | 'people' | 'reports' | 'service' | 'audit', Message> = {
  users: { th: 'สิทธิ์ผู้ดูแล', en: 'Rights' },
  people: { th: 'พนักงาน', en: 'People' },
  reports: { th: 'ปัญหาที่แจ้ง', en: 'Problem reports' },
  service: { th: 'สถานะบริการ', en: 'Service' },
  audit: { th: 'ประวัติการแก้ไข', en: 'Audit trail' },
};
