import { arrangeDay, type ArrangeDay } from '#contract/arranging';
import type { Arranged, TripDetail } from '#contract/arranging-trips';
import type { Joins } from '#contract/joins';
import type { Suggestions } from '#contract/suggestions';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { Source } from '../../remote/remote';
import { arrangingRow } from '../../storage-keys';
import type { Target } from './target';

type Stretch = { kind: KindId; from: Day; to: Day };

/** A stretch of days of one kind. */
export const dayOfKind = ({ kind, from, to }: Stretch): Source<ArrangeDay> => ({
  read: (api, signal) =>
    api.call('readArrangeDay', { params: { kind }, query: { from, to }, signal }),
  kept: { rows: [arrangingRow(kind, from, to)], schema: arrangeDay },
  topics: 'all',
});

const byStart = <T extends { startsAt: string }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

/** With what a change of one's own has just answered: shown before it is read again. */
export const withAnswer = (day: ArrangeDay, { trips, unarranged }: Arranged): ArrangeDay => {
  const changed = new Set(trips.map(({ id }) => id));
  const onTrips = new Set(trips.flatMap((trip) => trip.bookings.map(({ id }) => id)));
  const back = new Set(unarranged.map(({ id }) => id));
  return {
    ...day,
    trips: byStart([
      ...day.trips.filter(({ id }) => !changed.has(id)),
      ...trips.filter(({ status }) => status !== 'cancelled'),
    ]),
    unarranged: byStart([
      ...day.unarranged.filter(({ id }) => !onTrips.has(id) && !back.has(id)),
      ...unarranged,
    ]),
  };
};

type TripQuery = { kind: KindId; id: string; version: number };

/** More than the day knows: passengers, history, what may be done. Read again with each version. */
export const tripOf = ({ kind, id }: TripQuery): Source<TripDetail> => ({
  read: (api, signal) => api.call('readTrip', { params: { kind, id }, signal }),
  // What its driver pays is news of the expense.
  topics: ['expense'],
  shows: (tripId) => tripId === id,
  about: id,
});

type Advice = {
  kind: KindId;
  target: Pick<Target, 'type' | 'id'> & { version: number };
  carId: string | null;
  /** Each answer to a change of one's own makes a new question: what was advised before may be over. */
  answers: number;
};

/** What decides about a car or a driver; rules of hours too. */
const advised = ['trip', 'booking', 'car', 'driver', 'hours_rules', 'kind'];

/** What is advised for one target; drivers are judged for a car: the best one, or the one that was picked. */
export const suggestionsFor = ({
  kind,
  target: { type, id, version },
  carId,
}: Advice): Source<Suggestions> => ({
  read: (api, signal) => {
    const request = { params: { kind, id }, query: { carId }, signal };
    return type === 'trip'
      ? api.call('suggestForTrip', request)
      : api.call('suggestForBooking', request);
  },
  topics: advised,
  laterMs: 2_000,
  about: `${id}/${version}`,
});

/** Trips that a waiting booking may ride along on. */
export const joinsFor = ({
  kind,
  id,
}: Pick<Advice, 'kind' | 'answers'> & { id: string; version: number }): Source<Joins> => ({
  read: (api, signal) => api.call('readJoins', { params: { kind, id }, signal }),
  topics: advised,
  laterMs: 2_000,
  about: id,
});

export const adviceFor = ({
  target,
  ...about
}: Omit<Advice, 'target'> & { target: Target }): Advice => {
  const { version } = target.type === 'trip' ? target.trip : target.booking;
  return { ...about, target: { type: target.type, id: target.id, version } };
};
