import { sql } from 'kysely';
import type { Db } from '../db/client';
import { noticeRepository } from '../db/repositories/notices/notice.repository';
import { createCalendar } from './calendar';
import type { Demo } from './demo';
import { createDiary } from './diary';
import { makeExpenses, makeRatings } from './make-aftermath';
import { fastTrans, kilometres, makeFleet, makeProviders } from './make-fleet';
import { makeHelp } from './make-help';
import { makePeople } from './make-people';
import { makePlaces } from './make-places';
import { makeRentals } from './make-rentals';
import { makeShuttles } from './make-shuttles';
import { readOdometers } from './read-odometers';
import { createRandom } from './random';
import { createRows } from './rows';
import { shareCarDay } from '#domain/booking/share-car-day';
import { dayOf } from '#domain/dates/bangkok-time';
import { bahtOf } from '#domain/money';

const moment = (at: unknown): string => (at as Date).toISOString();

/** As the product prices them: a car's day once, shared by its trips. */
const priceShuttles = ({ shuttles }: Demo): void => {
  const carDays = new Map<string, Demo['shuttles']>();
  for (const shuttle of shuttles) {
    const key = `${shuttle.car.id} ${dayOf(moment(shuttle.trip.startsAt))}`;
    carDays.set(key, [...(carDays.get(key) ?? []), shuttle]);
  }
  for (const together of carDays.values()) {
    const { rate } = together[0]!.car;
    const shares = shareCarDay(
      {
        dayRate: rate.day * 100,
        hoursIncluded: rate.hours,
        overtimePerHour: rate.overtime * 100,
        kmIncluded: kilometres.included,
        perKm: kilometres.each * 100,
      },
      together.map(({ trip }) => ({
        startsAt: moment(trip.startsAt),
        endsAt: moment(trip.endsAt),
        km: Number(trip.plannedKm),
      })),
    );
    together.forEach(({ trip }, index) => (trip.cost = bahtOf(shares[index]!.total)));
  }
};

/** The order in which rows may refer to one another. */
const tables = [
  'provider',
  'department',
  'costCentre',
  'person',
  'adminUser',
  'delegation',
  'contact',
  'problemReport',
  'place',
  'travelTime',
  'holiday',
  'providerKind',
  'providerSite',
  'providerContact',
  'contract',
  'rateCard',
  'car',
  'carKind',
  'carDocument',
  'odometerReading',
  'carBlackout',
  'driver',
  'driverKind',
  'driverSite',
  'driverShift',
  'driverLeave',
  'licence',
  'route',
  'routeStop',
  'timetableEntry',
  'trip',
  'tripStop',
  'booking',
  'bookingStop',
  'passenger',
  'selfDriver',
  'bookingRevision',
  'approval',
  'approvalDecider',
  'assignment',
  'handover',
  'handoverDamage',
  'rating',
  'ratingItem',
  'expense',
  'expenseSplit',
  'monthLock',
  'event',
] as const;

const numberBookings = async (db: Db, { bookings }: Demo): Promise<void> => {
  const inOrder = bookings.toSorted((a, b) => Number(a.submittedAt) - Number(b.submittedAt));
  const submitted = inOrder.map(({ kind, submittedAt }) => ({ kind, at: submittedAt }));
  const { rows } = await sql<{ ref: string }>`
    select next_booking_ref(kind, at) as ref
    from jsonb_to_recordset(${JSON.stringify(submitted)}::jsonb) as submitted(kind text, at timestamptz)`.execute(
    db,
  );
  inOrder.forEach((booking, index) => (booking.ref = rows[index]!.ref));
};

const appointFallbackApprovers = async (db: Db): Promise<void> => {
  await sql`
    update site set fallback_approver_id = (
      select id from person
      where person.site_id = site.id and manager_id is null and employee_no is not null
      order by id limit 1
    )`.execute(db);
};

/** A company to look around in: the same one everywhere, its days counted from `now`. */
export const seedDemo = async (db: Db, now: Date): Promise<void> => {
  const base = {
    rows: createRows(tables),
    random: createRandom(2569),
    calendar: createCalendar(now),
  };
  const providers = makeProviders(base);
  const people = makePeople(base, providers[fastTrans]!.id);
  const places = makePlaces(base);
  const fleet = makeFleet(base, providers, people);
  const demo: Demo = {
    ...base,
    people,
    places,
    fleet,
    whereabouts: createDiary(),
    bookings: [],
    notices: [],
    rides: [],
    spendings: [],
    shuttles: [],
  };
  makeRentals(demo);
  makeShuttles(demo);
  priceShuttles(demo);
  makeRatings(demo);
  makeExpenses(demo);
  makeHelp(demo);
  readOdometers(demo);
  await numberBookings(db, demo);
  demo.rows.add('booking', ...demo.bookings);
  await demo.rows.write(db);
  await noticeRepository(db).add(demo.notices);
  // What the demo company was told long ago is sent to nobody.
  await db
    .updateTable('notice')
    .set((eb) => ({ plannedAt: eb.ref('at') }))
    .execute();
  await appointFallbackApprovers(db);
  await db.updateTable('installation').set({ isDemo: true }).execute();
};
