import type { ArrangeBooking, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  allArranged,
  bookingsOnTrip,
  forYouTitle,
  namesNoCar,
  nothingForYou,
  tripStateNames,
  waitingTitle,
  waitsForYou,
} from '#words/arranging';
import { stateNames } from '#words/booking-states';
import type { Message, Say } from '#words/message';
import { endOf, startOf, type Target } from './target';

type Period = { startsAt: string; endsAt: string };

const yearOf = (moment: string) => dayOf(moment).slice(0, 4);

/** Dates only where the day does not say it already, and their year only over New Year. */
export const periodText = ({ startsAt, endsAt }: Period): string => {
  const start = formatTime(startsAt);
  if (dayOf(startsAt) === dayOf(endsAt)) return `${start}–${formatTime(endsAt)}`;
  const length = yearOf(startsAt) === yearOf(endsAt) ? 'DD/MM'.length : 'DD/MM/YYYY'.length;
  const day = (moment: string) => formatDate(moment).slice(0, length);
  return `${day(startsAt)} ${start} – ${day(endsAt)} ${formatTime(endsAt)}`;
};

export const targetPeriod = (target: Target): string =>
  periodText({ startsAt: startOf(target), endsAt: endOf(target) });

/** As it is told apart among what is shown: of several days, each says its own. */
export const targetWhen = (target: Target, { from, to }: ArrangeDay): string => {
  const text = targetPeriod(target);
  const isSaid = from === to || text.includes(' – ');
  return isSaid ? text : `${formatDate(startOf(target)).slice(0, 5)} ${text}`;
};

/** As its bookings say it themselves, while nobody else has a part in it. */
export const tripStateName = ({ status, carId }: ArrangeTrip): Message =>
  status === 'planned'
    ? stateNames[carId === null ? 'approved' : 'arranged']
    : tripStateNames[status];

/** In a line with little room: when it begins, and its end only where that is on the same day. */
export const targetBrief = (target: Target, { from, to }: ArrangeDay): string => {
  const text = targetPeriod(target);
  const isLong = text.includes(' – ');
  if (from === to && !isLong) return text;
  const start = `${formatDate(startOf(target)).slice(0, 5)} ${formatTime(startOf(target))}`;
  return isLong ? `${start} →` : start;
};

/** A provider reads that it is the one to answer. */
export const tripStateText = (trip: ArrangeTrip, { may }: ArrangeDay, say: Say): string =>
  say(trip.status === 'offered' && !may.manage ? waitsForYou : tripStateName(trip));

/** What its provider has still to do, or gave back; empty where it waits for nobody else. */
export const providerText = (trip: ArrangeTrip, day: ArrangeDay, say: Say): string => {
  if (trip.waitsFor === 'answer' || trip.waitsFor === 'provider')
    return tripStateText(trip, day, say);
  const isAwaited = trip.status === 'accepted' && trip.carId === null && day.may.manage;
  return isAwaited ? say(namesNoCar) : '';
};

/** An arrow instead of words: a dispatcher reads sixty of these. */
export const bookingRoute = ({ from, to }: Pick<ArrangeBooking, 'from' | 'to'>): string =>
  [from, to].filter(Boolean).join(' → ');

/** Every stop, and by when one must be there. */
export const bookingWay = ({ stops, ...booking }: ArrangeBooking): string =>
  stops.length > 2 || stops.some(({ arriveBy }) => arriveBy !== null)
    ? stops
        .map(({ name, arriveBy }) => (arriveBy ? `${name} (${formatTime(arriveBy)})` : name))
        .join(' → ')
    : bookingRoute(booking);

/** Of a shared car, every way that somebody on it goes. */
const tripRoutes = ({ departure, bookings }: ArrangeTrip): string[] =>
  departure ? [departure.route] : [...new Set(bookings.map(bookingRoute).filter(Boolean))];

/** Where there is room for one way only, the others are counted. */
export const tripRoute = (trip: ArrangeTrip): string => {
  const [first = '', ...others] = tripRoutes(trip);
  return others.length > 0 ? `${first} +${others.length}` : first;
};

export const targetRoutes = (target: Target): string =>
  target.type === 'booking' ? bookingRoute(target.booking) : tripRoutes(target.trip).join(', ');

export const targetRoute = (target: Target): string =>
  target.type === 'booking' ? bookingRoute(target.booking) : tripRoute(target.trip);

