import { formatTime } from '#domain/dates/format-bangkok';
import type { leftCodes, placedCodes } from '#domain/optimise/reason-codes';
import type { Message } from './message';

type Count = { count: number };
type Figure = { figure?: number | undefined };
type Moment = { at?: string | undefined; wanted?: number | undefined; there?: number | undefined };

const say = (figure = 0): string => figure.toLocaleString('en-US', { maximumFractionDigits: 0 });
/** More is wanted than there is; else it is not the number that stands against it. */
const isShort = ({ wanted = 0, there = 0 }: Moment): boolean => wanted > there;
const time = ({ at }: Moment): string => (at ? formatTime(at) : '');

export const propose: Message = { th: 'จัดให้ครบ', en: 'Propose' };
export const proposalTitle: Message<{ day: string }> = {
  th: ({ day }) => `ข้อเสนอการจัดรถ ${day}`,
  en: ({ day }) => `Proposal for ${day}`,
};
export const proposalShort: Message = { th: 'ข้อเสนอการจัดรถ', en: 'Proposal' };
export const proposedInLines: Message = { th: 'ทีละเที่ยว', en: 'Trip by trip' };
export const proposedFor: Message = { th: 'ตามข้อเสนอ', en: 'Proposed' };
export const proposing: Message = {
  th: 'กำลังหาวิธีจัดที่ดีที่สุด ใช้เวลาไม่กี่วินาที',
  en: 'Looking for the best way to arrange the day. It takes a few seconds.',
};
export const proposalFailed: Message = {
  th: 'ยังเสนอการจัดรถไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง',
  en: 'No proposal could be made. Nothing was changed.',
};
export const madeAt: Message<{ at: string }> = {
  th: ({ at }) => `เสนอเมื่อ ${at}`,
  en: ({ at }) => `Proposed at ${at}`,
};
export const madeByClock: Message<{ at: string }> = {
  th: ({ at }) => `ระบบร่างไว้เมื่อ ${at}`,
  en: ({ at }) => `Drafted by the system at ${at}`,
};
export const isOutOfDate: Message = {
  th: 'ข้อมูลเปลี่ยนไปหลังจากเสนอ เสนอใหม่เพื่อจัดตามข้อมูลล่าสุด',
  en: 'Things have changed since. Propose again to go by the latest.',
};
export const proposeAgain: Message = { th: 'เสนอใหม่', en: 'Propose again' };
export const proposedAgain: Message = { th: 'เสนอใหม่แล้ว', en: 'Proposed again' };

/** Only what the answer proves. */
export const proofs = {
  /** Not the cheapest: whoever gets a car as wished may cost more. `whatCounts` says what does. */
  nothingBetter: {
    th: 'แผนที่ดีที่สุดเท่าที่กติกาเปิดให้',
    en: 'The best plan that these rules allow',
  },
  bestFound: {
    th: 'ดีที่สุดในบรรดาวิธีที่ค้นแล้ว',
    en: 'The best of the ways that were looked at',
  },
} as const satisfies Record<string, Message>;
export const proofWithin: Message<{ percent: string }> = {
  th: ({ percent }) => `อาจดีกว่านี้ได้อีกไม่เกิน ${percent}%`,
  en: ({ percent }) => `Could be better by ${percent}% at most`,
};
export const nothingToChange: Message = {
  th: 'ไม่มีอะไรต้องเปลี่ยน',
  en: 'Nothing needs to change',
};
export const allPlaced: Message = { th: 'มีรถครบทุกรายการ', en: 'Everybody has a car' };
export const someLeft: Message<Count> = {
  th: ({ count }) => `ยังไม่มีรถ ${count} รายการ`,
  en: ({ count }) => (count === 1 ? '1 booking has no car' : `${count} bookings have no car`),
};
export const morePlaced: Message<Count> = {
  th: ({ count }) => `มีรถเพิ่ม ${count} รายการ`,
  en: ({ count }) => `${count} more ${count === 1 ? 'booking has' : 'bookings have'} a car`,
};
export const fewerHired: Message<Count> = {
  th: ({ count }) => `ใช้รถจ้างน้อยลง ${count} คัน`,
  en: ({ count }) => `${count} hired ${count === 1 ? 'car' : 'cars'} fewer`,
};
export const cheaperBy: Message<{ baht: string }> = {
  th: ({ baht }) => `ถูกลง ${baht} บาท`,
  en: ({ baht }) => `฿${baht} cheaper`,
};
export const thanByHand: Message = {
  th: 'เมื่อเทียบกับจัดทีละรายการตามลำดับ',
  en: 'than arranging one after another',
};

