import { describe, expect, it } from 'vitest';
import type { CarAtHand } from '#contract/fleet';
import type { Role } from '../support/people';
import { tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);

const scan = async (carId: string, role: Role = 'employee') =>
  admin.get<CarAtHand>(`/employee/cars/${carId}`, role);

/** The employee's own trip with a car that they drive themselves. */
const rental = async (from: number, until: number, status: string, riding: string) => {
  const trips = tripsIn(admin.db, 'bookingnodriver');
  const trip = await trips.arranged({ startsAt: at(from), endsAt: at(until), status }, { riding });
  const personId = admin.idOf('employee');
  await admin.db
    .updateTable('booking')
    .set({ requesterId: personId, travellerId: personId })
    .where('id', '=', trip.bookingId)
    .execute();
  await admin.db
    .insertInto('selfDriver')
    .values({ bookingId: trip.bookingId, personId, main: true })
    .execute();
  return trip;
};

describe('the code on a car’s sticker', () => {
  it.each([
    ['its return, while it runs', -1, 'underway', 'ongoing', 'return'],
    ['its collection, once it is time', 0, 'planned', 'arranged', 'collect'],
    ['the booking alone, before that', 8, 'planned', 'arranged', null],
  ])('leads whoever drives it to %s', async (_, from, status, riding, handover) => {
    const { carId, bookingId } = await rental(from, from + 4, status, riding);
    expect((await scan(carId)).body.booking).toEqual({ id: bookingId, handover });
  });

  it('tells others the car and nothing of whose it is', async () => {
    const { carId } = await rental(-1, 3, 'underway', 'ongoing');
    const { status, body } = await scan(carId, 'approver');
    expect(status).toBe(200);
    expect(body.booking).toBeNull();
    expect(Object.keys(body).toSorted()).toEqual(['booking', 'description', 'plate', 'province']);
  });

  it('leads to no booking of another day, and to no car that is out of use', async () => {
    const { carId } = await rental(72, 76, 'planned', 'arranged');
    expect((await scan(carId)).body.booking).toBeNull();
    await admin.db.updateTable('car').set({ status: 'retired' }).where('id', '=', carId).execute();
    expect((await scan(carId)).status).toBe(404);
    expect((await scan('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('opens nothing for a supplier', async () => {
    const { carId } = await rental(-1, 3, 'underway', 'ongoing');
    expect((await scan(carId, 'supplier')).status).toBe(403);
  });
});