/** With every stop, where it carries one booking; a departure goes its own way. */
export const targetWay = (target: Target): string => {
  const [only, other] = targetBookings(target);
  const isOwn = target.type === 'booking' || target.trip.departure === null;
  return only && !other && isOwn ? bookingWay(only) : targetRoute(target);
};

/** How a dispatcher calls it: by its number, or how many it carries. */
export const targetName = (target: Target, say: Say): string => {
  if (target.type === 'booking') return target.booking.ref;
  const { bookings } = target.trip;
  const [first] = bookings;
  if (bookings.length === 1 && first) return first.ref;
  return say(bookingsOnTrip, { count: bookings.length });
};

/** As lists and files name it, and as it is looked for: by every number on it. */
export const targetRefs = (target: Target): string =>
  targetBookings(target)
    .map(({ ref }) => ref)
    .join(', ');

export const targetBookings = (target: Target): readonly ArrangeBooking[] =>
  target.type === 'booking' ? [target.booking] : target.trip.bookings;

/** Whom it carries, as far as they have names. */
export const targetPeople = (target: Target): string =>
  targetBookings(target)
    .flatMap(({ traveller }) => traveller ?? [])
    .join(', ');

export const carName = (day: ArrangeDay, carId: string | null): string =>
  day.resources.cars.find(({ id }) => id === carId)?.plate ?? '';

/** As everybody calls them; of two with one nickname each also by the first name. */
export const driverName = (day: ArrangeDay, driverId: string | null): string => {
  const { drivers } = day.resources;
  const driver = drivers.find(({ id }) => id === driverId);
  if (!driver) return '';
  const { nickname, name } = driver;
  if (nickname === null) return name;
  const hasNamesake = drivers.some((other) => other !== driver && other.nickname === nickname);
  return hasNamesake ? `${nickname} ${name.split(' ')[0]}` : nickname;
};

/** Car and driver, as far as there are any. */
export const crewName = (
  day: ArrangeDay,
  { carId, driverId }: Pick<ArrangeTrip, 'carId' | 'driverId'>,
): string => [carName(day, carId), driverName(day, driverId)].filter(Boolean).join(' · ');

/** A Thai name may begin with a vowel, which no initial is. */
const INITIAL = /[ก-ฮ\p{Lu}]/u;

/** Where there is little room: a whole name keeps of the last one its first letter, while nobody else is called the same. */
export const driverShort = (day: ArrangeDay, driverId: string): string => {
  const shorten = (name: string) => {
    const [first, ...rest] = name.split(' ');
    const initial = INITIAL.exec(rest.at(-1) ?? '')?.[0];
    return initial ? `${first} ${initial}.` : name;
  };
  const name = driverName(day, driverId);
  const others = day.resources.drivers.filter(({ id }) => id !== driverId);
  const isWhole = day.resources.drivers.some(
    (driver) => driver.id === driverId && driver.name === name,
  );
  const short = shorten(name);
  return isWhole && !others.some((other) => shorten(other.name) === short) ? short : name;
};

/** On paper, for somebody at the gate: the whole name, what everybody says, and how to call. */
export const driverInFull = (day: ArrangeDay, driverId: string | null): string => {
  const driver = day.resources.drivers.find(({ id }) => id === driverId);
  if (!driver) return '';
  const { name, nickname, phone } = driver;
  return [nickname ? `${name} (${nickname})` : name, phone && formatThaiPhone(phone)]
    .filter(Boolean)
    .join(' · ');
};

/** Among others, so that it can be told from them in a list. */
export const targetLabel = (day: ArrangeDay, target: Target, say: Say): string =>
  [
    targetWhen(target, day),
    targetName(target, say),
    targetRoute(target),
    target.type === 'trip' && crewName(day, target.trip),
  ]
    .filter(Boolean)
    .join(' · ');

export const tripLabel = (day: ArrangeDay, trip: ArrangeTrip, say: Say): string =>
  targetLabel(day, { type: 'trip', id: trip.id, trip }, say);

/** How much is still to be done, in the words of whoever does it. */
export const sayOpen = (say: Say, { may }: Pick<ArrangeDay, 'may'>, count: number): string =>
  say(may.manage ? waitingTitle : forYouTitle, { count });

/** Of a day on which something was. */
export const sayAllDone = (say: Say, { may }: Pick<ArrangeDay, 'may'>): string =>
  say(may.manage ? allArranged : nothingForYou);
