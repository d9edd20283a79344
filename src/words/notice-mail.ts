import type { Message } from './message';

/** What stands in e-mails beside the notice itself. */
export const mailFooter: Message = {
  th: 'อีเมลนี้ส่งจากระบบจองรถของบริษัท การอนุมัติทำได้ในแอปเท่านั้น',
  en: 'Sent by the company’s car pool. Decisions are made in the app only.',
};
export const mailUnsubscribe: Message = {
  th: 'เลือกเรื่องที่อยากรับ',
  en: 'Choose what you hear of',
};
export const mailOfDemo: Message = {
  th: 'มาจากบริษัทตัวอย่าง ไม่มีรถและการเดินทางจริง',
  en: 'From the demo company: no car and no trip of it is real.',
};
export const mailReason: Message<{ reason: string }> = {
  th: ({ reason }) => `เหตุผล: ${reason}`,
  en: ({ reason }) => `Reason: ${reason}`,
};
export const mailTraveller: Message<{ name: string }> = {
  th: ({ name }) => `ผู้เดินทาง: ${name}`,
  en: ({ name }) => `Traveller: ${name}`,
};
export const mailCar: Message<{ car: string }> = {
  th: ({ car }) => `รถ: ${car}`,
  en: ({ car }) => `Car: ${car}`,
};
export const mailDriver: Message<{ driver: string }> = {
  th: ({ driver }) => `คนขับ: ${driver}`,
  en: ({ driver }) => `Driver: ${driver}`,
};
export const mailMeetingPoint: Message<{ place: string }> = {
  th: ({ place }) => `จุดนัดพบ: ${place}`,
  en: ({ place }) => `Meeting point: ${place}`,
};
export const mailPeriod: Message<{ period: string }> = {
  th: ({ period }) => `เวลา: ${period}`,
  en: ({ period }) => `Time: ${period}`,
};
export const mailWay: Message<{ way: string }> = {
  th: ({ way }) => `เส้นทาง: ${way}`,
  en: ({ way }) => `Route: ${way}`,
};
export const invitationTitle: Message<{ ref: string; to: string }> = {
  th: ({ ref, to }) => `รถ ${ref}${to && ` ไป ${to}`}`,
  en: ({ ref, to }) => `Car ${ref}${to && ` to ${to}`}`,
};
