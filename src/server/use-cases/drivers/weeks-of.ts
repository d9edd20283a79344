import { driverWeeks, type DriverWeek, mondayOf } from '#domain/arranging/driver-hours';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import type { Db } from '../../db/client';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';

/** How long these drivers work, the present week first. */
export const weeksOf = async (
  driverIds: readonly string[],
  weeks: number,
  { db, now }: { db: Db; now: Date },
): Promise<Map<string, DriverWeek[]>> => {
  const since = atMinute(addDays(mondayOf(dayOf(now)), -7 * (weeks - 1)), 0);
  const work = await driverTimeRepository(db).drives(driverIds, since);
  return new Map(
    [...work].map(([id, { drives, shifts }]) => [
      id,
      driverWeeks(drives, { shifts, now: now.toISOString(), weeks }),
    ]),
  );
};
