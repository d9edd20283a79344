import { formatTime } from '#domain/dates/format-bangkok';
import type { TripState } from '#domain/trip/states';
import type { Message } from './message';

export const tableView: Message = { th: 'ตาราง', en: 'Table' };
export const boardView: Message = { th: 'กระดาน', en: 'Board' };
export const viewLabel: Message = { th: 'มุมมอง', en: 'View' };
export const byCars: Message = { th: 'ตามรถ', en: 'By car' };
export const byDrivers: Message = { th: 'ตามคนขับ', en: 'By driver' };
export const oneDay: Message = { th: 'วัน', en: 'Day' };
export const oneWeek: Message = { th: 'สัปดาห์', en: 'Week' };
export const spanLabel: Message = { th: 'ช่วงเวลา', en: 'Span' };
export const dayBefore: Message = { th: 'ก่อนหน้า', en: 'Earlier' };
export const dayAfter: Message = { th: 'ถัดไป', en: 'Later' };
export const chooseDay: Message = { th: 'เลือกวันที่', en: 'Choose the day' };

export const waitingTitle: Message<{ count: number }> = {
  th: ({ count }) => `รอจัดรถ ${count}`,
  en: ({ count }) => `To arrange: ${count}`,
};
export const atProvidersTitle: Message<{ count: number }> = {
  th: ({ count }) => `รอผู้ให้บริการตอบ ${count}`,
  en: ({ count }) => `At providers: ${count}`,
};
export const foundArrangedTitle: Message<{ count: number }> = {
  th: ({ count }) => `จัดแล้ว ${count}`,
  en: ({ count }) => `Arranged: ${count}`,
};
export const allArranged: Message = { th: 'จัดครบทุกรายการแล้ว', en: 'Everything is arranged' };
/** Of a provider: what it has to accept, and what it accepted without a car. */
export const forYouTitle: Message<{ count: number }> = {
  th: ({ count }) => `รอคุณ ${count}`,
  en: ({ count }) => `For you: ${count}`,
};
export const nothingForYou: Message = { th: 'ไม่มีงานที่รอคุณ', en: 'Nothing waits for you' };
export const allArrangedHint: Message = {
  th: 'การจองใหม่ที่อนุมัติแล้วจะขึ้นที่นี่เอง',
  en: 'New approved bookings appear here by themselves',
};
export const nothingThisDay: Message = {
  th: 'ไม่มีการเดินทางในช่วงนี้',
  en: 'No trips in this time',
};
export const nothingThisDayHint: Message = {
  th: 'เลือกวันอื่น หรือรอการจองที่อนุมัติแล้ว',
  en: 'Choose another day, or wait for approved bookings',
};
export const nothingFound: Message = { th: 'ไม่พบรายการที่ตรงกับตัวกรอง', en: 'Nothing matches' };
export const clearFilters: Message = { th: 'ล้างตัวกรอง', en: 'Clear filters' };
export const noCars: Message = {
  th: 'ยังไม่มีรถสำหรับประเภทนี้',
  en: 'There are no cars for this kind yet',
};
export const noDrivers: Message = {
  th: 'ยังไม่มีคนขับสำหรับประเภทนี้',
  en: 'There are no drivers for this kind yet',
};
export const dayFailed: Message = {
  th: 'โหลดข้อมูลการจัดรถไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง',
  en: 'The day could not be loaded. Nothing was changed.',
};
export const openIsGone: Message = {
  th: 'รายการที่เปิดไว้ไม่อยู่ในวันที่แสดงแล้ว อาจถูกยกเลิก ดึงกลับ หรือย้ายวัน',
  en: 'What was open is not among the days shown any more: cancelled, taken back or moved',
};
export const dayIsCut: Message = {
  th: 'มีรายการมากกว่าที่แสดง ลดช่วงเวลาลง',
  en: 'There is more than is shown: choose a shorter time',
};
export const searchLabel: Message = {
  th: 'ค้นหาเลขที่จอง ผู้เดินทาง เส้นทาง ทะเบียน',
  en: 'Search ref, traveller, route, plate',
};

