import type { CarCheck } from '#domain/link/mark';
import type { Message } from './message';

/** What stands on the pages of signed links: for people who drive, who stand at the gate, and who ride. */

export const pageGone: Message = {
  th: 'ลิงก์นี้ใช้ไม่ได้แล้ว กรุณาขอลิงก์ใหม่จากผู้จัดรถ',
  en: 'This link no longer works. Please ask the dispatcher for a new one.',
};
export const loadingPage: Message = { th: 'กำลังเปิด', en: 'Opening' };
export const noSignal: Message = {
  th: 'ไม่มีสัญญาณ',
  en: 'No signal',
};
export const waitingMarks: Message<{ count: number }> = {
  th: ({ count }) => `รอส่ง ${count} รายการ ระบบจะส่งให้เอง`,
  en: ({ count }) => `${count} waiting; sent by itself`,
};
export const seenAt: Message<{ time: string }> = {
  th: ({ time }) => `ข้อมูลเมื่อ ${time}`,
  en: ({ time }) => `As of ${time}`,
};
export const notSent: Message = { th: 'ส่งไม่ได้', en: 'Not accepted' };
export const dropMark: Message = { th: 'ลบรายการนี้', en: 'Remove it' };
export const call: Message = { th: 'โทร', en: 'Call' };
export const callNamed: Message<{ name: string }> = {
  th: ({ name }) => `โทรหา ${name}`,
  en: ({ name }) => `Call ${name}`,
};
export const kmLabel: Message = { th: 'เลขไมล์', en: 'Odometer' };
export const lastKm: Message<{ km: string }> = {
  th: ({ km }) => `ครั้งก่อน ${km}`,
  en: ({ km }) => `Last ${km}`,
};
export const kmTooLow: Message<{ km: string }> = {
  th: ({ km }) => `น้อยกว่าครั้งก่อน (${km}) กรุณาตรวจอีกครั้ง ถ้าเลขเดิมผิด ให้เว้นว่างแล้วแจ้งผู้จัดรถ`,
  en: ({ km }) =>
    `Less than last time (${km}). Please check. If the last one was wrong, leave this empty and tell the dispatcher.`,
};
export const kmDigits: Message = { th: 'ใส่ตัวเลขเท่านั้น', en: 'Digits only' };
export const kmRefused: Message<{ km: string }> = {
  th: ({ km }) => `เลขไมล์ ${km} น้อยกว่าครั้งก่อน`,
  en: ({ km }) => `The odometer ${km} is less than last time`,
};
export const kmMissing: Message = {
  th: 'ใส่เลขไมล์ ถ้าอ่านไม่ได้ กดอีกครั้งเพื่อไปต่อโดยไม่ใส่',
  en: 'Enter the odometer. If it cannot be read, tap again to go on without it.',
};
export const takeBack: Message = { th: 'ย้อนกลับ', en: 'Take back' };
export const closeForm: Message = { th: 'ปิด', en: 'Close' };
export const sendForm: Message = { th: 'ส่ง', en: 'Send' };
export const otherLanguage: Message = { th: 'English', en: 'ไทย' };

