import { latinDigits } from './latin-digits';

/** ฃ and ฅ are no longer written, on plates neither. */
const LETTER = '[ก-ขคฆ-ฮ]';

/** `กข 1234`, `1กข 1234`; of old cars one letter. The number never begins with 0. */
const CAR = new RegExp(`^([1-9]?${LETTER}{1,2})([1-9]\\d{0,3})$`);
/** `70-0123`: lorries, buses and hired vans. */
const TRANSPORT = /^([1-9]\d)-?(\d{4})$/;

const LONGEST_RED_PLATE = 20;

const withoutSeparators = (text: string) => text.replaceAll(/[\s.\-–\u200b\u00a0]/g, '');

/** The one way in which a plate is kept: `1กข 1234`, `70-0123`; null when it is none. */
export const parsePlate = (text: string): string | null => {
  const typed = withoutSeparators(latinDigits(text));
  const [, letters, number] = CAR.exec(typed) ?? [];
  if (letters !== undefined) return `${letters} ${number}`;
  const [, group, serial] = TRANSPORT.exec(typed) ?? [];
  return group === undefined ? null : `${group}-${serial}`;
};

/** A dealer's red plate is written in many ways: only its blanks are put in order. */
export const parseRedPlate = (text: string): string | null => {
  const tidy = text.replaceAll(/[\s\u200b\u00a0]+/g, ' ').trim();
  return tidy === '' || tidy.length > LONGEST_RED_PLATE ? null : tidy;
};