export const states = {
  waiting: { th: 'รอจัดรถ', en: 'To arrange' },
  noDriver: { th: 'ยังไม่มีคนขับ', en: 'No driver yet' },
  noCar: { th: 'ยังไม่มีรถ', en: 'No car yet' },
  begun: { th: 'เลยเวลาออกแล้ว', en: 'Should have left' },
} as const satisfies Record<string, Message>;
export const filterNames: Record<'open' | 'arranged' | 'running' | 'lost', Message> = {
  open: { th: 'รอจัดรถ', en: 'To arrange' },
  arranged: { th: 'จัดแล้ว', en: 'Arranged' },
  running: { th: 'กำลังเดินทาง', en: 'Under way' },
  lost: { th: 'ไม่ได้เดินทาง', en: 'Did not ride' },
};
export const timesToConfirm: Message = { th: 'รอยืนยันเวลา', en: 'Times to confirm' };
export const timesToConfirmCount: Message<{ count: number }> = {
  th: ({ count }) => `รอยืนยันเวลา ${count}`,
  en: ({ count }) => `Times to confirm: ${count}`,
};

export const tripStateNames: Record<TripState, Message> = {
  planned: { th: 'วางแผนแล้ว', en: 'Planned' },
  offered: { th: 'รอผู้ให้บริการตอบ', en: 'Waits for the provider' },
  accepted: { th: 'ผู้ให้บริการรับแล้ว', en: 'Accepted' },
  declined: { th: 'ผู้ให้บริการปฏิเสธ', en: 'Declined' },
  underway: { th: 'กำลังเดินทาง', en: 'Under way' },
  done: { th: 'เสร็จสิ้น', en: 'Completed' },
  cancelled: { th: 'ยกเลิก', en: 'Cancelled' },
};

export const namesNoCar: Message = {
  th: 'ผู้ให้บริการรับแล้ว รอระบุรถ',
  en: 'Accepted, no car named yet',
};

export const lateBack: Message = { th: 'เลยเวลากลับ', en: 'Overdue' };

export const linkedTitle: Message = { th: 'จองไว้ด้วยกัน', en: 'Booked together' };
export const linkedHere: Message = {
  th: 'จองไว้ด้วยกันกับรายการที่เลือก',
  en: 'Booked together with what is picked',
};
export const carStandsSince: Message<{ plate: string; at: string; text: string }> = {
  th: ({ plate, at, text }) => `${plate} เสีย ไปต่อไม่ได้ ตั้งแต่ ${formatTime(at)}: ${text}`,
  en: ({ plate, at, text }) => `${plate} cannot go on since ${formatTime(at)}: ${text}`,
};
export const sendCarToRepair: Message = { th: 'ส่งซ่อมหรือปิดเรื่อง', en: 'Send to repair, or close' };
export const carNotBack: Message = { th: 'รถยังไม่กลับ', en: 'Car not back' };
export const carNotBackSince: Message<{ plate: string; at: string; who: string }> = {
  th: ({ plate, at, who }) => `${plate} ยังไม่กลับ ควรคืน ${at}${who && ` (${who})`} คันที่ว่างอยู่ด้านล่าง`,
  en: ({ plate, at, who }) =>
    `${plate} should be back since ${at}${who && ` (${who})`}. Cars that are there stand below.`,
};

export const waitsForYou: Message = { th: 'รอคุณตอบ', en: 'Waits for your answer' };

export const columns = {
  ref: { th: 'เลขที่', en: 'Ref' },
  time: { th: 'เวลา', en: 'Time' },
  starts: { th: 'เริ่ม', en: 'Starts' },
  ends: { th: 'สิ้นสุด', en: 'Ends' },
  route: { th: 'เส้นทาง', en: 'Route' },
  traveller: { th: 'ผู้เดินทาง', en: 'Traveller' },
  seats: { th: 'ที่นั่ง', en: 'Seats' },
  class: { th: 'รถที่ต้องการ', en: 'Class' },
  costCentre: { th: 'ศูนย์ต้นทุน', en: 'Cost centre' },
  flags: { th: 'หมายเหตุ', en: 'Flags' },
  status: { th: 'สถานะ', en: 'Status' },
  car: { th: 'รถ', en: 'Car' },
  driver: { th: 'คนขับ', en: 'Driver' },
  provider: { th: 'ผู้ให้บริการ', en: 'Provider' },
} as const satisfies Record<string, Message>;