export const figureNames = {
  day: { th: 'เฉพาะที่เสนอจัดได้', en: 'Of what can move' },
  now: { th: 'ตอนนี้', en: 'Now' },
  proposed: { th: 'ตามข้อเสนอ', en: 'Proposed' },
  byHand: { th: 'ทีละรายการ', en: 'One by one' },
  unserved: { th: 'ยังไม่มีรถ', en: 'Without a car' },
  hired: { th: 'รถจ้าง (คัน)', en: 'Hired cars' },
  cost: { th: 'ค่ารถ (บาท)', en: 'Cost of cars (THB)' },
  otherKind: { th: 'เที่ยวที่ไม่ได้รถแบบที่ขอ', en: 'Trips without the kind of car asked for' },
  overtime: { th: 'ล่วงเวลา (นาที)', en: 'Overtime (minutes)' },
  changes: { th: 'เที่ยวที่เปลี่ยนรถหรือคนขับ', en: 'Trips that change' },
} as const satisfies Record<string, Message>;

export const howProven: Message = { th: 'พิสูจน์อย่างไร', en: 'How this is proven' };
export const proofTexts: Record<'proven' | 'gap' | 'enumerated-only', Message> = {
  proven: {
    th: 'คำนวณขอบเขตล่างของทุกวิธีที่เป็นไปได้แล้ว ข้อเสนอนี้เท่ากับขอบเขตนั้นพอดี',
    en: 'No way to arrange the day can be below the bound that was computed, and this proposal meets it.',
  },
  gap: {
    th: 'ไม่มีวิธีใดต่ำกว่าขอบเขตล่างที่คำนวณได้ ข้อเสนอนี้ห่างจากขอบเขตนั้นตามส่วนที่บอกไว้ ซึ่งนับน้ำหนักของรายการที่ยังไม่มีรถด้วย',
    en: 'No way to arrange the day can be below the bound that was computed; this proposal is above it by the share said, which counts the weight of those left out too.',
  },
  'enumerated-only': {
    th: 'วิธีรวมคนไปด้วยกันมีมากเกินกว่าจะค้นได้หมด จึงเทียบได้เฉพาะวิธีที่ค้นแล้ว ไม่ใช่ข้อพิสูจน์',
    en: 'There are more ways to ride together than can be looked at: it is compared with those looked at, which is no proof.',
  },
};
export const whatCounts: Message = {
  th: 'เรียงตามความสำคัญ: ให้มีรถครบก่อน รายการด่วนก่อน แล้วจึงลดค่ารถ โดยนับเพิ่ม 300 บาทต่อรถจ้างหนึ่งคัน 1,000 บาทต่อการจองที่ไม่ได้รถแบบที่ขอ 120 บาทต่อชั่วโมงนอกเวลางานของคนขับ และ 200 บาทต่อการเปลี่ยนรถหรือคนขับที่จัดไว้แล้ว เที่ยวที่ได้รถของบริษัทแล้วไม่ย้ายไปรถจ้าง เที่ยวที่ล็อก เที่ยวของคนขับที่มีผู้จัดให้เกินชั่วโมงขับโดยให้เหตุผลไว้ และเที่ยวที่จะออกใน 2 ชั่วโมง คงเดิม',
  en: 'First that everybody has a car, urgent ones before others; then less cost, where each hired car counts 300 baht more than its price, a booking without the kind of car that it asked for 1,000 baht, an hour outside a driver’s working hours 120 baht, and a change of an arranged car or driver 200 baht. A trip that has a car of the company is not moved to a hired one. Pinned trips, those of a driver to whom somebody gave more hours with a reason, and those that leave within 2 hours stay as they are.',
};
export const keptTrips: Message<Count> = {
  th: ({ count }) => `คงเดิม ${count} เที่ยว`,
  en: ({ count }) => `${count} ${count === 1 ? 'trip stays' : 'trips stay'} as arranged`,
};

