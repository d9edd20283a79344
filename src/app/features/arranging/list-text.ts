import type { ArrangeDay } from '#contract/arranging';
import { formatDate } from '#domain/dates/format-bangkok';
import { listOfDay } from '#words/arranging-notices';
import { tripStateNames } from '#words/arranging';
import { peopleCount } from '#words/booking-summary';
import type { Say } from '#words/message';
import { carName, driverName, periodText, tripRoute } from './texts';

const isOver = new Set(['cancelled', 'declined']);

/** Each row: when it leaves, and what else is known. */
export type ListOfDay = {
  count: number;
  title: string;
  text: string;
  rows: { time: string; facts: string[] }[];
};

/** The cars of a day for a group chat: nobody who rides is named. */
export const listText = (day: ArrangeDay, say: Say): ListOfDay => {
  const trips = day.trips
    .filter(({ carId, status }) => carId !== null && !isOver.has(status))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const title = say(listOfDay, { date: formatDate(day.from), count: trips.length });
  const rows = trips.map((trip) => {
    const facts = [
      carName(day, trip.carId),
      driverName(day, trip.driverId),
      tripRoute(trip),
      say(peopleCount, { count: trip.seatsTaken }),
      // Nobody counts on what a provider has not agreed to.
      trip.status === 'offered' ? say(tripStateNames.offered) : '',
    ];
    return { time: periodText(trip), facts: facts.filter(Boolean) };
  });
  const lines = rows.map(({ time, facts }, at) => `${at + 1}. ${[time, ...facts].join(' · ')}`);
  return { count: trips.length, title, text: [title, ...lines].join('\n'), rows };
};
