import { sql } from 'kysely';
import type { driverCalls } from '#contract/driver-calls';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { providerOf, tripsIn } from './trips';

type DriverCall = keyof typeof driverCalls;
type Prepared = { path?: string; body?: unknown; version?: number };

const weekdays = [1, 2, 3, 4, 5];

/** A driver of a provider as the form sends it; what a test is about it says itself. */
export const driverBodyOf = (more: object = {}) => ({
  employer: 'provider',
  employeeId: null,
  firstNameTh: 'ประเสริฐ',
  lastNameTh: 'ขับดี',
  firstNameEn: 'Prasert',
  lastNameEn: 'Khapdee',
  providerId: null,
  nickname: 'เสริฐ',
  phone: '0812345678',
  photoId: null,
  sites: ['nava'],
  kinds: ['bookingwithdrivernava'],
  number: '56001200',
  class: 'ท.2',
  expiresOn: '2028-03-31',
  licencePhotoId: null,
  medicalUntil: null,
  trainingUntil: null,
  shifts: weekdays.map((weekday) => ({ weekday, starts: '08:00', ends: '17:00' })),
  ...more,
});

export const insertLeave = async (db: Db, driverId: string, period: string): Promise<string> => {
  const id = newId();
  await db
    .insertInto('driverLeave')
    .values({ id, driverId, type: 'annual', period, reason: 'งานบวช' })
    .execute();
  return id;
};

export const insertShifts = async (db: Db, driverId: string): Promise<void> => {
  await db
    .insertInto('driverShift')
    .values(weekdays.map((weekday) => ({ driverId, weekday, starts: '08:00', ends: '17:00' })))
    .execute();
};

/** What somebody drove: `real` is when they left and came back. */
export const insertDrive = async (
  db: Db,
  driverId: string,
  [from, until]: readonly [string, string],
  { real, status = 'done' }: { real?: readonly [string, string | null]; status?: string } = {},
): Promise<string> => {
  const trips = tripsIn(db);
  const tripId = await trips.trip({ startsAt: new Date(from), endsAt: new Date(until), status });
  const car = await trips.car();
  await trips.assign({ car, trip: tripId, driver: driverId }, `[${from},${until})`);
  const [departed, returned] = real ?? [null, null];
  await sql`update assignment set departed_at = ${departed}::timestamptz,
    returned_at = ${returned}::timestamptz where trip_id = ${tripId}`.execute(db);
  return tripId;
};

/** A request of each call that would be carried out. */
export const prepareDrivers = (db: Db): Record<DriverCall, () => Promise<Prepared>> => {
  const root = '/admin/drivers';
  /** A supplier's own, so that it may be read. */
  const on = async (
    path: string,
    body?: unknown,
    part?: (of: Db, driverId: string) => Promise<string>,
  ): Promise<Prepared> => {
    const id = await tripsIn(db).driver({ providerId: await providerOf(db) });
    const partId = part ? await part(db, id) : '';
    return { path: `${root}/${id}${path.replace(':partId', partId)}`, body };
  };
  const sent = async (body?: unknown): Promise<Prepared> => ({ body });
  const bodyOf = async () => driverBodyOf({ providerId: await providerOf(db) });
  const leave = {
    type: 'annual',
    from: '2098-12-01T00:00:00Z',
    until: '2098-12-02T00:00:00Z',
    reason: null,
  };
  return {
    listDrivers: () => sent(),
    readDriverOptions: () => sent(),
    readDriver: () => on(''),
    readDriverHours: () => on('/hours'),
    createDriver: async () => sent(await bodyOf()),
    changeDriver: async () => on('', await bodyOf()),
    listDriverTrips: () => on('/broken-trips?from=2026-12-01T00:00:00Z'),
    changeDriverStatus: () => on('/status', { status: 'suspended', reason: 'สอบสวน' }),
    addDriverLeave: () => on('/leaves', leave),
    endDriverLeave: () =>
      on('/leaves/:partId/end', undefined, (of, driverId) =>
        insertLeave(of, driverId, '[2098-01-01T00:00:00Z,2098-02-01T00:00:00Z)'),
      ),
  };
};
