import type { Insertable } from 'kysely';
import type { Db } from '../../../src/server/db/client';
import type { DB } from '../../../src/server/db/schema.generated';
import { newId } from '../../../src/server/new-id';

type Row<T extends keyof DB> = Insertable<DB[T]>;

export const at = (hour: number, day = 10): Date => new Date(Date.UTC(2026, 10, day, hour));

export const period = (from: number, to: number, day = 10): string =>
  `[${at(from, day).toISOString()},${at(to, day).toISOString()})`;

let count = 0;

/** The least that each table asks for; what a test is about it says itself. */
export const companyIn = (db: Db) => {
  const add = async <T extends keyof DB>(table: T, row: Row<T>): Promise<string> => {
    await db.insertInto<keyof DB>(table).values(row).execute();
    return (row as { id?: string }).id ?? '';
  };
  const person = (more: Partial<Row<'person'>> = {}) =>
    add('person', {
      id: newId(),
      role: 'employee',
      signInName: `person${++count}@siamparts.example`,
      employeeNo: String(count),
      firstNameTh: 'อรทัย',
      lastNameTh: 'แสงทอง',
      firstNameEn: 'Orathai',
      lastNameEn: 'Saengthong',
      siteId: 'nava',
      ...more,
    });
  const provider = () =>
    add('provider', {
      id: newId(),
      nameTh: `ขนส่ง ${++count}`,
      nameEn: `Transport ${count}`,
      taxId: '0135560009015',
      branch: String(count).padStart(5, '0'),
    });
  const costCentre = () =>
    add('costCentre', { id: newId(), code: String(++count), nameTh: 'งานขาย', nameEn: 'Sales' });
  const car = (more: Partial<Row<'car'>> = {}) =>
    add('car', {
      id: newId(),
      plate: `กข ${++count}`,
      provinceCode: 10,
      siteId: 'nava',
      class: 'van',
      brand: 'Toyota',
      model: 'Commuter',
      colour: 'ขาว',
      seats: 10,
      fuel: 'diesel',
      gearbox: 'manual',
      ...more,
    });
  const driver = async () => {
    const id = await person({ role: 'driver', signInName: null, employeeNo: null });
    return add('driver', { id });
  };
  const trip = (more: Partial<Row<'trip'>> = {}) =>
    add('trip', {
      id: newId(),
      kind: 'bookingwithdrivernava',
      status: 'planned',
      startsAt: at(2),
      endsAt: at(6),
      ...more,
    });
  const assign = async (
    on: { car: string; driver?: string; trip?: string },
    held: string,
    more: Partial<Row<'assignment'>> = {},
  ) =>
    add('assignment', {
      id: newId(),
      tripId: on.trip ?? (await trip()),
      carId: on.car,
      driverId: on.driver ?? null,
      planned: held,
      held,
      ...more,
    });
  const booking = async (more: Partial<Row<'booking'>> = {}) =>
    add('booking', {
      id: newId(),
      ref: `NV-2611-${String(++count).padStart(4, '0')}`,
      kind: 'bookingwithdrivernava',
      status: 'approved',
      requesterId: more.requesterId ?? (await person()),
      contactPhone: '0812345678',
      costCentreId: more.costCentreId ?? (await costCentre()),
      purposeCode: 'customer',
      startsAt: at(2),
      endsAt: at(6),
      seats: 1,
      submittedAt: at(0, 1),
      ...more,
    });
  /** Out, from point to point in so many minutes. */
  const shuttleRoute = async (points: readonly string[], minutes: number) => {
    const routeId = await add('route', {
      id: newId(),
      kind: 'bookingwithdriveramata',
      nameTh: 'หอพัก – โรงงาน',
      nameEn: 'Dormitory – Plant',
    });
    await db
      .insertInto('routeStop')
      .values(
        points.map((placeId, position) => ({
          routeId,
          direction: 'out',
          position,
          placeId,
          minutesFromStart: position * minutes,
        })),
      )
      .execute();
    return routeId;
  };
  return { add, person, provider, costCentre, car, driver, trip, assign, booking, shuttleRoute };
};

/** What PostgreSQL says when a rule of the schema refuses. */
export const refusedBy = (constraint: string) => ({ constraint });
