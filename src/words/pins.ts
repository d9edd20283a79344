import type { Message } from './message';

type Pins = { count: number; unserved: number; hired: number; baht: string | null };
const listed = (parts: readonly (string | false | null)[], join: string) =>
  parts.filter(Boolean).join(join);
export const pinsCost: Message<Pins> = {
  th: ({ count, unserved, hired, baht }) =>
    `ล็อก ${count} เที่ยวไว้ ${
      listed(
        [
          unserved > 0 && `ทำให้ไม่มีรถเพิ่ม ${unserved} รายการ`,
          hired > 0 && `ใช้รถจ้างเพิ่ม ${hired} คัน`,
          baht !== null && `แพงขึ้น ${baht} บาท`,
        ],
        ' · ',
      ) || 'ไม่ทำให้แพงขึ้น'
    }`,
  en: ({ count, unserved, hired, baht }) =>
    `${count === 1 ? '1 pinned trip' : `${count} pinned trips`}: ${
      listed(
        [
          unserved > 0 && `${unserved} more without a car`,
          hired > 0 && `${hired} more hired ${hired === 1 ? 'car' : 'cars'}`,
          baht !== null && `฿${baht} dearer`,
        ],
        ' · ',
      ) || 'nothing dearer for it'
    }`,
};
