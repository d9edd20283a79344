import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  laterOf,
  minutesBetween,
  minutesOf,
  weekdayOf,
} from '../dates/bangkok-time';

/** Of an ISO weekday; an end that is not after the start is the next morning. */
export type Shift = { weekday: number; starts: string; ends: string };

type Period = { startsAt: Instant; endsAt: Instant };

const DAY_MINUTES = 24 * 60;

const earlier = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? a : b);

export const overlapMinutes = (a: Period, b: Period): number =>
  Math.max(0, minutesBetween(laterOf(a.startsAt, b.startsAt), earlier(a.endsAt, b.endsAt)));

const daysOf = ({ startsAt, endsAt }: Period): readonly Day[] => {
  const first = addDays(dayOf(startsAt), -1);
  const count = Math.ceil(minutesBetween(startsAt, endsAt) / DAY_MINUTES) + 2;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};

const shiftOn = (day: Day, shifts: readonly Shift[]): Period | undefined => {
  const shift = shifts.find(({ weekday }) => weekday === weekdayOf(day));
  if (!shift) return undefined;
  const startsAt = atMinute(day, minutesOf(shift.starts));
  const length = (minutesOf(shift.ends) - minutesOf(shift.starts) + DAY_MINUTES) % DAY_MINUTES;
  return { startsAt, endsAt: addMinutes(startsAt, length === 0 ? DAY_MINUTES : length) };
};

/** Minutes of a trip outside the driver's shifts; nobody's who has none. */
export const overtimeMinutes = (trip: Period, shifts: readonly Shift[]): number => {
  if (shifts.length === 0) return 0;
  const worked = daysOf(trip)
    .map((day) => shiftOn(day, shifts))
    .reduce((sum, shift) => sum + (shift ? overlapMinutes(trip, shift) : 0), 0);
  return Math.max(0, minutesBetween(trip.startsAt, trip.endsAt) - worked);
};

/** Of what is planned, the minutes that fall on the day on which the trip starts. */
export const minutesOnDay = (day: Day, periods: readonly Period[]): number => {
  const wholeDay = { startsAt: atMinute(day, 0), endsAt: atMinute(day, DAY_MINUTES) };
  return periods.reduce((sum, period) => sum + overlapMinutes(period, wholeDay), 0);
};