export const flagNames = {
  urgent: { th: 'ด่วน', en: 'Urgent' },
  change_pending: { th: 'รออนุมัติการแก้ไข', en: 'Change pending' },
  several_days: { th: 'หลายวัน', en: 'Several days' },
  group: { th: 'จองเป็นชุด', en: 'Group' },
  note: { th: 'มีข้อความ', en: 'Note' },
  guest: { th: 'บุคคลภายนอก', en: 'Guest' },
  alone: { th: 'ขอไปคนเดียว', en: 'Alone' },
} as const satisfies Record<string, Message>;

export const seatsCount: Message<{ count: number }> = {
  th: ({ count }) => `${count} ที่นั่ง`,
  en: ({ count }) => (count === 1 ? '1 seat' : `${count} seats`),
};
export const seatsOfPlaces: Message<{ taken: number; places: number }> = {
  th: ({ taken, places }) => `${taken}/${places} ที่นั่ง`,
  en: ({ taken, places }) => `${taken}/${places} seats`,
};
export const bookingsOnTrip: Message<{ count: number }> = {
  th: ({ count }) => `${count} การจอง`,
  en: ({ count }) => (count === 1 ? '1 booking' : `${count} bookings`),
};

export const assign: Message = { th: 'จัดรถ', en: 'Assign' };
export const assignTo: Message<{ what: string; to: string }> = {
  th: ({ what, to }) => `จัด ${what} ให้ ${to}`,
  en: ({ what, to }) => `Assign ${what} to ${to}`,
};
export const chosen: Message = { th: 'เลือกไว้', en: 'Chosen' };
export const undo: Message = { th: 'เลิกทำ', en: 'Undo' };
export const undone: Message = { th: 'เลิกทำแล้ว', en: 'Undone' };
export const redo: Message = { th: 'ทำอีกครั้ง', en: 'Redo' };
export const redone: Message = { th: 'ทำอีกครั้งแล้ว', en: 'Done again' };
export const notDone: Message = { th: 'ยังไม่ได้เปลี่ยนแปลง', en: 'Nothing was changed' };
export const changedBy: Message<{ by: string; at: string; what?: string | undefined }> = {
  th: ({ by, at, what }) => `${by} แก้ไข${what ? ` ${what} ` : 'รายการนี้'}เมื่อ ${at} แสดงข้อมูลล่าสุดแล้ว`,
  en: ({ by, at, what }) => `${by} changed ${what || 'this'} at ${at}. You now see the latest.`,
};
export const somebody: Message = { th: 'ระบบ', en: 'The system' };
export const offlineNoArranging: Message = {
  th: 'ออฟไลน์อยู่ การจัดรถต้องใช้อินเทอร์เน็ต เพื่อไม่ให้จัดซ้อนกัน',
  en: 'You are offline. Arranging needs the network, so that no car is promised twice.',
};

export const boardLabel: Message = { th: 'กระดานจัดรถ', en: 'Board' };
export const boardHelp: Message = {
  th: 'แตะรายการที่รอแล้วแตะปุ่มที่หัวแถว หรือลากไปวางบนแถว',
  en: 'Tap a booking, then the button at the head of a row; or drag it there',
};
export const blockNames: Record<
  'blackout' | 'repair' | 'leave' | 'elsewhere' | 'tentative',
  Message
> = {
  blackout: { th: 'งดใช้', en: 'Not for use' },
  repair: { th: 'ซ่อม', en: 'Repair' },
  leave: { th: 'ลา', en: 'Leave' },
  elsewhere: { th: 'งานบริการอื่น', en: 'Another kind' },
  tentative: { th: 'จองไว้', en: 'Asked for' },
};
