import type { Insertable } from 'kysely';
import type { DB } from '../db/schema.generated';

type Row<T extends keyof DB> = Insertable<DB[T]>;

/** A car on the road. What its odometer shows is known when all its trips are. */
export type Drive = {
  assignment: Row<'assignment'>;
  collected?: Row<'handover'>;
  returned?: Row<'handover'>;
  left: Date;
  /** Null while it is under way. */
  back: Date | null;
  km: number;
};

type Reading = { at: Date; km: number };

/** Trips are made up in any order; an odometer rises in the order in which they were driven. */
export const turnOdometer = (drives: readonly Drive[], first: Reading): Reading => {
  let last = first;
  for (const { assignment, collected, returned, back, km } of drives.toSorted(
    (a, b) => Number(a.left) - Number(b.left),
  )) {
    assignment.startKm = last.km;
    if (collected) collected.km = last.km;
    if (!back) continue;
    last = { at: back, km: last.km + km };
    assignment.endKm = last.km;
    if (returned) returned.km = last.km;
  }
  return last;
};
