import type { Message } from './message';

/** The rules of one kind of booking: limits, holidays, routes and timetables. */

export const rulesTitle: Message = { th: 'กติกาการจอง', en: 'Rules of this kind' };
export const carsTab: Message = { th: 'รถ', en: 'Cars' };
export const rulesTab: Message = { th: 'กติกา', en: 'Rules' };
export const tabsLabel: Message = { th: 'รถ กติกา และลิงก์', en: 'Cars, rules and links' };

export const bufferNote: Message = {
  th: 'เวลาพักนับครั้งเดียว ตั้งแต่จบเที่ยวหนึ่งจนเริ่มเที่ยวถัดไปของรถหรือคนขับคนเดียวกัน',
  en: 'The buffer counts once: from the end of one trip to the start of the next of a car or driver.',
};

export const units: Record<'minutes' | 'hours' | 'days', Message> = {
  minutes: { th: 'นาที', en: 'minutes' },
  hours: { th: 'ชั่วโมง', en: 'hours' },
  days: { th: 'วัน', en: 'days' },
};
export const unitOf: Message<{ label: string }> = {
  th: ({ label }) => `หน่วยของ ${label}`,
  en: ({ label }) => `Unit of ${label}`,
};
export const levelNames: readonly Message[] = [
  { th: 'ไม่ต้องอนุมัติ', en: 'None' },
  { th: '1 ขั้น', en: '1' },
  { th: '2 ขั้น', en: '2' },
  { th: '3 ขั้น', en: '3' },
];

export const breaksTitle: Message<{ count: number }> = {
  th: ({ count }) => `กระทบการจองที่จะถึง ${count.toLocaleString('th-TH')} รายการ`,
  en: ({ count }) =>
    count === 1
      ? '1 coming booking is affected'
      : `${count.toLocaleString('en-GB')} coming bookings are affected`,
};
export const breaksText: Message = {
  th: 'ถ้ายืนยัน รายการเหล่านี้จะคงอยู่ตามเดิม กติกาใหม่ใช้กับการจองครั้งต่อไป โปรดจัดรถหรือยกเลิกรายการเหล่านี้เองที่หน้าจัดรถ',
  en: 'If you go on, these stay as they are and only new bookings follow the new rule. Settle or cancel them under Arrange cars.',
};
export const breaksMore: Message<{ count: number }> = {
  th: ({ count }) => `และอีก ${count.toLocaleString('th-TH')} รายการ`,
  en: ({ count }) => `and ${count.toLocaleString('en-GB')} more`,
};
export const breaksConfirm: Message = { th: 'บันทึกต่อไป', en: 'Save all the same' };

export const holidaysTitle: Message = { th: 'วันหยุด', en: 'Holidays' };
export const holidaysEmpty: Message = {
  th: 'ยังไม่มีวันหยุดที่จะถึง',
  en: 'No coming holidays',
};
export const holidayNote: Message = {
  th: 'วันหยุดของบริษัทไม่มีผลกับประเภทที่ให้บริการในวันหยุด',
  en: 'Company holidays do not close a kind that runs on holidays.',
};
export const everyKind: Message = { th: 'ทุกประเภท', en: 'All kinds' };
export const onlyThisKind: Message = { th: 'เฉพาะประเภทนี้', en: 'This kind only' };
export const appliesTo: Message = { th: 'ใช้กับ', en: 'Applies to' };
export const addHolidayLabel: Message = { th: 'เพิ่มวันหยุด', en: 'Add a holiday' };
export const removeHolidayText: Message = {
  th: 'ลบแล้ว วันนั้นจองรถได้ตามปกติ',
  en: 'Once it is removed, that day can be booked like any other.',
};
export const removeNamed: Message<{ name: string }> = {
  th: ({ name }) => `ลบออก ${name}`,
  en: ({ name }) => `Remove ${name}`,
};

