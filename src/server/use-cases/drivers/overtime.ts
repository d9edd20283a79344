import { hoursIn } from '#domain/arranging/driver-hours';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import type { OvertimeRow } from '#contract/overtime';
import type { UseCase } from '../../call';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';

type Sort = 'name' | 'overtime' | 'driven' | 'planned';

const byName = new Intl.Collator('th');

const compare = (a: OvertimeRow, b: OvertimeRow, sort: Sort): number =>
  (sort === 'name' ? 0 : a[sort] - b[sort]) || byName.compare(a.name, b.name);

/** A company has some hundred drivers: reckoned from their trips, then put in order. */
export const listOvertime: UseCase<'listOvertime'> = async ({ query, language, db, now }) => {
  const today = dayOf(now);
  const first = query.from ?? `${(query.to ?? today).slice(0, 7)}-01`;
  const last = query.to ?? today;
  const period = { startsAt: atMinute(first, 0), endsAt: atMinute(addDays(last, 1), 0) };
  const times = driverTimeRepository(db);
  const span = { from: period.startsAt, until: period.endsAt };
  const drivers = first <= last ? await times.working(query.q, span, language) : [];
  const work = await times.drives(
    drivers.map(({ id }) => id),
    period.startsAt,
  );
  const rows = drivers.map((driver): OvertimeRow => {
    const { drives, shifts } = work.get(driver.id) ?? { drives: [], shifts: [] };
    return { ...driver, ...hoursIn(period, drives, { shifts, now: now.toISOString() }) };
  });
  const isFalling = query.sort.startsWith('-');
  // The contract's closed list, with or without the sign.
  const sort = query.sort.replace('-', '') as Sort;
  const sorted = rows.toSorted((a, b) => (isFalling ? -1 : 1) * compare(a, b, sort));
  const start = (query.page - 1) * query.size;
  return done({
    rows: sorted.slice(start, start + query.size),
    total: rows.length,
    asOf: now.toISOString(),
  });
};
