import { LEAST_ANSWERS, type SatisfactionFigure } from '#domain/reports/satisfaction';
import type { Message } from './message';

export const summaryTab: Message = { th: 'สรุป', en: 'Summary' };
export const answersTab: Message = { th: 'คำตอบและความคิดเห็น', en: 'Answers and comments' };
export const inboxTab: Message<{ count: number }> = {
  th: ({ count }) => (count > 0 ? `คะแนนต่ำ (${count})` : 'คะแนนต่ำ'),
  en: ({ count }) => (count > 0 ? `Low scores (${count})` : 'Low scores'),
};
export const viewsLabel: Message = { th: 'มุมมอง', en: 'Views' };

export const tripPeriod: Message = { th: 'วันเดินทาง', en: 'Day of the trip' };
export const saidPeriod: Message = { th: 'วันที่ให้คะแนน', en: 'Day of the rating' };
export const lastDays: Message<{ days: number }> = {
  th: ({ days }) => `${days} วันล่าสุด`,
  en: ({ days }) => `Last ${days} days`,
};
export const siteFilter: Message = { th: 'โรงงานของผู้เดินทาง', en: 'Site of the traveller' };
export const providerFilter: Message = { th: 'ผู้ให้บริการ', en: 'Provider' };
export const carFilter: Message = { th: 'รถ', en: 'Car' };
export const driverFilter: Message = { th: 'คนขับ', en: 'Driver' };
export const ownCars: Message = { th: 'รถบริษัท', en: 'The company itself' };
export const noneKnown: Message = { th: 'ไม่ระบุ', en: 'None' };

export const figureNames: Record<SatisfactionFigure, Message> = {
  response: { th: 'อัตราการตอบ', en: 'Response rate' },
  mean: { th: 'คะแนนเฉลี่ย', en: 'Mean score' },
  satisfied: { th: 'พอใจ', en: 'Satisfied' },
  low: { th: 'คะแนนต่ำ', en: 'Low scores' },
};
/** What each figure is, told where it stands. */
export const figureHelp: Record<SatisfactionFigure, Message> = {
  response: {
    th: 'คำตอบ ÷ ผู้เดินทางที่ขึ้นรถในเที่ยวที่จบแล้ว (พนักงานหนึ่งคนต่อหนึ่งการจอง) รวมเที่ยวที่ยังให้คะแนนได้',
    en: 'Answers ÷ people who rode on completed bookings (one employee on one booking), including trips that can still be rated.',
  },
  mean: { th: 'ผลรวมดาวโดยรวม ÷ คำตอบ', en: 'Sum of the overall stars ÷ answers.' },
  satisfied: { th: 'คำตอบที่ให้ 4–5 ดาว ÷ คำตอบ', en: 'Answers with 4 or 5 stars ÷ answers.' },
  low: {
    th: 'คำตอบที่ให้โดยรวมหรือข้อใดข้อหนึ่ง 1–2 ดาว ÷ คำตอบ',
    en: 'Answers with 1 or 2 stars overall or for any item ÷ answers.',
  },
};
export const moreHelp: readonly Message[] = [
  {
    th: 'นับตามวันเริ่มเดินทางของการจอง รถและคนขับคือคันและคนสุดท้ายของเที่ยว ผู้ให้บริการคือของเที่ยว หากไม่มีใช้ของรถ',
    en: 'A ride counts on the day its booking began, for the last car and driver of its trip, and for the provider of the trip or else of the car.',
  },
  {
    th: `คนขับที่มีคำตอบน้อยกว่า ${LEAST_ANSWERS} รายการจะรวมเป็นกลุ่มเดียว รถ ผู้ให้บริการ และช่วงวันที่มีคำตอบน้อยกว่านั้นแสดงเฉพาะจำนวน และไม่แสดงชื่อผู้ให้คะแนน`,
    en: `Drivers with fewer than ${LEAST_ANSWERS} answers are shown together; of cars, providers and days with fewer only their number is shown. Nobody who rated is named.`,
  },
];
export const helpTitle: Message = { th: 'ตัวเลขเหล่านี้นับอย่างไร', en: 'How these figures are made' };

export const answersOf: Message<{ answers: number; rides: number }> = {
  th: ({ answers, rides }) =>
    `${answers.toLocaleString('th-TH')} คำตอบ จาก ${rides.toLocaleString('th-TH')} คน-เที่ยว`,
  en: ({ answers, rides }) =>
    `${answers.toLocaleString('en-GB')} ${answers === 1 ? 'answer' : 'answers'} of ${rides.toLocaleString('en-GB')} rides`,
};
export const beforeWas: Message<{ value: string }> = {
  th: ({ value }) => `ช่วงก่อน ${value}`,
  en: ({ value }) => `${value} the period before`,
};

