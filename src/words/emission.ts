import type { Message } from './message';

/** What cars give off. */

export const emissionUnits = ['g_km', 'wh_km', 'g_kwh'] as const;

export const emissionUnitNames: Readonly<Record<(typeof emissionUnits)[number], Message>> = {
  g_km: { th: 'กรัม CO₂/กม.', en: 'g CO₂/km' },
  wh_km: { th: 'วัตต์ชั่วโมง/กม.', en: 'Wh/km' },
  g_kwh: { th: 'กรัม CO₂/หน่วยไฟ', en: 'g CO₂/kWh' },
};
export const emissionWord: Message = { th: 'ค่า CO₂', en: 'CO₂ factor' };
export const emissionEmpty: Message = { th: 'ไม่มีข้อมูลที่ตรงกัน', en: 'Nothing found' };
export const emissionCounts: Message = {
  th: 'ใช้กับรถที่ไม่ได้กรอกค่า CO₂ ของตัวเอง รถไฟฟ้าคิดจากไฟที่ใช้คูณค่าของไฟฟ้า เมื่อแก้แล้ว รายงานทุกช่วงจะคำนวณใหม่',
  en: 'For cars without a CO₂ figure of their own. Electric ones: what they draw, times that of the electricity. A change reckons all reports anew.',
};