export const routesTitle: Message = { th: 'เส้นทางและตารางเวลา', en: 'Routes and timetables' };
export const routesEmpty: Message = { th: 'ยังไม่มีเส้นทาง', en: 'No routes yet' };
export const stopsAsk: Message = {
  th: 'จุดจอดคือสถานที่ที่ระบุว่า “เป็นจุดของโรงงาน” นี้ ต้องมีอย่างน้อยสองแห่ง ผู้ดูแลที่จัดการผู้ใช้ได้เป็นผู้เพิ่ม',
  en: 'A route stops at places that are “a point of a site”: of this site, at least two. Admins who also manage users add them.',
};
export const addPointLabel: Message = { th: 'เพิ่มจุดของโรงงาน', en: 'Add a point of this site' };
export const addRouteLabel: Message = { th: 'เพิ่มเส้นทาง', en: 'Add a route' };
export const editRoute: Message = { th: 'แก้ไขเส้นทาง', en: 'Edit route' };
export const routeRetired: Message = { th: 'ปิดรับจอง', en: 'Closed for booking' };
export const directionNames: Record<'out' | 'back', Message> = {
  out: { th: 'ขาไป', en: 'Out' },
  back: { th: 'ขากลับ', en: 'Back' },
};
export const stopsFixed: Message = {
  th: 'มีการจองแล้ว เปลี่ยนได้เฉพาะเวลา ถ้าจะเปลี่ยนจุดจอดให้เพิ่มเส้นทางใหม่',
  en: 'People have booked here, so only the minutes can change. For other stops, add a new route.',
};
export const stopLabel: Message<{ number: number }> = {
  th: ({ number }) => `จุดที่ ${number}`,
  en: ({ number }) => `Stop ${number}`,
};
export const stopMinutes: Message<{ number: number }> = {
  th: ({ number }) => `นาทีที่ถึงจุดที่ ${number}`,
  en: ({ number }) => `Minute at stop ${number}`,
};
export const addStop: Message = { th: 'เพิ่มจุดจอด', en: 'Add a stop' };
export const noStops: Message = { th: 'ไม่วิ่งในทิศทางนี้', en: 'Does not run this way' };

export const departuresEmpty: Message = { th: 'ยังไม่มีรอบรถ', en: 'No departures yet' };
export const addDepartureLabel: Message = { th: 'เพิ่มรอบรถ', en: 'Add a departure' };
export const departureTitle: Message<{ time: string }> = {
  th: ({ time }) => `รอบ ${time} น.`,
  en: ({ time }) => `The ${time}`,
};
export const seatsCount: Message<{ count: number }> = {
  th: ({ count }) => `${count} ที่นั่ง`,
  en: ({ count }) => (count === 1 ? '1 seat' : `${count} seats`),
};
export const everyDay: Message = { th: 'ทุกวัน', en: 'every day' };
export const untilDay: Message<{ day: string }> = {
  th: ({ day }) => `ถึง ${day}`,
  en: ({ day }) => `until ${day}`,
};
export const fromDay: Message<{ day: string }> = {
  th: ({ day }) => `ตั้งแต่ ${day}`,
  en: ({ day }) => `from ${day}`,
};
export const otherTimeNote: Message = {
  th: 'ถ้าจะเปลี่ยนเวลาออก ให้ใส่วันสุดท้ายของรอบนี้ แล้วเพิ่มรอบใหม่ เที่ยวที่มีคนจองแล้วคงจำนวนที่นั่งเดิม',
  en: 'To change the time, give this departure a last day and add another. Trips that are booked keep their seats.',
};

export const termsPartTitle: Message = { th: 'เงื่อนไขการใช้รถ', en: 'Terms of use' };
export const addTermsLabel: Message = { th: 'เพิ่มฉบับใหม่', en: 'Add a new text' };
export const termsNumbered: Message<{ number: number }> = {
  th: ({ number }) => `ฉบับที่ ${number}`,
  en: ({ number }) => `Text ${number}`,
};
export const termsNote: Message = {
  th: 'ฉบับที่มีคนยอมรับแล้วแก้ไม่ได้ ฉบับล่าสุดที่ถึงวันใช้คือฉบับที่ต้องยอมรับ คำขอที่ส่งไปแล้วใช้ฉบับเดิมต่อไป',
  en: 'A text that was accepted is never rewritten. The newest whose day has come is the one to accept; what was sent before keeps its own.',
};
