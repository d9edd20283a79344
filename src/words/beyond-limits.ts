import type { Message } from './message';

export const notWhole: Message = {
  th: 'ต้องเป็นจำนวนเต็ม',
  en: 'This must be a whole number.',
};

/** What a number would have to be, where it is none of those; a year is one without commas. */
export const beyondLimits = (
  value: number,
  limits: { least: number; most: number } | undefined,
): Message | undefined => {
  if (!limits) return undefined;
  const { least, most } = limits;
  if (!Number.isInteger(value)) return notWhole;
  if (value < least) return { th: `ต้องไม่น้อยกว่า ${least}`, en: `At least ${least}.` };
  return value > most ? { th: `ต้องไม่เกิน ${most}`, en: `At most ${most}.` } : undefined;
};
