import type { fleetCalls } from '#contract/fleet-calls';
import type { Db } from '../../../src/server/db/client';
import { carePlanBodyOf } from './basics';
import { newId } from '../../../src/server/new-id';
import { insertLink } from './links';
import { tripsIn } from './trips';

type FleetCall = keyof typeof fleetCalls;
type Prepared = { path?: string; body?: unknown; version?: number };

/** A car as the form sends it; what a test is about it says itself. */
export const carBodyOf = (more: object = {}) => ({
  plate: '1กข 1234',
  redPlate: false,
  provinceCode: 10,
  siteId: 'nava',
  kinds: ['bookingwithdrivernava'],
  class: 'van',
  brand: 'Toyota',
  model: 'Commuter',
  colour: 'white',
  year: 2024,
  seats: 12,
  fuel: 'diesel',
  gearbox: 'manual',
  providerId: null,
  contractId: null,
  co2PerKm: null,
  keyPlace: null,
  fuelCard: null,
  tollTag: null,
  photoId: null,
  odometer: null,
  ...more,
});

/** A row of a file, as the browser reads it. */
export const importRowOf = (more: object = {}) => ({
  plate: '1กข 1234',
  provinceCode: 'กรุงเทพมหานคร',
  siteId: 'nava',
  class: 'van',
  brand: 'Toyota',
  model: 'Commuter',
  colour: 'white',
  seats: 12,
  fuel: 'diesel',
  gearbox: 'manual',
  ...more,
});

export const insertPaper = async (
  db: Db,
  carId: string,
  more: { type?: string; expiresOn?: string } = {},
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('carDocument')
    .values({ id, carId, type: 'tax', expiresOn: '2027-03-31', ...more })
    .execute();
  return id;
};

export const insertBlackout = async (db: Db, carId: string, period: string): Promise<string> => {
  const id = newId();
  await db
    .insertInto('carBlackout')
    .values({ id, carId, type: 'repair', period, reason: 'เปลี่ยนยาง' })
    .execute();
  return id;
};

/** What a driver told of it by a link. */
const insertTrouble = async (db: Db, carId: string): Promise<string> => {
  const { id: personId } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  const [id, at] = [newId(), new Date()];
  await db
    .insertInto('mark')
    .values({
      id,
      linkId: await insertLink(db, personId),
      carId,
      action: 'trouble',
      at,
      deviceAt: at,
      receivedAt: at,
      skewSeconds: 0,
      details: { text: 'ยางแบน', canDrive: true },
    })
    .execute();
  return id;
};

/** Found by whoever had it last. */
const insertDamage = async (db: Db, carId: string): Promise<string> => {
  const company = tripsIn(db, 'bookingnodriver');
  const endsAt = new Date();
  const startsAt = new Date(endsAt.getTime() - 3_600_000);
  const trip = await company.trip({ startsAt, endsAt, status: 'done' });
  const range = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
  const assignmentId = await company.assign({ car: carId, trip }, range, { planned: range });
  const { id: byId } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  const [id, handoverId] = [newId(), newId()];
  const handover = { assignmentId, type: 'return', at: endsAt, byId, km: 1000, fuelEighths: 8 };
  await db
    .insertInto('handover')
    .values({ id: handoverId, ...handover, keyHanded: true })
    .execute();
  await db
    .insertInto('handoverDamage')
    .values({ id, handoverId, what: 'dent', x: 100, y: 500 })
    .execute();
  return id;
};

/** What a sedan needs, unless said otherwise. */
export const insertCarePlan = async (db: Db, more: object = {}): Promise<string> => {
  const id = newId();
  const { isRetired: _, ...row } = carePlanBodyOf(more);
  await db
    .insertInto('maintenancePlan')
    .values({ id, ...row })
    .execute();
  return id;
};

const paper = { type: 'tax', number: null, expiresOn: '2028-03-31', fileId: null };

/** A request of each call that would be carried out. */
export const prepareFleet = (db: Db): Record<FleetCall, () => Promise<Prepared>> => {
  const root = '/admin/:kind/cars';
  const on = async (
    path: string,
    body?: unknown,
    part?: (db: Db, carId: string) => Promise<string>,
  ): Promise<Prepared> => {
    const id = await tripsIn(db).car();
    const partId = part ? await part(db, id) : '';
    return { path: `${root}/${id}${path.replace(':partId', partId)}`, body };
  };
  const sent = async (body?: unknown): Promise<Prepared> => ({ body });
  return {
    listCars: () => sent(),
    readFleetOptions: () => sent(),
    readCar: () => on(''),
    readCarAtHand: async () => ({ path: `/employee/cars/${await tripsIn(db).car()}` }),
    createCar: () => sent(carBodyOf()),
    changeCar: () => on('', carBodyOf()),
    importCars: () => sent({ rows: [importRowOf()] }),
    listBrokenTrips: () => on('/broken-trips?from=2026-12-01T00:00:00Z'),
    checkCar: async () => ({
      path: `${root}/${await tripsIn(db).car({ isChecked: false })}/check`,
    }),
    changeCarStatus: () => on('/status', { status: 'repair', reason: 'ชน' }),
    addCarBlackout: () =>
      on('/blackouts', {
        type: 'blackout',
        from: '2098-12-01T00:00:00Z',
        until: null,
        reason: 'งานบริษัท',
      }),
    endCarBlackout: () =>
      on('/blackouts/:partId/end', undefined, (of, carId) =>
        insertBlackout(of, carId, '[2098-01-01T00:00:00Z,2098-02-01T00:00:00Z)'),
      ),
    settleTrouble: () => on('/troubles/:partId/settle', { note: null }, insertTrouble),
    mendDamage: () => on('/damage/:partId/mend', undefined, insertDamage),
    addCarDocument: () => on('/documents', paper),
    changeCarDocument: () => on('/documents/:partId', paper, insertPaper),
    listCareDue: () => sent(),
    recordCare: async () =>
      on('/care', {
        planId: await insertCarePlan(db, { class: 'van' }),
        on: '2026-01-05',
        km: 1200,
      }),
    recordOdometer: () => on('/odometer', { km: 1200, reason: null }),
  };
};
