import * as v from 'valibot';
import { parseThaiPhone } from '#domain/thai/phone';

/** Takes what was typed, gives what is stored. */
export const thaiPhone = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(50, 'too_long'),
  v.transform(parseThaiPhone),
  v.string('not_a_phone'),
);
