import type { Message } from './message';

export const sendRideCard: Message = {
  th: 'ส่งบัตรเดินทางให้ผู้โดยสาร',
  en: 'Send the ride card to the rider',
};
export const rideCardCopied: Message = {
  th: 'คัดลอกลิงก์บัตรเดินทางแล้ว',
  en: 'Link of the ride card copied',
};
export const rideCardFailed: Message = {
  th: 'ยังส่งไม่ได้ แตะเพื่อลองอีกครั้ง',
  en: 'Could not send; tap to try again',
};
