import type { BookingState } from '#domain/booking/states';
import type { TripState } from '#domain/trip/states';
import type { JsonObject } from '../db/schema.generated';
import { addMinutes, range } from './calendar';
import type { Demo, Requester } from './demo';
import { takeFree, withBuffer, writeTrip } from './write-trip';
import { freeRequester, writeBooking } from './write-booking';

type RentalKind = 'bookingwithdrivernava' | 'bookingnodriver';

type Wish = {
  kind: RentalKind;
  requester: Requester;
  starts: Date;
  ends: Date;
  status: BookingState;
};

const tripStateOf: Partial<Record<BookingState, TripState>> = {
  arranged: 'planned',
  ongoing: 'underway',
  completed: 'done',
  noshow: 'cancelled',
};

const detailsOf = ({ random }: Demo, { kind, starts, ends }: Wish, km: number): JsonObject =>
  kind === 'bookingnodriver'
    ? { expectedKm: km, fuelCard: random.chance(0.7), tollTag: random.chance(0.6) }
    : {
        movement: random.pick(['round_trip', 'round_trip', 'wait', 'one_way']),
        luggage: random.chance(0.3) ? random.pick(['กระเป๋าเดินทาง 2 ใบ', 'กล่องเอกสาร']) : null,
        overnight: ends.getTime() - starts.getTime() > 86_400_000,
      };

const writeHandovers = (
  demo: Demo,
  wish: Wish,
  assignmentId: string,
  endKm: number,
  km: number,
): void => {
  const { rows, random } = demo;
  const hand = (type: 'collect' | 'return', at: Date, km_: number, fuelEighths: number) =>
    rows.add('handover', {
      id: random.id(at),
      assignmentId,
      type,
      at,
      byId: wish.requester.id,
      km: km_,
      fuelEighths,
      damage: type === 'return' && random.chance(0.06) ? 'รอยขีดข่วนที่กันชนหน้า' : null,
      keyHanded: true,
    });
  hand('collect', addMinutes(wish.starts, -5), endKm - km, 8);
  if (wish.status === 'completed') hand('return', wish.ends, endKm, random.between(3, 8));
};

/** Some of what is approved waits for a provider's answer. */
const offerToProvider = (demo: Demo, { kind, status, starts, ends }: Wish, km: number) => {
  const { calendar, fleet, random } = demo;
  const provider = fleet.cars[kind].find((car) => car.provider)?.provider;
  const isOpen = kind === 'bookingwithdrivernava' && status === 'approved' && starts > calendar.now;
  if (!provider || !isOpen || !random.chance(0.35)) return undefined;
  const offer = { kind, starts, ends, km, status: 'offered' as const, providerId: provider.id };
  return writeTrip(demo, offer);
};

const writeRental = (demo: Demo, wish: Wish): void => {
  const { rows, random, people, places, fleet, calendar } = demo;
  const { kind, requester, starts, ends } = wish;
  const to = random.pick(places.destinations);
  const km = to.km * 2;
  const seats = random.pick([1, 1, 2, 2, 3]);
  let status = wish.status;
  const wantsCar = tripStateOf[status] !== undefined;
  const taken = wantsCar ? takeFree(demo, kind, wish, seats) : undefined;
  if (wantsCar && !taken) status = ends < calendar.now ? 'unserved' : 'approved';
  // What is asked for has a car in mind, held until somebody decides.
  const waits = status === 'pending' || status === 'approved';
  const chosen =
    kind === 'bookingnodriver' && waits ? takeFree(demo, kind, wish, seats) : undefined;
  const tripStatus = tripStateOf[status];
  const trip =
    tripStatus && taken
      ? writeTrip(demo, {
          kind,
          starts,
          ends,
          status:
            tripStatus === 'planned' && taken.car.provider && kind !== 'bookingnodriver'
              ? 'accepted'
              : tripStatus,
          taken,
          km,
        })
      : offerToProvider(demo, { ...wish, status }, km);
  const car = taken?.car ?? chosen?.car ?? fleet.cars[kind][0];
  const urgent = kind === 'bookingwithdrivernava' && random.chance(0.08);
  const id = writeBooking(demo, {
    kind,
    status,
    requester,
    starts,
    ends,
    seats,
    leadMinutes: urgent ? random.between(120, 1200) : random.between(1500, 9000),
    tripId: trip?.id ?? null,
    class: car?.class ?? null,
    stops: [
      // A self-drive rental begins at the site and has only where it goes.
      ...(kind === 'bookingnodriver' ? [] : [{ placeId: random.pick(places.points.nava).id }]),
      { placeId: to.id, province: to.province },
    ],
    ...(chosen && {
      chosen: {
        carId: chosen.car.id,
        held: range(...withBuffer(kind, wish)),
      },
    }),
    details: detailsOf(demo, wish, km),
    rate: car?.rate,
    days: trip?.days ?? 1,
    ...(urgent && { urgentReason: 'ลูกค้านัดด่วน' }),
    needsApproval: true,
  });
  if (kind === 'bookingnodriver')
    rows.add('selfDriver', { bookingId: id, personId: requester.id, main: true });
  if (!trip || !taken) return;
  if (
    trip.assignmentId &&
    kind === 'bookingnodriver' &&
    (status === 'completed' || status === 'ongoing')
  )
    writeHandovers(
      demo,
      wish,
      trip.assignmentId,
      taken.car.odometer,
      status === 'completed' ? km : 0,
    );
  if (status === 'completed')
    demo.spendings.push({
      tripId: trip.id,
      kind,
      day: ends.toISOString().slice(0, 10),
      km,
      provider: taken.car.provider,
      rate: taken.car.rate,
      days: trip.days,
      costCentreId:
        people.employees.find((employee) => employee.id === requester.id)?.costCentreId ??
        requester.costCentreId,
    });
};

