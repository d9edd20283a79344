import { BANGKOK_OFFSET_MS, dayOf, minuteOfDay } from '../dates/bangkok-time';
import type { SourceAssignment } from './source';

export type UseDay = { day: string; from: number; to: number };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const floorMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** From when to when the car was out: as marked, else as planned while no other trip had it. No minute counts twice. */
const usedBetween = (car: SourceAssignment): readonly [number, number] => [
  floorMinute(Math.max(car.departedAt ?? car.plannedFrom, car.backAt ?? -Infinity)),
  floorMinute(car.returnedAt ?? car.releasedAt ?? Math.min(car.plannedTo, car.goneAt ?? Infinity)),
];

/** The use of a car by days of Bangkok, in minutes of each day. */
export const useDaysOf = (car: SourceAssignment): UseDay[] => {
  const [from, to] = usedBetween(car);
  const days: UseDay[] = [];
  let at = from;
  while (at < to) {
    const nextDay =
      (Math.floor((at + BANGKOK_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - BANGKOK_OFFSET_MS;
    const end = Math.min(to, nextDay);
    const start = minuteOfDay(new Date(at));
    days.push({
      day: dayOf(new Date(at)),
      from: start,
      to: start + (end - at) / MINUTE_MS,
    });
    at = end;
  }
  return days;
};
