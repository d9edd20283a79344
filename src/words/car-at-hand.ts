import type { Message } from './message';

/** What the code on a car's sticker opens, for whoever stands at the car. */
export const carAtHand: Message = { th: 'รถคันนี้', en: 'This car' };
export const carUnknown: Message = {
  th: 'ไม่พบรถคันนี้ รถอาจเลิกใช้แล้ว',
  en: 'This car is not known. It may no longer be in use.',
};

/** On the sticker, in both languages: nobody knows who will stand there. */
export const scanSticker: Message = {
  th: 'สแกนเพื่อรับ–คืนรถ หรือแจ้งปัญหา',
  en: 'Scan to collect or return this car, or to report a problem',
};
export const printSticker: Message = { th: 'พิมพ์สติกเกอร์ QR', en: 'Print the QR sticker' };
export const printStickers: Message = { th: 'สติกเกอร์ QR', en: 'QR stickers' };
