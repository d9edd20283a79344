import type { Job, LinkPage } from '#contract/link-pages';
import { dayOf } from '#domain/dates/bangkok-time';

type GoneJob = Pick<Job, 'tripId' | 'startsAt'>;

/** What a driver has seen here, and what is said of it once it is another. */
export type Seen = {
  /** Jobs that were cancelled or given to somebody else. */
  gone: readonly GoneJob[];
  /** By trip, the car that stood there first. */
  plates: Readonly<Record<string, string>>;
};

export const nothingSeen: Seen = { gone: [], plates: {} };

const isAhead = ({ status }: Job): boolean => status !== 'underway' && status !== 'done';

/** Nothing goes or changes without a word: its driver may have its key in the pocket already. */
export const seeAlso = (seen: Seen, before: LinkPage | null, now: LinkPage): Seen => {
  if (now.face !== 'driver') return nothingSeen;
  const jobs = before?.face === 'driver' ? before.jobs : [];
  const known = [...seen.gone, ...jobs.filter(({ status }) => status !== 'done')];
  const byTrip = new Map(known.map(({ tripId, startsAt }) => [tripId, { tripId, startsAt }]));
  const gone = [...byTrip.values()].filter(
    ({ tripId, startsAt }) =>
      dayOf(startsAt) >= dayOf(now.now) &&
      !now.jobs.some((job) => job.tripId === tripId) &&
      // Told with what was answered to its driver.
      !now.lost?.some((job) => job.startsAt === startsAt),
  );
  const plates = now.jobs
    .filter(isAhead)
    .map(({ tripId, car }) => [tripId, seen.plates[tripId] ?? car?.plate ?? ''] as const);
  return { gone, plates: Object.fromEntries(plates) };
};
