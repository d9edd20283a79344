import type { RatingItem } from '#domain/rating/items';
import type { Message } from './message';

export const dueTitle: Message = { th: 'รอให้คะแนน', en: 'Waiting for your rating' };
export const ratedTitle: Message = { th: 'ให้คะแนนแล้ว', en: 'Rated' };
export const rateNow: Message = { th: 'ให้คะแนน', en: 'Rate' };
export const rateWhich: Message<{ what: string }> = {
  th: ({ what }) => `ให้คะแนน ${what}`,
  en: ({ what }) => `Rate ${what}`,
};
export const changeWhich: Message<{ what: string }> = {
  th: ({ what }) => `แก้ไขคะแนน ${what}`,
  en: ({ what }) => `Change the rating of ${what}`,
};
export const openUntil: Message<{ at: string }> = {
  th: ({ at }) => `ให้คะแนนได้ถึง ${at}`,
  en: ({ at }) => `Open until ${at}`,
};
export const changeUntil: Message<{ at: string }> = {
  th: ({ at }) => `แก้ไขได้ถึง ${at}`,
  en: ({ at }) => `Can be changed until ${at}`,
};
export const changeRating: Message = { th: 'แก้ไขคะแนน', en: 'Change' };
export const ratedAt: Message<{ at: string }> = {
  th: ({ at }) => `ให้เมื่อ ${at}`,
  en: ({ at }) => `Given ${at}`,
};
export const companyReply: Message = { th: 'คำตอบจากบริษัท', en: 'The company’s reply' };
export const eachItem: Message = { th: 'คะแนนแต่ละข้อ', en: 'Score by item' };

export const nothingDue: Message = {
  th: 'ไม่มีเที่ยวที่รอให้คะแนน ขอบคุณที่ช่วยเราปรับปรุง',
  en: 'No trip is waiting for your rating. Thank you for helping us improve.',
};
export const nothingRated: Message = {
  th: 'เมื่อให้คะแนนแล้ว จะดูและแก้ไขภายใน 24 ชม. ได้ที่นี่',
  en: 'What you rate appears here, and can be changed for 24 hours.',
};
export const toMyBookings: Message = { th: 'ดูการจองของฉัน', en: 'See my bookings' };
export const ratingsOfflineAsOf: Message<{ at: string }> = {
  th: ({ at }) => `ออฟไลน์ ข้อมูล ณ ${at} คะแนนที่ให้จะส่งเมื่อมีสัญญาณ`,
  en: ({ at }) => `Offline, as of ${at}. What you rate is sent when there is a connection.`,
};
export const notDue: Message = {
  th: 'เที่ยวนี้ให้คะแนนไม่ได้แล้ว อาจเลยเวลา หรือคุณไม่ได้อยู่ในเที่ยวนี้',
  en: 'This trip cannot be rated: its time is over, or you were not on it.',
};

