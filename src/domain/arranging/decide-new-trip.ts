import { isBefore, type Instant } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { spanOf } from '../trip/period';
import type { Rider, StandingTrip } from '../trip/standing';
import { mayShare } from './may-share';

type New = {
  id: string;
  riders: readonly Rider[];
  /** Of the kind. */
  withDriver: boolean;
  pools: boolean;
  evenAlone: boolean;
  startsAt: Instant | null;
  endsAt: Instant | null;
  meetingPoint: string | null;
  note: string | null;
};

/** A trip for bookings that were granted and have none yet; several only where they may share. */
export const decideNewTrip = (wanted: New): Outcome<StandingTrip> => {
  const { riders, pools } = wanted;
  if (riders.some(({ status }) => status !== 'approved')) return refuse('not_now');
  if (riders.length > 1 && !pools)
    return refuse('invalid_input', { fields: { bookings: 'too_many' } });
  const willing = mayShare(riders, wanted.evenAlone);
  if (!willing.ok) return willing;
  const span = spanOf(riders);
  if (!span) return refuse('invalid_input', { fields: { bookings: 'required' } });
  const startsAt = wanted.startsAt ?? span.startsAt;
  const endsAt = wanted.endsAt ?? span.endsAt;
  if (!isBefore(startsAt, endsAt))
    return refuse('invalid_input', { fields: { endsAt: 'end_before_start' } });
  return done({
    id: wanted.id,
    status: 'planned',
    providerId: null,
    locked: false,
    withDriver: wanted.withDriver,
    startsAt,
    endsAt,
    isDeparture: false,
    capacity: null,
    meetingPoint: wanted.meetingPoint,
    note: wanted.note,
    assignments: [],
    riders,
  });
};
