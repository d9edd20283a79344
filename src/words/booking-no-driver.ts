import type { Message } from './message';

/** Asked only by the rental without a driver. */
export const whoDrives: Record<'me' | 'colleague', Message> = {
  me: { th: 'ขับเอง', en: 'I drive' },
  colleague: { th: 'เพื่อนร่วมงานขับ', en: 'A colleague drives' },
};
export const addCoDriver: Message = { th: 'เพิ่มคนขับร่วม', en: 'Add a co-driver' };
export const anyCar: Message = { th: 'คันไหนก็ได้', en: 'Any of them' };
export const carsOfClass: Message<{ count: number }> = {
  th: ({ count }) => `ว่าง ${count} คัน`,
  en: ({ count }) => `${count} free`,
};
export const pickedCarTaken: Message = {
  th: 'คันที่เลือกไว้ไม่ว่างในเวลานี้ เลือกคันอื่นได้',
  en: 'The car you picked is taken then. You can pick another.',
};
export const carsOffline: Message = {
  th: 'เลือกคันที่ต้องการได้เมื่อมีสัญญาณ',
  en: 'A single car can be chosen with a connection',
};
export const readTerms: Message = { th: 'อ่านเงื่อนไขการใช้รถ', en: 'Read the terms of use' };
export const acceptTerms: Message = {
  th: 'ฉันยอมรับเงื่อนไขการใช้รถ',
  en: 'I accept the terms of use',
};
export const termsAccepted: Message = {
  th: 'ยอมรับเงื่อนไขการใช้รถแล้ว',
  en: 'terms of use accepted',
};
export const licenceTitle: Message = { th: 'ใบขับขี่ของคุณ', en: 'Your driving licence' };
export const licenceHolds: Message<{ until: string }> = {
  th: ({ until }) => `ใบขับขี่ใช้ได้ถึง ${until}`,
  en: ({ until }) => `Licence valid until ${until}`,
};
export const licenceAsked: Message = {
  th: 'ยังไม่มีข้อมูลใบขับขี่ เพิ่มครั้งเดียว ใช้ได้ทุกการจอง',
  en: 'No licence yet. Add it once, for all bookings.',
};
export const addLicence: Message = { th: 'เพิ่มใบขับขี่', en: 'Add licence' };
export const renewLicence: Message = { th: 'ต่ออายุข้อมูลใบขับขี่', en: 'Renew licence' };
export const licenceNumber: Message = { th: 'เลขที่ใบขับขี่', en: 'Licence number' };
export const licenceClassLabel: Message = { th: 'ประเภทใบขับขี่', en: 'Licence class' };
export const licenceExpiry: Message = {
  th: 'วันหมดอายุ (วว/ดด/ปปปป)',
  en: 'Expires on (DD/MM/YYYY)',
};
export const licencePhoto: Message = { th: 'รูปถ่ายใบขับขี่', en: 'Photo of the licence' };
export const takePhoto: Message = { th: 'ถ่ายหรือเลือกรูป', en: 'Take or choose a photo' };
export const photoTaken: Message = { th: 'ได้รูปแล้ว', en: 'Photo added' };
export const saveLicence: Message = { th: 'บันทึกใบขับขี่', en: 'Save licence' };
export const licenceNotSaved: Message = {
  th: 'บันทึกไม่ได้ในตอนนี้ กรุณาลองใหม่เมื่อมีสัญญาณ',
  en: 'It could not be saved now. Please try again with a connection.',
};
