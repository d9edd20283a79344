import type { CarColour } from '#domain/fleet/car-colour';
import type { Message } from './message';

export const carColourNames: Readonly<Record<CarColour, Message>> = {
  white: { th: 'ขาว', en: 'White' },
  silver: { th: 'เงิน', en: 'Silver' },
  grey: { th: 'เทา', en: 'Grey' },
  black: { th: 'ดำ', en: 'Black' },
  red: { th: 'แดง', en: 'Red' },
  blue: { th: 'น้ำเงิน', en: 'Blue' },
  green: { th: 'เขียว', en: 'Green' },
  brown: { th: 'น้ำตาล', en: 'Brown' },
  gold: { th: 'ทอง', en: 'Gold' },
  yellow: { th: 'เหลือง', en: 'Yellow' },
  orange: { th: 'ส้ม', en: 'Orange' },
};
