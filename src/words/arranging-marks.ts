import type { Message } from './message';

/** What driver and gate marked, as dispatchers see it. */

export const assumedByClock: Message = {
  th: 'ออกรถตามแผน ยังไม่มีใครยืนยัน',
  en: 'Departure as planned; nobody has marked it',
};
export const sourceNames = {
  clock: { th: 'ระบบ', en: 'the system' },
  admin: { th: 'ผู้จัดรถ', en: 'dispatcher' },
  'self-driver': { th: 'คนขับ', en: 'self-driver' },
  driver: { th: 'คนขับ', en: 'driver' },
  gate: { th: 'ประตู', en: 'gate' },
} as const satisfies Record<string, Message>;
/** On its block: whose time it is, said to those who hear the board; a sign says it to the others. */
export const endMarked = {
  left: {
    th: ({ time, by }) => `ออกจริง ${time}${by}`,
    en: ({ time, by }) => `left ${time}${by}`,
  },
  returned: {
    th: ({ time, by }) => `กลับจริง ${time}${by}`,
    en: ({ time, by }) => `back ${time}${by}`,
  },
} as const satisfies Record<string, Message<{ time: string; by: string }>>;
export const endAssumed = {
  left: { th: 'เวลาออกตามแผน ยังไม่มีใครยืนยัน', en: 'departure as planned, not marked' },
  returned: { th: 'เวลากลับตามแผน ยังไม่มีใครยืนยัน', en: 'return as planned, not marked' },
} as const satisfies Record<string, Message>;
export const endDiffers = {
  left: { th: 'คนขับกับประตูบันทึกเวลาออกไม่ตรงกัน', en: 'driver and gate differ on its departure' },
  returned: { th: 'คนขับกับประตูบันทึกเวลากลับไม่ตรงกัน', en: 'driver and gate differ on its return' },
} as const satisfies Record<string, Message>;
export const timesDiffer = {
  left: {
    th: ({ driver, gate }) => `เวลาออกไม่ตรงกัน: คนขับ ${driver} ประตู ${gate}`,
    en: ({ driver, gate }) => `Departure differs: driver ${driver}, gate ${gate}`,
  },
  returned: {
    th: ({ driver, gate }) => `เวลากลับไม่ตรงกัน: คนขับ ${driver} ประตู ${gate}`,
    en: ({ driver, gate }) => `Return differs: driver ${driver}, gate ${gate}`,
  },
} as const satisfies Record<string, Message<{ driver: string; gate: string }>>;
/** The panel's own words of each mark: who, and what they did. */
export const marksTitle: Message = { th: 'คนขับและประตูบันทึก', en: 'Marked by driver and gate' };
export const markNames = {
  accept: { th: 'คนขับรับงาน', en: 'Driver took the job' },
  check: { th: 'คนขับตรวจรถ', en: 'Driver checked the car' },
  depart: { th: 'คนขับออกรถ', en: 'Driver left' },
  complete: { th: 'คนขับจบงาน', en: 'Driver finished' },
  out: { th: 'ออกจากประตู', en: 'Out at the gate' },
  in: { th: 'เข้าประตู', en: 'In at the gate' },
  expense: { th: 'คนขับจ่าย', en: 'Driver paid' },
  trouble: { th: 'คนขับแจ้งรถมีปัญหา', en: 'Driver told of trouble with the car' },
} as const satisfies Record<string, Message>;
/** In histories, and as the reason why an odometer went back. */
export const takenBack: Message = { th: 'ย้อนสิ่งที่กดผิด', en: 'A wrong mark taken back' };
export const clockWasWrong: Message = {
  th: 'นาฬิกาของเครื่องที่บันทึกคลาดเกิน 5 นาที ระบบปรับเวลาให้แล้ว',
  en: 'The marking device’s clock was off by more than 5 minutes; its times were put right',
};
export const scanForJobs: Message = {
  th: 'สแกนเพื่อเปิดงานในโทรศัพท์',
  en: 'Scan to open the jobs on your phone',
};
