import { carPartAt, type CarPart, type DamagePoint, type DamageType } from '#domain/fleet/damage';
import type { Message, Say } from './message';

export const damageNames: Record<DamageType, Message> = {
  scratch: { th: 'รอยขีดข่วน', en: 'Scratch' },
  dent: { th: 'รอยบุบ', en: 'Dent' },
  crack: { th: 'แตก ร้าว', en: 'Crack' },
  missing: { th: 'หลุด หาย', en: 'Missing' },
};
export const carPartNames: Record<CarPart, Message> = {
  'front-left': { th: 'มุมหน้าซ้าย', en: 'Front left corner' },
  front: { th: 'กันชนหน้า', en: 'Front bumper' },
  'front-right': { th: 'มุมหน้าขวา', en: 'Front right corner' },
  'wing-left': { th: 'บังโคลนหน้าซ้าย', en: 'Left wing' },
  bonnet: { th: 'ฝากระโปรงหน้า', en: 'Bonnet' },
  'wing-right': { th: 'บังโคลนหน้าขวา', en: 'Right wing' },
  'door-left': { th: 'ประตูหน้าซ้าย', en: 'Front left door' },
  roof: { th: 'กระจกและหลังคา', en: 'Windscreen and roof' },
  'door-right': { th: 'ประตูหน้าขวา', en: 'Front right door' },
  'rear-door-left': { th: 'ประตูหลังซ้าย', en: 'Rear left door' },
  'rear-door-right': { th: 'ประตูหลังขวา', en: 'Rear right door' },
  'rear-left': { th: 'มุมท้ายซ้าย', en: 'Rear left corner' },
  rear: { th: 'กันชนและฝาท้าย', en: 'Tailgate and rear bumper' },
  'rear-right': { th: 'มุมท้ายขวา', en: 'Rear right corner' },
};

/** “Dent: front left door”, for whoever does not see the outline. */
export const sayDamage = (say: Say, point: DamagePoint): string =>
  `${say(damageNames[point.what])}: ${say(carPartNames[carPartAt(point)])}`;

export const outlineOf: Message = { th: 'ผังรถ หน้ารถอยู่ด้านบน', en: 'The car, its front at the top' };
export const frontOfCar: Message = { th: 'หน้ารถ', en: 'Front' };
export const tapOutline: Message = {
  th: 'แตะบนผังตรงที่พบรอยใหม่ ถ้าไม่มี ข้ามได้',
  en: 'Tap where you found something new. Nothing new? Go on.',
};
export const knownDamage: Message<{ count: number }> = {
  th: ({ count }) => `รอยเดิมที่บันทึกไว้แล้ว ${count} จุด`,
  en: ({ count }) => `Already on record: ${count}`,
};
export const removeDamage: Message<{ what: string }> = {
  th: ({ what }) => `ลบ ${what}`,
  en: ({ what }) => `Remove ${what}`,
};
export const damageMore: Message = { th: 'อธิบายเพิ่ม', en: 'In words' };
export const damageOnCar: Message = { th: 'รอยบนตัวรถ', en: 'Damage on the car' };
export const damageMended: Message = { th: 'ซ่อมแล้ว', en: 'Mended' };