/** The driver. */
export const myJobs: Message = { th: 'งานวันนี้', en: 'Today’s jobs' };
export const tomorrow: Message = { th: 'พรุ่งนี้', en: 'Tomorrow' };
export const noJobs: Message = { th: 'วันนี้ยังไม่มีงาน', en: 'No jobs today' };
export const jobLost: Message<{ time: string }> = {
  th: ({ time }) => `งาน ${time} ยกเลิกหรือมีคนอื่นรับแทนแล้ว`,
  en: ({ time }) => `The job at ${time} was cancelled or given to somebody else`,
};
export const anotherCar: Message<{ plate: string }> = {
  th: ({ plate }) => `เปลี่ยนรถแล้ว เดิมคือ ${plate}`,
  en: ({ plate }) => `Another car: it was ${plate}`,
};
export const hoursToday: Message<{ planned: string; driven: string }> = {
  th: ({ planned, driven }) => `วันนี้งาน ${planned} · ขับแล้ว ${driven}`,
  en: ({ planned, driven }) => `Today ${planned} planned · ${driven} driven`,
};
export const hoursAmount: Message<{ hours: number; minutes: number }> = {
  th: ({ hours, minutes }) =>
    [(hours > 0 || minutes === 0) && `${hours} ชม.`, minutes > 0 && `${minutes} นาที`]
      .filter(Boolean)
      .join(' '),
  en: ({ hours, minutes }) =>
    [(hours > 0 || minutes === 0) && `${hours} h`, minutes > 0 && `${minutes} min`]
      .filter(Boolean)
      .join(' '),
};
export const hoursRules = {
  stretch: { th: 'ขับต่อเนื่องนานเกินกำหนด', en: 'Driving too long without a break' },
  day: { th: 'ชั่วโมงงานวันนี้เกินกำหนด', en: 'More hours today than allowed' },
  overtime: { th: 'ล่วงเวลาเกินกำหนด', en: 'More overtime than allowed' },
  rest: { th: 'เวลาพักน้อยกว่ากำหนด', en: 'Less rest than required' },
} as const satisfies Record<string, Message>;
export const acceptJob: Message = { th: 'รับงาน', en: 'Take the job' };
export const checkTitle: Message = {
  th: 'ตรวจรถ: แตะข้อที่ไม่พร้อม',
  en: 'Check the car: tap what is not in order',
};
export const checkNames: Readonly<Record<CarCheck, Message>> = {
  tyres: { th: 'ยาง', en: 'Tyres' },
  lights: { th: 'ไฟ', en: 'Lights' },
  brakes: { th: 'เบรก', en: 'Brakes' },
  fluids: { th: 'น้ำมันเครื่อง/น้ำ', en: 'Oil and water' },
  belts: { th: 'เข็มขัดนิรภัย', en: 'Seat belts' },
  papers: { th: 'เอกสารรถ', en: 'Papers' },
  clean: { th: 'ความสะอาด', en: 'Clean' },
};
export const checkedAll: Message = { th: 'พร้อมทุกข้อ', en: 'All in order' };
export const checkedFailing: Message<{ count: number }> = {
  th: ({ count }) => `แจ้งไม่พร้อม ${count} ข้อ`,
  en: ({ count }) => `Report ${count} not in order`,
};
export const leave: Message = { th: 'ออกรถ', en: 'Set out' };
export const finish: Message = { th: 'จบงาน', en: 'Finish' };
/** What is taken back is called by a word, not by what was to be done. */
export const stepNames = {
  accept: acceptJob,
  check: { th: 'ตรวจรถ', en: 'Car check' },
  depart: leave,
  complete: finish,
} as const satisfies Record<string, Message>;
export const ridersTitle: Message = { th: 'ผู้โดยสาร', en: 'Riders' };
export const unnamed: Message = { th: 'ผู้โดยสาร', en: 'Rider' };
export const aboard: Message = { th: 'ขึ้นรถ', en: 'Aboard' };
export const absent: Message = { th: 'ไม่มา', en: 'Not here' };
export const codeLabel: Message = { th: 'รหัสขึ้นรถ 4 หลัก', en: 'Boarding code, 4 figures' };
export const codeWaits: Message = {
  th: 'เก็บรหัสไว้แล้ว จะตรวจเมื่อมีสัญญาณ',
  en: 'Kept; checked when there is a signal',
};
export const codeUnknown: Message<{ code: string }> = {
  th: ({ code }) => `ไม่มีรหัส ${code} ในเที่ยวนี้`,
  en: ({ code }) => `No code ${code} on this trip`,
};
export const stopsTitle: Message = { th: 'จุดจอด', en: 'Stops' };
export const navigate: Message = { th: 'นำทาง', en: 'Directions' };
export const leftAt: Message<{ time: string; km: string }> = {
  th: ({ time, km }) => `ออกรถ ${time}${km && ` · ${km} กม.`}`,
  en: ({ time, km }) => `Left ${time}${km && ` · ${km} km`}`,
};
export const doneAt: Message<{ time: string; km: string }> = {
  th: ({ time, km }) => `จบงาน ${time}${km && ` · ${km} กม.`}`,
  en: ({ time, km }) => `Done ${time}${km && ` · ${km} km`}`,
};
export const spendTitle: Message = { th: 'ค่าใช้จ่าย', en: 'Expense' };
export const spendTypes = {
  fuel: { th: 'น้ำมัน', en: 'Fuel' },
  toll: { th: 'ทางด่วน', en: 'Toll' },
  parking: { th: 'ที่จอดรถ', en: 'Parking' },
} as const satisfies Record<string, Message>;
export const spent: Message<{ what: string; amount: string }> = {
  th: ({ what, amount }) => `${what} ${amount} บาท`,
  en: ({ what, amount }) => `${what} ฿${amount}`,
};
export const amountLabel: Message = { th: 'จำนวนเงิน (บาท)', en: 'Amount (baht)' };
export const amountMissing: Message = {
  th: 'ใส่จำนวนเงินเป็นบาท เช่น 350 หรือ 350.50 ไม่เกิน 7 หลัก',
  en: 'The amount in baht, such as 350 or 350.50, of 7 digits at most',
};
export const takePhoto: Message = { th: 'ถ่ายรูป', en: 'Photo' };
export const photoTaken: Message = { th: 'มีรูปแล้ว ถ่ายใหม่', en: 'Photo taken; take another' };
export const photoFailed: Message = {
  th: 'ใช้รูปนี้ไม่ได้ กรุณาถ่ายใหม่',
  en: 'This photo cannot be used. Please take another.',
};
export const carTrouble: Message = { th: 'รถมีปัญหา', en: 'Problem with the car' };
export const troubleLabel: Message = { th: 'เกิดอะไรขึ้น', en: 'What happened' };
export const troubleMissing: Message = {
  th: 'บอกสั้น ๆ ว่าเกิดอะไรขึ้น',
  en: 'Say in a few words what happened',
};
export const canGoOn: Message = { th: 'ขับต่อได้', en: 'Can drive on' };
export const cannotGoOn: Message = { th: 'ไปต่อไม่ได้', en: 'Cannot go on' };
export const troubleNoted: Message = {
  th: 'บันทึกไว้ให้ผู้จัดรถแล้ว',
  en: 'Noted for the dispatchers',
};
export const troubleSettled: Message<{ note: string }> = {
  th: ({ note }) => `ผู้จัดรถดำเนินการแล้ว ${note}`.trim(),
  en: ({ note }) => `Dealt with by the dispatchers${note && `: ${note}`}`,
};
export const troubleWaits: Message = {
  th: 'ยังไม่มีสัญญาณ กรุณาโทรแจ้งผู้จัดรถ',
  en: 'No signal yet. Please call the dispatcher.',
};