const past = { completed: 83, cancelled: 5, rejected: 4, expired: 2, unserved: 2, noshow: 2 };
const upcoming = [
  { arranged: 50, approved: 45, pending: 5 },
  { arranged: 35, approved: 47, pending: 16, returned: 2 },
  { arranged: 12, approved: 38, pending: 40, returned: 6, cancelled: 4 },
];

const stateOf = (
  { random, calendar }: Demo,
  day: number,
  starts: Date,
  ends: Date,
): BookingState => {
  if (ends < calendar.now) return random.weighted<BookingState>(past);
  if (starts < calendar.now) return 'ongoing';
  return random.weighted<BookingState>(upcoming[Math.min(day, 2)]!);
};

/** Three months of rentals with and without driver, today's, and what is asked for until two weeks ahead. */
export const makeRentals = (demo: Demo): void => {
  const { random, calendar, people } = demo;
  const requesters = people.employees.filter(({ site }) => site === 'nava');
  const { somchai, malee } = people;
  const others = random.some(requesters, 14).filter((person) => ![somchai, malee].includes(person));
  const licensed = [somchai, ...others];
  [...licensed, malee].forEach(({ id: personId }, index) => {
    demo.rows.add('licence', {
      personId,
      number: String(61_200_400 + index * 219),
      class: 'บ.1',
      expiresOn: calendar.dateOf(random.between(200, 1500)),
    });
  });
  // Whatever chance brings, the people to sign in as find something of their own on every tab.
  const mine = (
    kind: RentalKind,
    day: number,
    hour: number,
    hours: number,
    status: BookingState,
  ) => {
    const starts = calendar.at(day, hour * 60);
    writeRental(demo, {
      kind,
      requester: people.somchai,
      starts,
      ends: addMinutes(starts, hours * 60),
      status,
    });
  };
  mine('bookingwithdrivernava', 1, 8, 6, 'arranged');
  mine('bookingnodriver', 10, 9, 7, 'pending');
  mine('bookingwithdrivernava', 4, 13, 4, 'pending');
  mine('bookingwithdrivernava', 6, 8, 9, 'returned');

  const over = [
    ['bookingwithdrivernava', -1, 8, 8],
    ['bookingnodriver', -2, 13, 4],
  ] as const;
  for (const [, day, hour, hours] of over)
    demo.whereabouts.take(
      people.somchai.id,
      calendar.at(day, hour * 60),
      calendar.at(day, (hour + hours) * 60),
    );

  for (let day = -90; day <= 14; day++) {
    const weekday = calendar.weekdayOf(day);
    // A dispatcher who looks in on a Sunday finds work too.
    const isBusy = day === 0 || day === 1;
    const full = weekday <= 5 || isBusy;
    const share = isBusy ? 1.6 : day > 3 ? 0.4 : 1;
    for (const kind of ['bookingwithdrivernava', 'bookingnodriver'] as const) {
      const most = kind === 'bookingwithdrivernava' ? 8 : 5;
      const count = Math.ceil(
        (full ? random.between(most - 3, most) : random.between(0, 2)) * share,
      );
      for (let index = 0; index < count; index++) {
        const starts = calendar.at(day, random.between(13, 26) * 30);
        const overnight = random.chance(0.07) ? 1440 : 0;
        const ends = addMinutes(starts, random.between(5, 18) * 30 + overnight);
        // Whoever tries the demo as Somchai books a car for the days to come: none is taken by chance.
        const drivers = day < 0 ? licensed : others;
        const pool = kind === 'bookingnodriver' ? drivers : requesters;
        const picked = random.chance(0.06) && pool !== others ? somchai : random.pick(pool);
        const requester = freeRequester(demo, pool, picked, { starts, ends });
        const status = stateOf(demo, day, starts, ends);
        if (requester) writeRental(demo, { kind, requester, starts, ends, status });
      }
    }
  }
  // Whatever the hour, somebody is on the road: a driver's link and the gate can be tried at night too.
  const halfHour = 30 * 60_000;
  const hourAgo = new Date(Math.floor(calendar.now.getTime() / halfHour) * halfHour - 2 * halfHour);
  for (let count = 0; count < 2; count++) {
    const period = { starts: hourAgo, ends: addMinutes(hourAgo, 240) };
    const requester = freeRequester(demo, requesters, random.pick(requesters), period);
    if (requester)
      writeRental(demo, {
        kind: 'bookingwithdrivernava',
        requester,
        ...period,
        status: 'ongoing',
      });
  }
  // After the others: the cars' odometers only rise.
  for (const [kind, day, hour, hours] of over) mine(kind, day, hour, hours, 'completed');
};
