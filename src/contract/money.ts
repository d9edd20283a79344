import * as v from 'valibot';
import { latinDigits } from '#domain/thai/latin-digits';
import { bahtOf, parseBaht } from '#domain/money';

/** An amount as people type it, kept as the database writes it: `1,234.5` is `1234.50`. Never below nothing. */
export const baht = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.check((typed) => !/\.\d{3,}$/.test(latinDigits(typed)), 'two_decimals'),
  v.check((typed) => (parseBaht(typed) ?? -1) >= 0, 'invalid'),
  v.transform((typed) => bahtOf(parseBaht(typed) ?? 0)),
);
