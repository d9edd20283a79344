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
    .selectFrom('admin_user')
    .select('provider_id')
    .where('provider_id', 'is not', null)
    .where((eb) => (personId === undefined ? eb.lit(true) : eb('person_id', '=', personId)))
    .executeTakeFirst();
  if (own?.provider_id) return own.provider_id;
  return (await db.selectFrom('provider').select('id').executeTakeFirstOrThrow()).id;
};

/** Cars, drivers and trips as a dispatcher needs them; what a test is about it says itself. */
export const tripsIn = (db: Db, kind: Kind = 'bookingwithdrivernava') => {
  const company = companyIn(db);
  const site = kind === 'bookingwithdriveramata' ? 'amata' : 'nava';

  const car = async (more: Partial<Row<'car'>> = {}): Promise<string> => {
    const id = await company.car({ site_id: site, ...more });
    await db.insertInto('car_kind').values({ car_id: id, kind }).execute();
    return id;
  };

  const driver = async (more: Partial<Row<'driver'>> = {}): Promise<string> => {
    const id = await company.person({ role: 'driver', sign_in_name: null, employee_no: null });
    await company.add('driver', { id, ...more });
    await db.insertInto('driver_kind').values({ driver_id: id, kind }).execute();
    await company.add('licence', {
      person_id: id,
      number: id.slice(-12),
      class: 'ท.2',
      expires_on: '2099-01-01',
    });
    return id;
  };

  const booking = (more: Partial<Row<'booking'>> = {}): Promise<string> =>
    company.booking({ kind, starts_at: start(), ends_at: later(start(), 4), ...more });

  const trip = (more: Partial<Row<'trip'>> = {}): Promise<string> =>
    company.trip({
      kind,
      starts_at: start(),
      ends_at: later(start(), 4),
      with_driver: kind !== 'bookingnodriver',
      ...more,
    });

  /** A trip with its car, driver and booking, all ready. */
  const arranged = async (
    more: Partial<Row<'trip'>> = {},
    of: { providerId?: string | null; riding?: string } = {},
  ) => {
    const { providerId = null, riding = 'arranged' } = of;
    const startsAt = (more.starts_at as Date | undefined) ?? start();
    const endsAt = (more.ends_at as Date | undefined) ?? later(startsAt, 4);
    const period = { starts_at: startsAt, ends_at: endsAt };
    const tripId = await trip({ provider_id: providerId, ...period, ...more });
    const carId = await car({ provider_id: providerId });
    const driverId = kind === 'bookingnodriver' ? null : await driver({ provider_id: providerId });
    const bookingId = await booking({ status: riding, trip_id: tripId, ...period });
    await company.assign(
      { car: carId, trip: tripId, ...(driverId && { driver: driverId }) },
      range(startsAt, endsAt, 30),
      { planned: range(startsAt, endsAt) },
    );
    return { tripId, carId, driverId, bookingId };
  };

  return { ...company, car, driver, booking, trip, arranged };
};