/** The gate. */
export const pinTitle: Message = { th: 'ใส่รหัสประตู', en: 'Enter the gate’s code' };
export const pinWrong: Message<{ count: number }> = {
  th: ({ count }) => `รหัสไม่ถูกต้อง ผิดแล้ว ${count} ครั้ง ครบ 5 ครั้งลิงก์จะใช้ไม่ได้`,
  en: ({ count }) => `Wrong code, ${count} of 5: after the fifth the link is closed.`,
};
export const openGate: Message = { th: 'เปิด', en: 'Open' };
export const searchPlate: Message = { th: 'ค้นทะเบียน', en: 'Find a plate' };
export const goingOut: Message = { th: 'รอออก', en: 'Going out' };
export const comingIn: Message = { th: 'รอเข้า', en: 'Coming in' };
export const nobodyOut: Message = { th: 'ไม่มีรถรอออก', en: 'No car to go out' };
export const nobodyIn: Message = { th: 'ไม่มีรถรอเข้า', en: 'No car to come in' };
export const out: Message = { th: 'ออก', en: 'OUT' };
export const into: Message = { th: 'เข้า', en: 'IN' };
export const late: Message = { th: 'เลยเวลา', en: 'Late' };
export const unknownPlate: Message<{ plate: string }> = {
  th: ({ plate }) => `แจ้งรถไม่อยู่ในระบบ “${plate}”`,
  en: ({ plate }) => `Report unknown plate “${plate}”`,
};
export const unknownTold: Message = { th: 'ไม่อยู่ในระบบ', en: 'Unknown' };
export const unknownNoted: Message = {
  th: 'ไม่อยู่ในระบบ บันทึกไว้ให้ผู้จัดรถแล้ว',
  en: 'unknown, noted for the dispatchers',
};
export const passedTitle: Message = { th: 'ผ่านล่าสุด', en: 'Passed last' };
export const toPlace: Message<{ place: string }> = {
  th: ({ place }) => `ไป ${place}`,
  en: ({ place }) => `to ${place}`,
};

/** The guest. */
export const rideStates = {
  waiting: { th: 'กำลังจัดรถ', en: 'A car is being arranged' },
  late: { th: 'ยังจัดรถไม่ได้', en: 'No car was found in time' },
  arranged: { th: 'จัดรถแล้ว', en: 'Your car is arranged' },
  aboard: { th: 'ขึ้นรถแล้ว', en: 'On board' },
  underway: { th: 'รถออกแล้ว', en: 'The car has left' },
  over: { th: 'เดินทางเสร็จแล้ว', en: 'The ride is over' },
  off: { th: 'การเดินทางนี้ยกเลิกแล้ว', en: 'This ride was called off' },
} as const satisfies Record<string, Message>;
export const meetHere: Message<{ place: string }> = {
  th: ({ place }) => `จุดนัดพบ ${place}`,
  en: ({ place }) => `Meet at ${place}`,
};
export const driverTitle: Message = { th: 'คนขับ', en: 'Driver' };
export const boardingCodeTitle: Message = {
  th: 'รหัสขึ้นรถ บอกคนขับ',
  en: 'Boarding code, for the driver',
};
export const rideTitle: Message = { th: 'การเดินทางของคุณ', en: 'Your ride' };

/** What was marked, but for an expense, which is called by what was paid. */
export const markNames = {
  ...stepNames,
  board: aboard,
  miss: absent,
  trouble: carTrouble,
  out,
  in: into,
  unknown: unknownTold,
} as const satisfies Record<string, Message>;
