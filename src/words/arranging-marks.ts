import type { Message } from './message';

/** What driver and gate marked, as dispatchers see it. */

export const assumedByClock: Message = {
  th: 'ออกรถตามแผน ยังไม่มีใครยืนยัน',
  en: 'Departure as planned; nobody has marked it',
};
export const sourceNames = {
  clock: { th: 'ระบบ', en: 'the clock' },
  admin: { th: 'ผู้จัดรถ', en: 'dispatcher' },
  'self-driver': { th: 'ผู้ขับ', en: 'self-driver' },
  driver: { th: 'คนขับ', en: 'driver' },
  gate: { th: 'ประตู', en: 'gate' },
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
export const clockWasWrong: Message = {
  th: 'นาฬิกาของเครื่องที่บันทึกคลาดเกิน 5 นาที ระบบปรับเวลาให้แล้ว',
  en: 'The marking device’s clock was off by more than 5 minutes; its times were put right',
};
export const scanForJobs: Message = {
  th: 'สแกนเพื่อเปิดงานในโทรศัพท์',
  en: 'Scan to open the jobs on your phone',
};
