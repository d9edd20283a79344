import type { ArrangeBooking, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { listOfDay } from '#words/arranging-notices';
import { tripStateNames } from '#words/arranging';
import { stateNames } from '#words/booking-states';
import { peopleCount } from '#words/booking-summary';
import type { Say } from '#words/message';
import { bookingRoute, carName, driverName, periodText, tripRoute } from './texts';

/** Each row: when it leaves, and what else is known. */
export type ListOfDay = {
  count: number;
  title: string;
  text: string;
  rows: { time: string; facts: string[] }[];
};

/** Whoever rides calls the driver; a provider's driver has a number only once it is told. */
const driverWithPhone = (day: ArrangeDay, driverId: string | null): string => {
  const phone = day.resources.drivers.find(({ id }) => id === driverId)?.phone ?? null;
  return [driverName(day, driverId), phone !== null && formatThaiPhone(phone)]
    .filter(Boolean)
    .join(' ');
};

/** A provider that said no leaves it without a car. */
const hasCar = ({ carId, status }: ArrangeTrip) => carId !== null && status !== 'declined';

const tripFacts = (day: ArrangeDay, trip: ArrangeTrip, say: Say): string[] => [
  ...(hasCar(trip)
    ? [carName(day, trip.carId), driverWithPhone(day, trip.driverId)]
    : [say(stateNames.approved)]),
  tripRoute(trip),
  say(peopleCount, { count: trip.seatsTaken }),
  // Nobody counts on what a provider has not agreed to.
  trip.status === 'offered' ? say(tripStateNames.offered) : '',
];

const bookingFacts = (booking: ArrangeBooking, say: Say): string[] => [
  say(stateNames.approved),
  bookingRoute(booking),
  say(peopleCount, { count: booking.seats }),
];

/** The cars of a day for a group chat, and what has none yet; nobody who rides is named. */
export const listText = (day: ArrangeDay, say: Say): ListOfDay => {
  const trips = day.trips.filter(
    (trip) => trip.status !== 'cancelled' && (hasCar(trip) || trip.bookings.length > 0),
  );
  const listed = [
    ...trips.map((trip) => ({ of: trip, facts: tripFacts(day, trip, say) })),
    ...day.unarranged.map((booking) => ({ of: booking, facts: bookingFacts(booking, say) })),
  ].toSorted((a, b) => a.of.startsAt.localeCompare(b.of.startsAt));
  const count = listed.length;
  const waiting = count - trips.filter(hasCar).length;
  const title = say(listOfDay, { date: formatDate(day.from), count, waiting });
  const rows = listed.map(({ of, facts }) => ({
    time: periodText(of),
    facts: facts.filter(Boolean),
  }));
  const lines = rows.map(({ time, facts }, at) => `${at + 1}. ${[time, ...facts].join(' · ')}`);
  return { count, title, text: [title, ...lines].join('\n'), rows };
};
