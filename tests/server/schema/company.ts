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
      sign_in_name: `person${++count}@siamparts.example`,
      employee_no: String(count),
      first_name_th: 'อรทัย',
      last_name_th: 'แสงทอง',
      first_name_en: 'Orathai',
      last_name_en: 'Saengthong',
      site_id: 'nava',
      ...more,
    });
  const provider = () =>
    add('provider', {
      id: newId(),
      name_th: `ขนส่ง ${++count}`,
      name_en: `Transport ${count}`,
      tax_id: '0135560009015',
      branch: String(count).padStart(5, '0'),
    });
  const costCentre = () =>
    add('cost_centre', { id: newId(), code: String(++count), name_th: 'งานขาย', name_en: 'Sales' });
  const car = (more: Partial<Row<'car'>> = {}) =>
    add('car', {
      id: newId(),
      plate: `กข ${++count}`,
      province_code: 10,
      site_id: 'nava',
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
    const id = await person({ role: 'driver', sign_in_name: null, employee_no: null });
    return add('driver', { id });
  };
  const trip = (more: Partial<Row<'trip'>> = {}) =>
    add('trip', {
      id: newId(),
      kind: 'bookingwithdrivernava',
      status: 'planned',
      starts_at: at(2),
      ends_at: at(6),
      ...more,
    });
  const assign = async (
    on: { car: string; driver?: string; trip?: string },
    held: string,
    more: Partial<Row<'assignment'>> = {},
  ) =>
    add('assignment', {
      id: newId(),
      trip_id: on.trip ?? (await trip()),
      car_id: on.car,
      driver_id: on.driver ?? null,
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
      requester_id: more.requester_id ?? (await person()),
      contact_phone: '0812345678',
      cost_centre_id: more.cost_centre_id ?? (await costCentre()),
      purpose_code: 'customer',
      starts_at: at(2),
      ends_at: at(6),
      seats: 1,
      submitted_at: at(0, 1),
      ...more,
    });
  return { add, person, provider, costCentre, car, driver, trip, assign, booking };
};

/** What PostgreSQL says when a rule of the schema refuses. */
export const refusedBy = (constraint: string) => ({ constraint });
