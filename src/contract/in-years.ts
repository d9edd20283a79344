import * as v from 'valibot';
import { day, FIRST_YEAR, instant, LAST_YEAR } from '#kinds/request/common';

/** Said before all else of a day: its year is a slip of the finger. */
const isInYears = (written: string) => {
  const typedYear = /^(\d{4,6})-/.exec(written)?.[1];
  if (typedYear === undefined) return true;
  return Number(typedYear) >= FIRST_YEAR && Number(typedYear) < LAST_YEAR;
};

const inYears = v.pipe(v.string('required'), v.check(isInYears, 'no_such_year'));

/** As the administration keeps them: a form there says which years there are. */
export const dayInYears = v.pipe(inYears, day);
export const instantInYears = v.pipe(inYears, instant);
