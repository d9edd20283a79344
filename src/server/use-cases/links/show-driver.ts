import type { DriverPage } from '#contract/link-pages';
import { addMinutes, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { hoursIn } from '#domain/arranging/driver-hours';
import { instantOf, toDuty } from '#domain/arranging/judge-driver';
import { judgeHours } from '#domain/hours/judge-hours';
import { keepsExpenses, kinds } from '#kinds/registry';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { jobRepository, type StoredJob } from '../../db/repositories/links/job.repository';
import { isPersonalOver } from '../../db/repositories/arranging/arranging-trip.repository';
import type { LinkCall } from '../../link-call';

const DAY_MINUTES = 24 * 60;

/** A day after the trip nobody's name, number or note stands on a link any more. */
const withoutPeople = (job: StoredJob): StoredJob => ({
  ...job,
  note: null,
  riders: job.riders.map((rider) => ({
    ...rider,
    name: null,
    phone: null,
    note: null,
    wishes: [],
    passengers: rider.passengers.map((passenger) => ({ ...passenger, name: null })),
  })),
});

/** Of today: how long they are to drive, how long they have, and what the rules say of it. */
const hoursOf = async (
  { link, db, now }: LinkCall,
  { jobs, isProviders }: { jobs: readonly StoredJob[]; isProviders: boolean },
): Promise<DriverPage['hours']> => {
  const driverId = link.driverId ?? '';
  const today = dayOf(now);
  const day = { startsAt: atMinute(today, 0), endsAt: atMinute(today, DAY_MINUTES) };
  const since = addMinutes(day.startsAt, -DAY_MINUTES);
  const found = await driverTimeRepository(db).drives([driverId], since);
  const { shifts, drives: known } = found.get(driverId) ?? { shifts: [], drives: [] };
  const drives = known.filter(
    ({ plannedFrom }) => plannedFrom < addMinutes(day.endsAt, DAY_MINUTES),
  );
  const hours = (of: typeof drives) => hoursIn(day, of, { shifts, now: now.toISOString() });
  const { planned } = hours(drives);
  // What only the clock knows of is not said to have been driven.
  const { driven } = hours(drives.filter(({ isAssumed }) => !isAssumed));
  const isBus = jobs.some(({ kind }) => kinds[kind].runsRoutes);
  const group = isBus ? 'bus' : isProviders ? 'provider' : 'own';
  const rules = await jobRepository(db, 'th').rules(group, now);
  const isDrivenThrough = jobs.some(({ kind }) => kinds[kind].pools);
  const duties = drives.map(({ plannedFrom, plannedUntil, departedAt, returnedAt }) =>
    toDuty({
      startsAt: departedAt ?? plannedFrom,
      endsAt: returnedAt ?? plannedUntil,
      isDrivenThrough,
    }),
  );
  return {
    planned,
    driven,
    findings: judgeHours(duties, rules)
      .filter(({ at }) => dayOf(instantOf(at)) === today)
      .map(({ rule, over }) => ({ rule, over })),
  };
};

export const showDriver = async (call: LinkCall): Promise<DriverPage | undefined> => {
  const { link, db, now, language } = call;
  const repository = jobRepository(db, language);
  const driver = await repository.driver(link.driverId ?? '');
  if (!driver) return undefined;
  const jobs = await repository.list(link.driverId ?? '', link.id, now);
  return {
    face: 'driver',
    name: driver.name,
    now: now.toISOString(),
    contacts: await repository.contacts(['emergency', 'vehicles', 'booking']),
    hours: await hoursOf(call, { jobs, isProviders: driver.providerId !== null }),
    jobs: jobs.map((job) => ({
      ...(isPersonalOver(job, now) ? withoutPeople(job) : job),
      keepsExpenses: keepsExpenses(job.kind),
    })),
    lost: await repository.lost(link.driverId ?? '', now),
  };
};
