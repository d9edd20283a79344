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
