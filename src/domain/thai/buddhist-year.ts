import { latinDigits } from './latin-digits';

const BUDDHIST_ERA_OFFSET = 543;
const FIRST_BUDDHIST_YEAR = 2400;

export const gregorianYear = (typed: number): number =>
  typed >= FIRST_BUDDHIST_YEAR ? typed - BUDDHIST_ERA_OFFSET : typed;

export const buddhistYear = (gregorian: number): number => gregorian + BUDDHIST_ERA_OFFSET;

/** `converted` asks the screen to show what was understood. */
export type TypedDate = { day: string; converted: boolean };

const SEPARATED = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
/** The number keys of a phone have nothing to separate with. */
const DIGITS_ALONE = /^(\d\d)(\d\d)(\d{4})$/;

const partsOf = (text: string) => {
  const typed = latinDigits(text).trim();
  return SEPARATED.exec(typed) ?? DIGITS_ALONE.exec(typed);
};

/** Day, month and a year of four figures, whether there is such a day or not: of two figures nobody knows the era. */
export const isWholeDate = (text: string): boolean => partsOf(text) !== null;

/** `21/11/2569`, `21-11-2026`, `21112569` or `๒๑.๑๑.๒๕๖๙` as a day; null when the calendar has no such day. */
export const parseTypedDate = (text: string): TypedDate | null => {
  const [, date, month, typedYear] = partsOf(text) ?? [];
  const year = gregorianYear(Number(typedYear));
  const at = new Date(Date.UTC(year, Number(month) - 1, Number(date)));
  const exists = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(date);
  if (typedYear === undefined || !exists) return null;
  return { day: at.toISOString().slice(0, 10), converted: year !== Number(typedYear) };
};