export const proposedTitle: Message<Count> = {
  th: ({ count }) => `จัดตามข้อเสนอ ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? '1 trip to arrange' : `${count} trips to arrange`),
};
export const leftTitle: Message<Count> = {
  th: ({ count }) => `ยังจัดไม่ได้ ${count}`,
  en: ({ count }) => `Left out: ${count}`,
};
export const acceptAll: Message<Count> = {
  th: ({ count }) => `จัดทั้งหมด ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? 'Arrange the trip' : `Arrange all ${count} trips`),
};
export const acceptAllHired: Message<Count> = {
  th: ({ count }) => `ผู้ให้บริการต้องตอบรับ ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? '1 has to be accepted' : `${count} have to be accepted`),
};
export const acceptSome: Message<Count> = {
  th: ({ count }) => (count === 1 ? 'จัด' : `จัด ${count} เที่ยว`),
  en: ({ count }) => (count === 1 ? 'Arrange' : `Arrange ${count}`),
};
export const acceptWhat: Message<{ what: string; count: number }> = {
  th: ({ what, count }) => `${acceptSome.th({ count })} ${what}`,
  en: ({ what, count }) => `${acceptSome.en({ count })}: ${what}`,
};
export const goTogether: Message<Count> = {
  th: ({ count }) => `จัดพร้อมกัน ${count} เที่ยว เพราะใช้รถหรือคนขับต่อจากกัน`,
  en: ({ count }) =>
    `These ${count} trips are arranged together: one takes the car or driver that another gives up`,
};
export const wasBefore: Message<{ what: string }> = {
  th: ({ what }) => `เดิม ${what}`,
  en: ({ what }) => `Until now: ${what}`,
};
export const changedSince: Message = { th: 'เปลี่ยนไปแล้ว', en: 'Changed since' };

export const placedNames: Record<(typeof placedCodes)[number], Message<Figure>> = {
  kept: { th: () => 'รถและคนขับเดิม', en: () => 'The same car and driver as before' },
  only_cars: {
    th: ({ figure }) => `มีรถที่ใช้กับเที่ยวนี้ได้ ${say(figure)} คัน`,
    en: ({ figure }) => `Only ${say(figure)} ${figure === 1 ? 'car' : 'cars'} would do for it`,
  },
  cheapest: {
    th: ({ figure }) => `ใช้รถแบบอื่นแทน ทั้งวันจะแย่ลงอย่างน้อยเท่ากับ ${say(figure)} บาท`,
    en: ({ figure }) =>
      `With any other sort of car the day would be worse by the weight of ฿${say(figure)} at least`,
  },
  own_taken: {
    th: () => 'หาแผนที่ดีกว่าโดยใช้รถของบริษัทไม่พบ',
    en: () => 'No better plan was found with a car of the company',
  },
  own_undriven: {
    th: () => 'รถของบริษัทว่าง แต่ไม่มีคนขับที่ขับเที่ยวนี้ได้',
    en: () => 'A car of the company is free, but nobody who may drive it then',
  },
  own_other: {
    th: () => 'รถของบริษัทที่ว่างไม่ใช่แบบที่ขอ',
    en: () => 'The company’s free cars are not of the kind asked for',
  },
  together: {
    th: ({ figure }) => `ไปด้วยกันได้ ${say(figure)} การจอง`,
    en: ({ figure }) => `${say(figure)} bookings can ride together`,
  },
  overtime: {
    th: ({ figure }) => `คนขับทำล่วงเวลา ${say(figure)} นาที`,
    en: ({ figure }) => `${say(figure)} min of overtime for the driver`,
  },
  free: {
    th: () => 'ใช้ได้ตามเวลานี้ รถแบบอื่นก็ใช้แทนได้',
    en: () => 'It fits at this time; others might do as well',
  },
};

export const leftNames: Record<(typeof leftCodes)[number], Message<Moment>> = {
  no_car: { th: () => 'ไม่มีรถที่ใช้กับรายการนี้ได้', en: () => 'No car would do for it' },
  no_driver: {
    th: () => 'ไม่มีคนขับที่ขับรายการนี้ได้ในเวลานี้',
    en: () => 'No driver may drive it at this time',
  },
  full: {
    th: (facts) => `เวลา ${time(facts)} ต้องใช้รถ ${facts.wanted} คัน มี ${facts.there} คัน`,
    en: (facts) => `At ${time(facts)} cars are short: ${facts.wanted} wanted, ${facts.there} there`,
  },
  no_gap: {
    th: () => 'ไม่มีคันใดว่างต่อเนื่องตลอดเวลานี้',
    en: () => 'No car is free the whole time',
  },
  no_driver_free: {
    th: (facts) =>
      isShort(facts)
        ? `เวลา ${time(facts)} ต้องใช้คนขับ ${facts.wanted} คน มี ${facts.there} คน`
        : `เวลา ${time(facts)} ไม่มีรถกับคนขับที่ว่างพร้อมกัน`,
    en: (facts) =>
      isShort(facts)
        ? `At ${time(facts)} drivers are short: ${facts.wanted} wanted, ${facts.there} there`
        : `At ${time(facts)} no car and driver are free together`,
  },
  not_back: {
    th: ({ there }) => `รถที่ใช้ได้เลยเวลาแล้วยังไม่กลับ ${there} คัน`,
    en: ({ there }) =>
      `Should be back and is not: ${there} ${there === 1 ? 'car' : 'cars'} that would do`,
  },
  displaced: {
    th: (facts) => `เวลา ${time(facts)} จัดให้รายการที่สำคัญกว่าก่อน`,
    en: (facts) => `At ${time(facts)} what matters more comes first`,
  },
};
export const takenInstead: Message<{ refs: string }> = {
  th: ({ refs }) => `เวลานั้นใช้กับ ${refs}`,
  en: ({ refs }) => `Used then for ${refs}`,
};
export const whatToDo = {
  handOver: {
    th: 'ส่งให้ผู้ให้บริการ หรือโทรตกลงเวลาใหม่กับผู้เดินทาง',
    en: 'Hand it to a provider, or call the traveller to agree on another time',
  },
  call: {
    th: 'โทรตกลงเวลาใหม่กับผู้เดินทาง หรือยกเลิกพร้อมเหตุผล',
    en: 'Call the traveller to agree on another time, or cancel it with a reason',
  },
} as const satisfies Record<string, Message>;
export const openIt: Message<{ what: string }> = {
  th: ({ what }) => `เปิด ${what}`,
  en: ({ what }) => `Open ${what}`,
};
