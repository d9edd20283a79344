import type { ArrangeDay } from '#contract/arranging';
import { formatDate } from '#domain/dates/format-bangkok';
import { listOfDay } from '#words/arranging-notices';
import { peopleCount } from '#words/booking-summary';
import type { Say } from '#words/message';
import { carName, driverName, periodText, tripRoute } from './texts';

const isOver = new Set(['cancelled', 'declined']);

/** The cars of a day for a group chat: nobody who rides is named. */
export const listText = (
  day: ArrangeDay,
  say: Say,
): { count: number; title: string; text: string } => {
  const trips = day.trips
    .filter(({ carId, status }) => carId !== null && !isOver.has(status))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const title = say(listOfDay, { date: formatDate(day.from), count: trips.length });
  const lines = trips.map((trip, at) => {
    const facts = [
      periodText(trip),
      carName(day, trip.carId),
      driverName(day, trip.driverId),
      tripRoute(trip),
      say(peopleCount, { count: trip.seatsTaken }),
    ];
    return `${at + 1}. ${facts.filter(Boolean).join(' · ')}`;
  });
  return { count: trips.length, title, text: [title, ...lines].join('\n') };
};
