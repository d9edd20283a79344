import type { Message } from './message';

/** Why a trip gets another car, where everybody sees it: nobody is asked then. */
export const carReasons = {
  late: { th: 'รถยังไม่กลับ', en: 'Car not back' },
  broken: { th: 'รถเสีย', en: 'Breakdown' },
} as const satisfies Record<string, Message>;

/** What a change of a trip or booking is mostly made for; anything else is typed. */
export const quickReasons = {
  change: [
    carReasons.broken,
    carReasons.late,
    { th: 'คนขับไม่พร้อม', en: 'Driver not available' },
    { th: 'เปลี่ยนแผนการเดินทาง', en: 'Plans changed' },
    { th: 'จัดให้เหมาะสมขึ้น', en: 'A better fit' },
  ],
  decline: [
    { th: 'ไม่มีรถว่าง', en: 'No car free' },
    { th: 'คนขับไม่พร้อม', en: 'Driver not available' },
    { th: 'รถเสีย', en: 'Breakdown' },
  ],
  callOff: [
    { th: 'ผู้เดินทางขอยกเลิก', en: 'The traveller asked for it' },
    { th: 'เปลี่ยนแผนการเดินทาง', en: 'Plans changed' },
    { th: 'ไม่มีรถว่าง', en: 'No car free' },
  ],
} as const satisfies Record<string, readonly Message[]>;
