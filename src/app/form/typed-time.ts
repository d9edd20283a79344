import { latinDigits } from '#domain/thai/latin-digits';

const LAST_MINUTE = 24 * 60;

/** `9:30`, `09.30`, `0930` or `๙:๓๐` as minutes since midnight; null when the clock has no such time. */
export const parseTypedTime = (text: string): number | null => {
  const [, hour, minute] = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(latinDigits(text).trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(minute) > 59) return null;
  const at = Number(hour) * 60 + Number(minute);
  return at < LAST_MINUTE ? at : null;
};

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
