import type { Insertable } from 'kysely';
import type { Db } from '../../../src/server/db/client';
import type { DB } from '../../../src/server/db/schema.generated';
import { companyIn } from '../schema/company';

type Row<T extends keyof DB> = Insertable<DB[T]>;

type Kind =
  | 'bookingwithdrivernava'
  | 'bookingnodriver'
  | 'bookingduringday'
  | 'bookingwithdriveramata';

const DAY = 86_400_000;

/** Ten in the morning in Bangkok, three days from now, for four hours. */
const start = (): Date => new Date(Math.floor(Date.now() / DAY + 3) * DAY + 3 * 3_600_000);
const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);

const range = (from: Date, until: Date, minutes = 0): string =>
  `[${new Date(from.getTime() - minutes * 60_000).toISOString()},${new Date(until.getTime() + minutes * 60_000).toISOString()})`;

/** Whose dispatcher is the supplier of the tests. */
export const providerOf = async (db: Db, personId?: string): Promise<string> => {
  const own = await db
    .selectFrom('adminUser')
    .select('providerId')
    .where('providerId', 'is not', null)
    .where((eb) => (personId === undefined ? eb.lit(true) : eb('personId', '=', personId)))
    // Of several the eldest: another would be found now and then.
    .orderBy('providerId')
    .executeTakeFirst();
  if (own?.providerId) return own.providerId;
  return (await db.selectFrom('provider').select('id').executeTakeFirstOrThrow()).id;
};

/** Cars, drivers and trips as a dispatcher needs them; what a test is about it says itself. */
export const tripsIn = (db: Db, kind: Kind = 'bookingwithdrivernava') => {
  const company = companyIn(db);
  const site = kind === 'bookingwithdriveramata' ? 'amata' : 'nava';

  const car = async (more: Partial<Row<'car'>> = {}): Promise<string> => {
    const id = await company.car({ siteId: site, ...more });
    await db.insertInto('carKind').values({ carId: id, kind }).execute();
    return id;
  };

  const driver = async (more: Partial<Row<'driver'>> = {}): Promise<string> => {
    const id = await company.person({ role: 'driver', signInName: null, employeeNo: null });
    await company.add('driver', { id, ...more });
    await db.insertInto('driverKind').values({ driverId: id, kind }).execute();
    await company.add('licence', {
      personId: id,
      number: id.slice(-12),
      class: 'ท.2',
      expiresOn: '2099-01-01',
    });
    return id;
  };

  const booking = (more: Partial<Row<'booking'>> = {}): Promise<string> =>
    company.booking({ kind, startsAt: start(), endsAt: later(start(), 4), ...more });

  const trip = (more: Partial<Row<'trip'>> = {}): Promise<string> =>
    company.trip({
      kind,
      startsAt: start(),
      endsAt: later(start(), 4),
      withDriver: kind !== 'bookingnodriver',
      ...more,
    });

  /** A trip with its car, driver and booking, all ready. */
  const arranged = async (
    more: Partial<Row<'trip'>> = {},
    of: { providerId?: string | null; riding?: string } = {},
  ) => {
    const { providerId = null, riding = 'arranged' } = of;
    const startsAt = (more.startsAt as Date | undefined) ?? start();
    const endsAt = (more.endsAt as Date | undefined) ?? later(startsAt, 4);
    const period = { startsAt, endsAt };
    const tripId = await trip({ providerId, ...period, ...more });
    const carId = await car({ providerId });
    const driverId = kind === 'bookingnodriver' ? null : await driver({ providerId });
    const bookingId = await booking({ status: riding, tripId, ...period });
    await company.assign(
      { car: carId, trip: tripId, ...(driverId && { driver: driverId }) },
      range(startsAt, endsAt, 30),
      { planned: range(startsAt, endsAt) },
    );
    return { tripId, carId, driverId, bookingId };
  };

  return { ...company, car, driver, booking, trip, arranged };
};
