import { latinDigits } from './latin-digits';

const LENGTH = 13;

/** The last digit checks the twelve before it; `thai_tax_id_is_valid` of the database reckons the same. */
const checkDigitOf = (digits: string): number => {
  const sum = Array.from(digits.slice(0, LENGTH - 1)).reduce(
    (total, digit, place) => total + Number(digit) * (LENGTH - place),
    0,
  );
  return (11 - (sum % 11)) % 10;
};

/** From `0-1055-51234-56-7` as papers print it, with blanks or in Thai digits; null when it is no tax number. */
export const parseTaxId = (typed: string): string | null => {
  const digits = latinDigits(typed).replaceAll(
    /[\s\u200B-\u200D\u2060\uFEFF\-\u2010-\u2015.]/g,
    '',
  );
  if (!/^[0-9]{13}$/.test(digits)) return null;
  return checkDigitOf(digits) === Number(digits.at(-1)) ? digits : null;
};

/** As papers print it. */
export const formatTaxId = (taxId: string): string =>
  taxId.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');
