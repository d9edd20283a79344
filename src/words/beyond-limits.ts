import type { Message } from './message';

export const notWhole: Message = {
  th: 'ต้องเป็นจำนวนเต็ม',
  en: 'This must be a whole number.',
};

/** What a number would have to be, where it is none of those; a year is one without commas, a decimal is a text. */
export const beyondLimits = (
  value: number | string,
  limits: { least: number; most: number } | undefined,
): Message | undefined => {
  if (!limits || value === '') return undefined;
  const { least, most } = limits;
  if (typeof value === 'number' && !Number.isInteger(value)) return notWhole;
  if (Number(value) < least) return { th: `ต้องไม่น้อยกว่า ${least}`, en: `At least ${least}.` };
  const limit = most < 10_000 ? String(most) : most.toLocaleString('en-GB');
  return Number(value) > most ? { th: `ต้องไม่เกิน ${limit}`, en: `At most ${limit}.` } : undefined;
};