export const overallQuestion: Message = { th: 'โดยรวมเป็นอย่างไร', en: 'How was it overall?' };
export const vehicleGroup: Message = { th: 'รถ', en: 'The car' };
export const driverGroup: Message = { th: 'คนขับ', en: 'The driver' };
export const itemsHint: Message = {
  th: 'ข้อที่ไม่เกี่ยวข้องปล่อยเป็น “ข้าม” ได้',
  en: 'Leave at “N/A” what does not apply.',
};
export const starsOf: Message<{ count: number }> = {
  th: ({ count }) => `${count} ดาว`,
  en: ({ count }) => (count === 1 ? '1 star' : `${count} stars`),
};
export const starsOutOf: Message<{ count: number }> = {
  th: ({ count }) => `${count} จาก 5 ดาว`,
  en: ({ count }) => `${count} of 5 stars`,
};
export const notApplicable: Message = { th: 'ข้าม', en: 'N/A' };
export const notApplicableSaid: Message = { th: 'ข้าม ไม่เกี่ยวข้อง', en: 'N/A, does not apply' };
/** What one to five stars mean. */
export const scoreWords: readonly Message[] = [
  { th: 'แย่มาก', en: 'Very bad' },
  { th: 'ไม่ดี', en: 'Poor' },
  { th: 'พอใช้', en: 'Fair' },
  { th: 'ดี', en: 'Good' },
  { th: 'ดีมาก', en: 'Very good' },
];
export const ratingItemNames: Record<RatingItem, Message> = {
  condition: { th: 'สภาพรถ', en: 'Condition' },
  cleanliness: { th: 'ความสะอาด', en: 'Cleanliness' },
  air_conditioning: { th: 'แอร์', en: 'Air conditioning' },
  safety: { th: 'ความปลอดภัยของรถ', en: 'Safety of the car' },
  punctual: { th: 'ตรงเวลา', en: 'Punctual' },
  polite: { th: 'สุภาพ', en: 'Polite' },
  dress: { th: 'แต่งกายเรียบร้อย', en: 'Well dressed' },
  driving: { th: 'ขับนุ่มนวลปลอดภัย', en: 'Drives well' },
  obeys_law: { th: 'ขับตามกฎจราจร', en: 'Obeys the law' },
};
export const lowReason: Message = {
  th: 'เกิดอะไรขึ้น ช่วยเล่าให้เราแก้ไข',
  en: 'What went wrong? Tell us, so that we can put it right.',
};
export const commentLabel: Message = {
  th: 'ความคิดเห็นเพิ่มเติม · ไม่บังคับ',
  en: 'Anything else · optional',
};
export const lettersLeft: Message<{ count: number }> = {
  th: ({ count }) => `เหลือ ${count} ตัวอักษร`,
  en: ({ count }) => (count === 1 ? '1 letter left' : `${count} letters left`),
};
export const chooseStars: Message = { th: 'แตะดาวเพื่อให้คะแนน', en: 'Tap the stars to rate.' };
export const sendRating: Message = { th: 'ส่งคะแนน', en: 'Send rating' };
export const draftFrom: Message<{ at: string }> = {
  th: ({ at }) => `เขียนค้างไว้เมื่อ ${at}`,
  en: ({ at }) => `Begun ${at}`,
};
export const startOver: Message = { th: 'เริ่มใหม่', en: 'Start over' };
export const sentWhenOnline: Message = {
  th: 'ยังไม่ได้ส่งคะแนน จะส่งให้เองเมื่อติดต่อระบบได้',
  en: 'Not sent yet. Your rating is sent by itself when our system answers.',
};

export const ratingSent: Message = { th: 'ส่งคะแนนแล้ว ขอบคุณที่ช่วยบอกเรา', en: 'Sent. Thank you.' };
export const ratingWaits: Message = {
  th: 'เก็บคะแนนไว้ในเครื่องแล้ว จะส่งให้เองเมื่อมีสัญญาณ',
  en: 'Kept on this device. It is sent by itself when there is a connection.',
};
export const ratingRefused: Message<{ why: string }> = {
  th: ({ why }) => `ส่งคะแนนไม่ได้ ${why} สิ่งที่เขียนไว้ยังอยู่`,
  en: ({ why }) => `Your rating could not be sent. ${why} What you wrote is kept.`,
};
export const editAndSend: Message = { th: 'แก้ไขแล้วส่งใหม่', en: 'Edit and send again' };
export const editUnsentRating: Message = { th: 'แก้ไข', en: 'Edit' };
export const trySending: Message = { th: 'ลองส่งตอนนี้', en: 'Try now' };
export const dropRating: Message = { th: 'ลบสิ่งที่เขียนไว้', en: 'Remove what I wrote' };
export const ratingLabel: Message<{ ref: string }> = {
  th: ({ ref }) => `ให้คะแนน ${ref}`,
  en: ({ ref }) => `Rating of ${ref}`,
};
