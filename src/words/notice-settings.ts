import type { Message } from './message';

/** Right after a booking was sent. */
export const tellMeTitle: Message = {
  th: 'บอกเมื่อจัดรถแล้ว?',
  en: 'Tell you when a car is arranged?',
};
export const tellMeText: Message = {
  th: 'แจ้งเตือนบนเครื่องนี้เมื่อมีผลการพิจารณา จัดรถแล้ว หรือมีการเปลี่ยนแปลง',
  en: 'A notice on this device when it is decided, arranged or changed.',
};
export const tellMeYes: Message = { th: 'บอกฉัน', en: 'Tell me' };
export const tellMeNo: Message = { th: 'ไม่ต้อง', en: 'No, thanks' };
/** Before the drawing of Safari's share button. */
export const installFirst: Message = {
  th: 'iPhone และ iPad แจ้งเตือนได้เมื่อติดตั้งแอปแล้ว',
  en: 'An iPhone or iPad can show notices once the app is installed:',
};
export const pushIsOn: Message = {
  th: 'เครื่องนี้รับการแจ้งเตือนแล้ว',
  en: 'This device gets notices',
};
export const pushIsOff: Message = {
  th: 'เครื่องนี้ยังไม่รับการแจ้งเตือน',
  en: 'This device gets no notices',
};
export const pushIsBlocked: Message = {
  th: 'เบราว์เซอร์ปิดการแจ้งเตือนของเว็บนี้ไว้ เปิดได้ในการตั้งค่าของเบราว์เซอร์',
  en: 'The browser blocks notices of this site. Its own settings can allow them.',
};
export const pushImpossible: Message = {
  th: 'ยังแจ้งเตือนบนเครื่องนี้ไม่ได้',
  en: 'This device cannot get notices',
};

export const turnPushOn: Message = { th: 'เปิด', en: 'Turn on' };
export const turnPushOff: Message = { th: 'ปิด', en: 'Turn off' };
export const quietNights: Message = {
  th: 'ไม่รบกวน 20:00–06:00',
  en: 'Quiet from 20:00 to 06:00',
};
export const quietNightsText: Message = {
  th: 'ยกเว้นเรื่องที่จะเริ่มภายใน 3 ชั่วโมง',
  en: 'Except for what starts within 3 hours.',
};
export const whatAndWhere: Message = { th: 'เรื่องที่อยากรู้', en: 'What to hear of' };
export const calendarStays: Message = {
  th: 'เรื่องที่ปิดทางอีเมลจะไม่เปลี่ยนในปฏิทินของคุณด้วย',
  en: 'Your calendar does not change for what is turned off by e-mail.',
};
export const onlyBell: Message = {
  th: 'ตอนนี้ระบบแสดงการแจ้งเตือนที่กระดิ่งในแอปเท่านั้น',
  en: 'At present notices are shown in the app only, at the bell.',
};
export const tellThere: Message<{ what: string; where: string }> = {
  th: ({ what, where }) => `${what} ทาง ${where}`,
  en: ({ what, where }) => `${what}, by ${where}`,
};

export const lineIsLinked: Message = { th: 'เชื่อมต่อ LINE แล้ว', en: 'LINE is linked' };
export const lineIsNotLinked: Message = { th: 'ยังไม่ได้เชื่อมต่อ LINE', en: 'LINE is not linked' };
export const linkLine: Message = { th: 'เชื่อมต่อ', en: 'Link' };
export const unlinkLine: Message = { th: 'ยกเลิกการเชื่อมต่อ', en: 'Unlink' };
export const sendLineCode: Message<{ account: string; until: string }> = {
  th: ({ account, until }) =>
    `ส่งรหัสนี้ไปที่บัญชี LINE ${account ? `“${account}”` : 'ของบริษัท'} ภายใน ${until}`,
  en: ({ account, until }) =>
    `Send this code to ${account ? `“${account}” in LINE` : 'the company’s LINE account'} before ${until}`,
};
export const openLineAccount: Message = { th: 'เปิดบัญชีนี้ใน LINE', en: 'Open it in LINE' };
export const lineCodeSent: Message = { th: 'ส่งแล้ว', en: 'I have sent it' };
export const lineCodeNotHere: Message = {
  th: 'รหัสนี้ยังมาไม่ถึง ตรวจดูว่าส่งใน LINE แล้ว แล้วลองอีกครั้ง',
  en: 'This code has not arrived yet. Check that you sent it in LINE, then try again.',
};
