import type { ReportState } from '#domain/people/report-state';
import type { Message } from './message';

/** The inbox of what people report. */

export const reportsTitle: Message = { th: 'ปัญหาที่แจ้งเข้ามา', en: 'Problem reports' };
export const reportsEmpty: Message = {
  th: 'ยังไม่มีใครแจ้งปัญหา',
  en: 'Nobody has reported a problem',
};
export const reportStateNames: Record<ReportState, Message> = {
  open: { th: 'ใหม่', en: 'Open' },
  in_progress: { th: 'กำลังแก้', en: 'In progress' },
  resolved: { th: 'แก้แล้ว', en: 'Resolved' },
};
export const atLabel: Message = { th: 'แจ้งเมื่อ', en: 'Reported' };
export const byLabel: Message = { th: 'ผู้แจ้ง', en: 'From' };
export const messageLabel: Message = { th: 'เรื่อง', en: 'Message' };
export const pageLabel: Message = { th: 'หน้าที่ใช้อยู่', en: 'Page' };
export const versionLabel: Message = { th: 'รุ่นของแอป', en: 'App version' };
export const lastErrorLabel: Message = { th: 'ข้อผิดพลาดล่าสุด', en: 'Last error' };
export const ownerLabel: Message = { th: 'ผู้รับผิดชอบ', en: 'Owner' };
export const noOwner: Message = { th: 'ยังไม่มี', en: 'Nobody' };
export const mineLabel: Message = { th: 'ของฉัน', en: 'Mine' };
export const onlyMine: Message = { th: 'เฉพาะที่ฉันรับไว้', en: 'Only what I took on' };
export const callThem: Message = { th: 'โทรหาผู้แจ้ง', en: 'Call' };
export const mailThem: Message = { th: 'ส่งอีเมล', en: 'E-mail' };
