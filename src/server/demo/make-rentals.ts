import type { BookingState } from '#domain/booking/states';
import { addMinutes } from './calendar';
import type { Demo } from './demo';
import { freeRequester } from './write-booking';
import { writeRental, type RentalKind } from './write-rental';

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
  const now = Math.floor(calendar.now.getTime() / halfHour) * halfHour;
  const period = { starts: new Date(now - 6 * halfHour), ends: new Date(now + 6 * halfHour) };
  for (let count = 0; count < 2; count++) {
    const requester = freeRequester(demo, others, random.pick(others), period);
    const wish = { kind: 'bookingwithdrivernava', ...period, status: 'ongoing' } as const;
    if (requester) writeRental(demo, { ...wish, requester });
  }
  for (const [kind, day, hour, hours] of over) mine(kind, day, hour, hours, 'completed');
};
