import type { BookingOptions } from '#contract/booking-options';
import {
  addDays,
  addMinutes,
  atMinute,
  isBefore,
  minutesOf,
  weekdayOf,
  type Day,
  type Instant,
} from '#domain/dates/bangkok-time';
import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import type { Departure } from '#kinds/request/facts';

export type Line = BookingOptions['routes'][number]['directions'][number] & { routeId: string };
/** From which stop to which, by their places in the order. */
export type Stretch = { boardStop: number; alightStop: number };
type Entry = Line['timetable'][number];

/** One departure on one day; without a connection nobody knows the seats left. */
export type Run = {
  timetableEntryId: string;
  departsAt: Instant;
  seats: number;
  seatsLeft: number | null;
  waiting: number;
};

/** Every route in every direction in which something runs. */
export const linesOf = ({ routes }: Pick<BookingOptions, 'routes'>): readonly Line[] =>
  routes.flatMap(({ id, directions }) =>
    directions
      .filter(({ timetable }) => timetable.length > 0)
      .map((direction) => ({ ...direction, routeId: id })),
  );

const entryIn = ({ timetable }: Line, id: string | null) =>
  timetable.find(({ timetableEntryId }) => timetableEntryId === id);

export const lineOf = (options: BookingOptions, entryId: string | null): Line | null =>
  linesOf(options).find((line) => entryIn(line, entryId)) ?? null;

/** A day on which the kind runs at all. */
export const isServed = ({ rules, holidays }: BookingOptions, day: Day): boolean =>
  rules.serviceDays.includes(weekdayOf(day)) && !holidays.some((holiday) => holiday.day === day);

const runs = (options: BookingOptions, entry: Entry, day: Day): boolean =>
  isServed(options, day) &&
  entry.weekdays.includes(weekdayOf(day)) &&
  entry.validFrom <= day &&
  (entry.validUntil === null || day < entry.validUntil);

/** What the timetable promises for a day, before the server has said more. */
export const plannedRuns = (
  options: BookingOptions,
  { timetable }: Line,
  day: Day,
  now: Date,
): readonly Run[] =>
  timetable
    .filter((entry) => runs(options, entry, day))
    .map(({ timetableEntryId, departs, seats }) => ({
      timetableEntryId,
      departsAt: atMinute(day, minutesOf(departs)),
      seats,
      seatsLeft: null,
      waiting: 0,
    }))
    .filter(({ departsAt }) => isBefore(now, departsAt));

type DepartureDraft = Pick<DraftWithDriverAmata, 'timetableEntryId' | 'date'>;

/** The departure that a draft asks for, as the rules judge it. */
export const departureOf = (
  options: BookingOptions,
  { timetableEntryId, date }: DepartureDraft,
): Departure | null => {
  const line = lineOf(options, timetableEntryId);
  const entry = line && entryIn(line, timetableEntryId);
  if (!entry || date === null || !runs(options, entry, date)) return null;
  return { startsAt: atMinute(date, minutesOf(entry.departs)), stops: line.stops };
};

/** Boarding there is too soon to be arranged. */
export const isTooLate = (
  { rules }: Pick<BookingOptions, 'rules'>,
  { departsAt }: Pick<Run, 'departsAt'>,
  { stops }: Line,
  boardStop: number | null,
  now: Date,
): boolean => {
  const boards = addMinutes(departsAt, stops[boardStop ?? 0]?.minutesFromStart ?? 0);
  return isBefore(boards, addMinutes(now, rules.noticeMinutes));
};

export const isFull = ({ seatsLeft }: Pick<Run, 'seatsLeft'>, seats: number): boolean =>
  seatsLeft !== null && seatsLeft < seats;

/** The same stretch the other way round; on another route, from its first stop to its last. */
export const stretchOn = (
  line: Line,
  before: Line | null,
  { boardStop, alightStop }: Pick<DraftWithDriverAmata, 'boardStop' | 'alightStop'>,
): Stretch => {
  const indexOf = (stop: number | null) => {
    const placeId = stop === null ? undefined : before?.stops[stop]?.placeId;
    return line.stops.findIndex((place) => place.placeId === placeId);
  };
  const [board, alight] = [indexOf(alightStop), indexOf(boardStop)];
  return board >= 0 && board < alight
    ? { boardStop: board, alightStop: alight }
    : { boardStop: 0, alightStop: line.stops.length - 1 };
};

const LATER = 3;

/** Where there is room after a full departure: later that day, then the day after. */
export const nextWithRoom = (
  after: Instant,
  known: readonly Run[],
  seats: number,
): readonly Run[] =>
  known
    .filter(
      (run) => run.seatsLeft !== null && !isFull(run, seats) && isBefore(after, run.departsAt),
    )
    .slice(0, LATER);

/** The next day on which the kind runs. */
export const nextServed = (options: BookingOptions, day: Day): Day => {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day, index + 1));
  return week.find((next) => isServed(options, next)) ?? addDays(day, 1);
};

/** After a day, the days of its week on which the kind runs. */
export const restOfWeek = (options: BookingOptions, day: Day, last: Day): readonly Day[] =>
  Array.from({ length: 7 - weekdayOf(day) }, (_, index) => addDays(day, index + 1)).filter(
    (next) => next <= last && isServed(options, next),
  );
