import { addDays, atMinute, type Day, dayOf, weekdayOf } from '#domain/dates/bangkok-time';
import { bestGap } from '#domain/fleet/best-gap';
import { careDueOn, kmLeft } from '#domain/fleet/care-due';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { absenceRepository } from '../../db/repositories/drivers/absence.repository';
import { careRepository } from '../../db/repositories/fleet/care.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';

/** What comes due later is of no interest yet. */
const SHOWN_DAYS = 60;
const SHOWN_KM = 2000;
/** A workshop's longest work may begin on the last of the days that are looked at. */
const LOOKED_AT_DAYS = 19;
const SUNDAY = 7;

export const listCareDue: UseCase<'listCareDue'> = async ({ params, language, db, now }) => {
  const { kind } = params;
  const care = careRepository(db);
  const today = dayOf(now);
  const rows = (await care.ofKind(kind, { now, language })).map((row) => {
    const facts = { ...row, since: { on: row.sinceOn, km: row.sinceKm } };
    return { ...row, kmLeft: kmLeft(facts), dueOn: careDueOn(facts, today) };
  });
  const horizon = addDays(today, SHOWN_DAYS);
  const due = rows.filter(
    (row) =>
      row.booked !== null ||
      (row.dueOn !== null && row.dueOn <= horizon) ||
      (row.kmLeft !== null && row.kmLeft <= SHOWN_KM),
  );
  if (due.length === 0) return done([]);
  const until = addDays(today, LOOKED_AT_DAYS);
  const claims = await care.claims(kind, {
    from: now.toISOString(),
    until: atMinute(until, 0),
  });
  const cars = await care.carsOf(kind);
  const holidays = new Set(await care.holidays(kind, { from: today, to: until }));
  const takenOf = (id: string) => claims.filter(({ carId }) => carId === id);
  const isWorkday = (day: Day) => weekdayOf(day) !== SUNDAY && !holidays.has(day);
  return done(
    due
      .toSorted(
        (a, b) =>
          (a.dueOn ?? horizon).localeCompare(b.dueOn ?? horizon) || a.plate.localeCompare(b.plate),
      )
      .map(({ hours, dueByMonths, ...row }) => ({
        ...row,
        isOverdue:
          (row.kmLeft !== null && row.kmLeft <= 0) || (dueByMonths !== null && dueByMonths < today),
        gap:
          row.booked === null
            ? bestGap({
                hours,
                now,
                dueOn: row.dueOn,
                taken: takenOf(row.carId),
                others: cars
                  .filter((car) => car.class === row.class && car.id !== row.carId)
                  .map((car) => takenOf(car.id)),
                isWorkday,
              })
            : null,
      })),
  );
};

export const recordCare: UseCase<'recordCare'> = async (call) => {
  const { actor, params, body, db, now, newId } = call;
  const { id: carId, kind } = params;
  const { planId, on, km } = body;
  if (on > dayOf(now)) return refuse('invalid_input', { fields: { on: 'in_the_future' } });
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const care = careRepository(db);
  if (!(await care.isOfCar(planId, carId)))
    return refuse('invalid_input', { fields: { planId: 'unknown' } });
  // The next time is counted from it: a slip of the finger would bring a whole round of kilometres at once.
  if (!(await care.couldRead({ carId, on, km })))
    return refuse('invalid_input', { fields: { km: 'unlike_readings' } });
  const service = { id: newId(), carId, planId, on, km };
  if (!(await care.add(service, { byId: actor.personId, at: now })))
    return showCar(carId, kind, call);
  await tell(call, { subject: 'car', id: carId, action: 'care', after: { planId, on, km } });
  // What has been done needs no workshop any more: the car is free again for that time.
  for (const { id: blackoutId, ...stay } of await care.comingStays(carId, planId, now)) {
    await absenceRepository(db, 'carBlackout').end(blackoutId, now);
    const before = { blackoutId, ...stay };
    await tell(call, { subject: 'car', id: carId, action: 'bring-back', before });
  }
  return showCar(carId, kind, call);
};
