import type { BookingState } from '#domain/booking/states';
import type { TripState } from '#domain/trip/states';
import { addMinutes } from './calendar';
import type { Demo } from './demo';
import { takeFree, writeTrip } from './write-trip';
import { freeRequester, writeBooking } from './write-booking';

const tripStateAt = (now: Date, starts: Date, ends: Date): TripState => {
  if (ends < now) return 'done';
  return starts < now ? 'underway' : 'planned';
};

const riding: Partial<Record<TripState, BookingState>> = {
  done: 'completed',
  underway: 'ongoing',
  planned: 'arranged',
};

/** In-day rides between a site's points; rides of the same half hour share a car. */
const makeRides = (demo: Demo, day: number): void => {
  const { random, calendar, people, places } = demo;
  const kind = 'bookingduringday';
  const requesters = people.employees.filter(({ site }) => site === 'nava');
  for (let slot = 0; slot < 9; slot++) {
    if (!random.chance(day === 0 ? 0.9 : 0.35)) continue;
    const starts = calendar.at(day, 480 + slot * 60 + random.pick([0, 30]));
    const ends = addMinutes(starts, random.pick([30, 45, 60]));
    const sizes = Array.from({ length: random.between(1, 3) }, () => random.between(1, 2));
    const seats = sizes.reduce((sum, size) => sum + size, 0);
    const arrangedYet = starts < addMinutes(calendar.now, 180);
    const taken = arrangedYet ? takeFree(demo, kind, { starts, ends }, seats) : undefined;
    const status = tripStateAt(calendar.now, starts, ends);
    const trip =
      taken && writeTrip(demo, { kind, starts, ends, status, taken, km: random.between(4, 16) });
    for (const size of sizes) {
      const [from, to] = random.some(places.points.nava, 2);
      const lost = ends < calendar.now ? 'unserved' : 'approved';
      const picked = random.chance(0.05) ? people.somchai : random.pick(requesters);
      const requester = freeRequester(demo, requesters, picked, { starts, ends });
      if (!requester) continue;
      writeBooking(demo, {
        kind,
        status: trip ? riding[status]! : lost,
        requester,
        starts,
        ends,
        seats: size,
        leadMinutes: random.between(40, 300),
        tripId: trip?.id ?? null,
        stops: [{ placeId: from!.id }, { placeId: to!.id }],
        details: {
          timing: random.pick(['ready_at', 'arrive_by']),
          flexibilityMinutes: random.pick([0, 15, 30]),
          goods: random.chance(0.2) ? 'กล่องชิ้นงานตัวอย่าง' : null,
          share: true,
        },
        needsApproval: false,
      });
    }
  }
};

type Departure = Demo['places']['departures'][number];

/** One departure of the timetable, with the people who booked a seat on it. */
const makeDeparture = (demo: Demo, day: number, entry: Departure, wanted: number): void => {
  const { random, calendar, people } = demo;
  const kind = 'bookingwithdriveramata';
  const requesters = people.employees.filter(({ site }) => site === 'amata');
  const starts = calendar.at(day, entry.minutes);
  const ends = addMinutes(starts, entry.stops.at(-1)! + 10);
  const isNear = starts < addMinutes(calendar.now, 180);
  const wantsCar = isNear || (day <= 1 && random.chance(0.6));
  const taken = wantsCar ? takeFree(demo, kind, { starts, ends }, entry.seats) : undefined;
  const status =
    taken || ends > calendar.now ? tripStateAt(calendar.now, starts, ends) : 'cancelled';
  const fromProvider = taken?.car.provider && status === 'planned';
  const trip = writeTrip(demo, {
    kind,
    starts,
    ends,
    status: fromProvider ? 'accepted' : status,
    taken,
    km: 24,
    departure: { entryId: entry.id, day: calendar.dateOf(day), seats: entry.seats },
  });
  const first = taken ? riding[status]! : ends < calendar.now ? 'unserved' : 'approved';
  let left = entry.seats;
  for (let index = 0; index < wanted; index++) {
    const seats = random.pick([1, 1, 1, 2]);
    const board = random.between(0, 1);
    const cancelled = random.chance(0.05) && starts > calendar.now;
    const full = seats > left;
    if (full && starts < calendar.now) break;
    const waits: BookingState = full ? 'waitlisted' : first;
    const ride = {
      starts: addMinutes(starts, entry.stops[board]!),
      ends: addMinutes(starts, entry.stops.at(-1)!),
    };
    const requester = freeRequester(demo, requesters, random.pick(requesters), ride);
    if (!requester) break;
    if (!full && !cancelled) left -= seats;
    writeBooking(demo, {
      kind,
      status: cancelled ? 'cancelled' : waits,
      requester,
      ...ride,
      seats,
      leadMinutes: random.between(90, 6000),
      tripId: trip.id,
      segment: [board, entry.stops.length - 1],
      stops: [{ placeId: entry.placeIds[board]! }, { placeId: entry.placeIds.at(-1)! }],
      details: {},
      needsApproval: false,
    });
  }
  if (status === 'done' && taken)
    demo.spendings.push({
      tripId: trip.id,
      kind,
      day: calendar.dateOf(day),
      km: 24,
      provider: taken.car.provider,
      // A day's rate pays for all departures of the day.
      rate: { ...taken.car.rate, day: Math.round(taken.car.rate.day / 4) },
      days: 1,
      costCentreId: requesters[0]!.costCentreId,
    });
};

/** Both shuttles: in-day rides at Nava Nakorn and the timetable at Amata. */
export const makeShuttles = (demo: Demo): void => {
  const { random, calendar, places } = demo;
  for (let day = -90; day <= 7; day++) {
    if (calendar.weekdayOf(day) === 7 && day !== 0) continue;
    if (day <= 0) makeRides(demo, day);
    places.departures.forEach((entry, index) => {
      const crowded = day >= 0 && day <= 1 && index % 6 === 0;
      if (crowded || random.chance(day > 1 ? 0.3 : 0.45))
        makeDeparture(demo, day, entry, crowded ? 13 : random.between(1, 4));
    });
  }
};
