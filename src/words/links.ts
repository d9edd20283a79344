import type { LinkFace, LinkState } from '#domain/link/face';
import type { Message } from './message';

/** Links for those without an account, as dispatchers give and end them. */

export const linksTab: Message = { th: 'ลิงก์', en: 'Links' };
export const linksEmpty: Message = { th: 'ยังไม่มีลิงก์', en: 'No links yet' };
export const linkForDriver: Message = { th: 'ส่งลิงก์งานให้คนขับ', en: 'Send the driver a link' };
export const addLink: Message = { th: 'สร้างลิงก์', en: 'Make a link' };
export const linkTitle: Message = { th: 'ลิงก์', en: 'Link' };
export const faceNames: Readonly<Record<LinkFace, Message>> = {
  driver: { th: 'คนขับ', en: 'Driver' },
  gate: { th: 'ประตู', en: 'Gate' },
  rider: { th: 'ผู้โดยสาร', en: 'Rider' },
};
export const linkStateNames: Readonly<Record<LinkState, Message>> = {
  open: { th: 'ใช้ได้', en: 'Valid' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
  revoked: { th: 'ยกเลิกแล้ว', en: 'Ended' },
  locked: { th: 'รหัสผิดเกินกำหนด', en: 'Too many wrong codes' },
};
export const linkLabels = {
  face: { th: 'สำหรับ', en: 'For' },
  name: { th: 'ชื่อ', en: 'Name' },
  origin: { th: 'ที่มา', en: 'From' },
  state: { th: 'สถานะ', en: 'Status' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  madeAt: { th: 'สร้างเมื่อ', en: 'Made' },
  by: { th: 'ผู้สร้าง', en: 'By' },
  opened: { th: 'เปิดแล้ว (ครั้ง)', en: 'Opened (times)' },
  openedAt: { th: 'เปิดล่าสุด', en: 'Last opened' },
} as const satisfies Record<string, Message>;
export const linkOrigins = {
  made: { th: 'สร้างเอง', en: 'Made by hand' },
  printed: { th: 'ใบงานที่พิมพ์', en: 'Printed job sheet' },
  line: { th: 'ส่งทาง LINE', en: 'Sent by LINE' },
  card: { th: 'บัตรโดยสาร', en: 'Ride card' },
} as const satisfies Record<string, Message>;
export const endGroup = {
  driver: {
    th: ({ count }) => `ยกเลิกลิงก์ของคนขับคนนี้ทั้ง ${count} ลิงก์`,
    en: ({ count }) => `End all ${count} links of this driver`,
  },
  print: {
    th: ({ count, day }) => `ยกเลิกลิงก์ใบงาน ${day} ทั้ง ${count} ลิงก์`,
    en: ({ count, day }) => `End all ${count} links printed for ${day}`,
  },
} as const satisfies Record<string, Message<{ count: number; day: string }>>;
export const shareLink: Message = { th: 'ส่งลิงก์', en: 'Send the link' };
export const sendByLine: Message = { th: 'ส่งเข้า LINE ของคนขับ', en: 'Send to the driver’s LINE' };
export const linkSentByLine: Message = { th: 'ส่งเข้า LINE แล้ว', en: 'Sent by LINE' };
export const driverCodeAwaited: Message = {
  th: 'คนขับยังไม่ได้ส่งรหัสนี้ เมื่อส่งแล้วลองอีกครั้ง',
  en: 'The driver has not sent this code yet. Try again once they have.',
};
export const lineSilent: Message = {
  th: 'LINE ไม่ตอบ ลองอีกครั้ง หรือส่งลิงก์ด้วยปุ่มข้างล่าง',
  en: 'LINE does not answer. Try again, or send the link by the button below.',
};
export const driverNotInLine: Message = {
  th: 'คนขับยังไม่ได้เชื่อมต่อ LINE',
  en: 'This driver’s LINE is not known yet',
};
export const makeLineCode: Message = { th: 'ขอรหัสเชื่อมต่อ LINE', en: 'Get a code for LINE' };
export const lineCodeForDriver: Message<{ code: string; account: string; until: string }> = {
  th: ({ code, account, until }) =>
    `ให้คนขับส่งรหัส ${code} ไปที่บัญชี LINE ${account ? `“${account}”` : 'ของบริษัท'} ภายใน ${until} แล้วส่งลิงก์จากตรงนี้`,
  en: ({ code, account, until }) =>
    `The driver sends ${code} to ${account ? `“${account}” in LINE` : 'the company’s LINE account'} before ${until}; then send the link from here`,
};
export const linkCopied: Message = { th: 'คัดลอกลิงก์แล้ว', en: 'Link copied' };
export const linkNotShared: Message = {
  th: 'ส่งไม่ได้ กรุณาสแกน QR',
  en: 'Could not send; scan the code',
};
export const linkOnce: Message = {
  th: 'ลิงก์นี้แสดงครั้งเดียว ถ้าปิดแล้วต้องสร้างใหม่',
  en: 'This link is shown once. After closing, make another.',
};
/** What goes with it into the share sheet. A guest's is sent from the booking. */
export const linkTexts: Readonly<Record<LinkFace, Message<{ name: string }>>> = {
  driver: {
    th: ({ name }) => `ลิงก์งานรถของ ${name}`,
    en: ({ name }) => `Car jobs of ${name}`,
  },
  gate: {
    th: ({ name }) => `บันทึกรถเข้าออก · ${name}`,
    en: ({ name }) => `Cars out and in · ${name}`,
  },
  rider: {
    th: ({ name }) => `การเดินทาง ${name}`,
    en: ({ name }) => `Ride ${name}`,
  },
};
export const makeLinkAgain: Message = { th: 'ทำลิงก์ใหม่แทน', en: 'Make a new one' };
export const endLink: Message = { th: 'ยกเลิกลิงก์', en: 'End the link' };
export const endLinkNow: Message = { th: 'ยกเลิกลิงก์เดี๋ยวนี้', en: 'End it now' };
export const endLinkWarns: Message = {
  th: 'ใครที่ใช้ลิงก์นี้อยู่จะเปิดไม่ได้ทันที',
  en: 'Whoever uses it can open it no more, at once',
};