export const distributionTitle: Message = { th: 'การกระจายของดาว', en: 'How the stars spread' };
export const trendTitle: Message = { th: 'แนวโน้ม', en: 'Over time' };
export const itemsTitle: Message = { th: 'รายข้อ', en: 'By item' };
export const driversTitle: Message = { th: 'รายคนขับ', en: 'By driver' };
export const carsTitle: Message = { th: 'รายคัน', en: 'By car' };
export const providersTitle: Message = { th: 'รายผู้ให้บริการ', en: 'By provider' };
export const otherDrivers: Message = {
  th: 'คนขับอื่น (คำตอบน้อย จึงไม่แสดงเป็นรายคน)',
  en: 'Other drivers (too few answers to show by person)',
};
export const starsColumn: Message = { th: 'ดาว', en: 'Stars' };
export const answersColumn: Message = { th: 'คำตอบ', en: 'Answers' };
export const ridesColumn: Message = { th: 'คน-เที่ยว', en: 'Rides' };
export const shareColumn: Message = { th: 'สัดส่วน', en: 'Share' };
export const meanColumn: Message = { th: 'เฉลี่ย', en: 'Mean' };
export const dayColumn: Message = { th: 'วันที่', en: 'Days' };
export const itemColumn: Message = { th: 'ข้อ', en: 'Item' };
export const partColumn: Message = { th: 'หมวด', en: 'Part' };
export const nameColumn: Message = { th: 'ชื่อ', en: 'Name' };
export const showAnswers: Message<{ what: string }> = {
  th: ({ what }) => `ดูคำตอบของ ${what}`,
  en: ({ what }) => `See the answers of ${what}`,
};
export const asTable: Message = { th: 'ดูเป็นตาราง', en: 'As a table' };
export const trendSaid: Message<{ from: string; to: string; least: string; most: string }> = {
  th: ({ from, to, least, most }) => `คะแนนเฉลี่ยตั้งแต่ ${from} ถึง ${to} ต่ำสุด ${least} สูงสุด ${most}`,
  en: ({ from, to, least, most }) =>
    `Mean score from ${from} to ${to}: lowest ${least}, highest ${most}`,
};

export const noRides: Message = {
  th: 'ไม่มีเที่ยวที่จบแล้วในช่วงนี้',
  en: 'No completed trips in this period',
};
export const tooFewAnswers: Message = {
  th: `มีคำตอบน้อยกว่า ${LEAST_ANSWERS} รายการ หรือน้อยจนรู้ได้ว่าเป็นของใคร จึงไม่แสดง`,
  en: `Fewer than ${LEAST_ANSWERS} answers, or so few that others could be told apart: not shown`,
};
export const tooFewHint: Message = {
  th: 'เลือกช่วงวันที่ยาวขึ้น หรือดูรวมทั้งหมด',
  en: 'Choose a longer period, or look at everything together.',
};

export const answeredFilter: Message = { th: 'การตอบ', en: 'Answer' };
export const answeredYes: Message = { th: 'ตอบแล้ว', en: 'Answered' };
export const answeredNo: Message = { th: 'ไม่ได้ตอบ', en: 'Not answered' };
export const lowFilter: Message = { th: 'คะแนนต่ำ', en: 'Low scores' };
export const onlyLow: Message = { th: 'เฉพาะคะแนนต่ำ', en: 'Only low scores' };
export const commentedFilter: Message = { th: 'ความคิดเห็น', en: 'Comments' };
export const onlyCommented: Message = { th: 'เฉพาะที่มีความคิดเห็น', en: 'Only with a comment' };
export const weekOfTrip: Message = { th: 'สัปดาห์ที่เริ่ม', en: 'Week from' };
export const plateColumn: Message = { th: 'ทะเบียน', en: 'Plate' };
export const overallColumn: Message = { th: 'โดยรวม', en: 'Overall' };
export const reasonColumn: Message = { th: 'เหตุผลที่ให้คะแนนต่ำ', en: 'Why the score is low' };
export const commentColumn: Message = { th: 'ความคิดเห็น', en: 'Comment' };
/** In a file, beside their share. */
export const lowCount: Message = { th: 'จำนวนคะแนนต่ำ', en: 'Number of low scores' };
export const lowMark: Message = { th: 'คะแนนต่ำ', en: 'Low score' };
export const answerOf: Message<{ week: string }> = {
  th: ({ week }) => `คำตอบของสัปดาห์ที่เริ่ม ${week}`,
  en: ({ week }) => `Answer of the week from ${week}`,
};
export const oneAnswer: Message = { th: 'คำตอบหนึ่งรายการ', en: 'One answer' };
export const tooFewToList: Message = {
  th: `มีคำตอบน้อยกว่า ${LEAST_ANSWERS} รายการ จึงไม่แสดง เพื่อไม่ให้รู้ว่าใครเป็นผู้ให้คะแนน เลือกช่วงที่กว้างขึ้น`,
  en: `Fewer than ${LEAST_ANSWERS} answers are not shown, so that nobody can tell who gave them. Choose more.`,
};
export const answersEmpty: Message = {
  th: 'ยังไม่มีเที่ยวที่จบแล้วในช่วงนี้',
  en: 'No completed trips in this period yet',
};

export const saidAt: Message = { th: 'ให้คะแนนเมื่อ', en: 'Rated' };
export const refColumn: Message = { th: 'เลขที่จอง', en: 'Booking' };
export const routeColumn: Message = { th: 'เส้นทาง', en: 'Route' };
export const lowItemsColumn: Message = { th: 'ข้อที่ให้คะแนนต่ำ', en: 'Low items' };
export const lowScoreTitle: Message<{ ref: string }> = {
  th: ({ ref }) => `คะแนนต่ำของ ${ref}`,
  en: ({ ref }) => `Low score of ${ref}`,
};
export const lowScoresEmpty: Message = {
  th: 'ยังไม่มีคะแนนต่ำ เมื่อมีจะตอบผู้ให้คะแนนได้ที่นี่',
  en: 'No low scores. When there is one, you answer it here.',
};
export const replyHint: Message = {
  th: 'ผู้ให้คะแนนเห็นข้อความนี้ในแอป แต่คุณจะไม่เห็นว่าเป็นใคร',
  en: 'Whoever rated reads this in the app. You do not see who it was.',
};
export const whatWasSaid: Message = { th: 'สิ่งที่ผู้เดินทางบอก', en: 'What the traveller said' };
