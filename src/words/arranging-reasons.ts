import type { Message } from './message';

/** What a change of a trip or booking is mostly made for; anything else is typed. */
export const quickReasons = {
  change: [
    { th: 'รถเสีย', en: 'Breakdown' },
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
