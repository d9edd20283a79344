import type { WaySource } from '#domain/travel/way';
import type { Message } from './message';

/** How long ways take, as the server and the administration say it: the form of an employee is handed the sentence. */

type Usual = { from: number; to: number; trips: number };

/** Nobody drives to the minute. */
const rounded = ({ from, to }: Usual): string => {
  const [least, most] = [Math.floor(from / 5) * 5, Math.ceil(to / 5) * 5];
  return least === most ? `${least}` : `${Math.max(1, least)}–${most}`;
};

export const usualWay: Message<Usual> = {
  th: (usual) => `ปกติ ${rounded(usual)} นาที (จาก ${usual.trips} เที่ยว)`,
  en: (usual) => `Usually ${rounded(usual)} minutes (from ${usual.trips} trips)`,
};

export const waySourceNames: Readonly<Record<WaySource, Message>> = {
  typed: { th: 'กำหนดเอง', en: 'By hand' },
  learned: { th: 'เที่ยวจริง', en: 'Trips' },
  estimated: { th: 'ประมาณ', en: 'Estimate' },
};

export const travelPair: Message = { th: 'จาก → ถึง', en: 'From → to' };
export const addTravelTime: Message = { th: 'เพิ่มเวลาเดินทาง', en: 'Add a travel time' };
export const travelTimeWord: Message = { th: 'เวลาเดินทาง', en: 'Travel time' };
export const travelTimesEmpty: Message = {
  th: 'ยังไม่มีเวลาเดินทาง ระบบจะเรียนรู้เองทุกคืนเมื่อมีเที่ยวรถที่บันทึกเวลาออกและถึง หรือเพิ่มเองได้',
  en: 'No travel times yet. They are learned every night from trips whose times were marked; or add one by hand.',
};
export const travelInUse: Message<{ minutes: number; source: string }> = {
  th: ({ minutes, source }) => `ใช้อยู่ ${minutes} นาที (${source})`,
  en: ({ minutes, source }) => `In use: ${minutes} minutes (${source.toLowerCase()})`,
};
export const travelUnknown: Message = {
  th: 'ยังไม่รู้เวลา ใช้ค่าตั้งต้นของแต่ละประเภทการจอง',
  en: 'Not known yet: each kind of booking uses its usual time.',
};
export const travelByMap: Message<{ minutes: number; km: number }> = {
  th: ({ minutes, km }) => `ประมาณจากระยะทาง ${km} กม. ได้ ${minutes} นาที`,
  en: ({ minutes, km }) => `By its ${km} km about ${minutes} minutes`,
};
/** Few trips count little: what is learned is weighed with what was estimated. */
export const travelByTrips: Message<{ minutes: number; most: number; trips: number }> = {
  th: ({ minutes, most, trips }) =>
    `จากเที่ยวจริง ${trips} เที่ยว ถ่วงกับค่าประมาณแล้ว ปกติ ${minutes} นาที รถติดราว ${most} นาที`,
  en: ({ minutes, most, trips }) =>
    `From ${trips} ${trips === 1 ? 'trip' : 'trips'}, weighed with the estimate: usually ${minutes} minutes, on a slow day about ${most}`,
};
