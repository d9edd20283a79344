import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { companyIn, period, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);

const blackout = (carId: string, when: string, type = 'blackout') =>
  company().add('carBlackout', { id: newId(), carId, type, period: when, reason: 'ซ่อม' });

const leave = (driverId: string, when: string) =>
  company().add('driverLeave', { id: newId(), driverId, type: 'sick', period: when });

describe('a car is never in two places', () => {
  test('when on a trip, it is refused to an overlapping trip and given to the next', async () => {
    const car = await company().car();
    await company().assign({ car }, period(2, 6));
    await expect(company().assign({ car }, period(5, 8))).rejects.toMatchObject(
      refusedBy('car_claim_once'),
    );
    await company().assign({ car }, period(6, 8));
  });

  test.each(['blackout', 'repair'])('when in %s, it is refused to a trip', async (type) => {
    const car = await company().car();
    await blackout(car, period(2, 6), type);
    await expect(company().assign({ car }, period(5, 8))).rejects.toMatchObject(
      refusedBy('car_claim_once'),
    );
  });

  test('when on a trip, it cannot be taken out before the trip is released', async () => {
    const car = await company().car();
    const assignment = await company().assign({ car }, period(2, 6));
    await expect(blackout(car, period(0, 3))).rejects.toMatchObject(refusedBy('car_claim_once'));
    await database.db
      .updateTable('assignment')
      .set({ releasedAt: new Date() })
      .where('id', '=', assignment)
      .execute();
    await blackout(car, period(0, 3));
  });

  test('when the blackout is cancelled, it is free again', async () => {
    const car = await company().car();
    const id = await blackout(car, period(2, 6));
    await database.db
      .updateTable('carBlackout')
      .set({ cancelledAt: new Date() })
      .where('id', '=', id)
      .execute();
    await expect(company().assign({ car }, period(2, 6))).resolves.toBeDefined();
  });

  test('when a trip is extended into the next one, refuses', async () => {
    const car = await company().car();
    const first = await company().assign({ car }, period(2, 4));
    await company().assign({ car }, period(4, 6));
    const extend = database.db
      .updateTable('assignment')
      .set({ held: period(2, 5) })
      .where('id', '=', first)
      .execute();
    await expect(extend).rejects.toMatchObject(refusedBy('car_claim_once'));
  });

  test('when twenty ask at once, one gets it and nobody deadlocks', async () => {
    const car = await company().car();
    const driver = await company().driver();
    const trips = await Promise.all(Array.from({ length: 20 }, () => company().trip()));
    const answers = await Promise.allSettled(
      trips.map((trip) => company().assign({ car, driver, trip }, period(2, 6))),
    );
    const refused = answers
      .filter((answer) => answer.status === 'rejected')
      .map(({ reason }) => reason.constraint);
    expect(refused).toEqual(Array(19).fill('car_claim_once'));
  });
});

describe("a self-driver's chosen car", () => {
  const ask = (car: string, more: object = {}) =>
    company().booking({
      kind: 'bookingnodriver',
      status: 'pending',
      chosenCarId: car,
      held: period(2, 6),
      ...more,
    });

  test('when asked for, is held against other requests and trips', async () => {
    const car = await company().car();
    await ask(car);
    await expect(ask(car)).rejects.toMatchObject(refusedBy('car_claim_once'));
    await expect(company().assign({ car }, period(5, 8))).rejects.toMatchObject(
      refusedBy('car_claim_once'),
    );
  });

  test('when the request is rejected, is free', async () => {
    const car = await company().car();
    const booking = await ask(car);
    await database.db
      .updateTable('booking')
      .set({ status: 'rejected' })
      .where('id', '=', booking)
      .execute();
    await expect(ask(car)).resolves.toBeDefined();
  });

  test('when arranged, is held once: by the trip', async () => {
    const car = await company().car();
    const booking = await ask(car, { status: 'approved' });
    const trip = await company().trip({ kind: 'bookingnodriver', withDriver: false });
    await database.db
      .updateTable('booking')
      .set({ tripId: trip, status: 'arranged' })
      .where('id', '=', booking)
      .execute();
    await company().assign({ car, trip }, period(2, 6));
    await database.db
      .updateTable('booking')
      .set({ status: 'approved' })
      .where('id', '=', booking)
      .execute();
    const claims = await database.db.selectFrom('carClaim').select('source').execute();
    expect(claims).toEqual([{ source: 'trip' }]);
  });

  test('when arranged with another car, is free', async () => {
    const [car, other] = [await company().car(), await company().car()];
    const trip = await company().trip({ kind: 'bookingnodriver', withDriver: false });
    await ask(car, { status: 'approved', tripId: trip });
    await company().assign({ car: other, trip }, period(2, 6));
    await expect(ask(car)).resolves.toBeDefined();
  });
});

describe('a driver is never in two places', () => {
  test('when on a trip, is refused to an overlapping trip in another car', async () => {
    const driver = await company().driver();
    await company().assign({ car: await company().car(), driver }, period(2, 6));
    const again = company().assign({ car: await company().car(), driver }, period(5, 8));
    await expect(again).rejects.toMatchObject(refusedBy('driver_claim_once'));
  });

  test('when on leave, is refused to a trip; when on a trip, cannot leave', async () => {
    const driver = await company().driver();
    const car = await company().car();
    await leave(driver, period(2, 6));
    await expect(company().assign({ car, driver }, period(5, 8))).rejects.toMatchObject(
      refusedBy('driver_claim_once'),
    );
    await company().assign({ car, driver }, period(6, 8));
    await expect(leave(driver, period(7, 9))).rejects.toMatchObject(refusedBy('driver_claim_once'));
  });

  test('when relieved on the way, two drivers follow one another in one car on one trip', async () => {
    const [car, trip] = [await company().car(), await company().trip()];
    await company().assign({ car, trip, driver: await company().driver() }, period(2, 4));
    const relief = company().assign({ car, trip, driver: await company().driver() }, period(4, 6));
    await expect(relief).resolves.toBeDefined();
  });
});

test('a trip is never in two cars at once', async () => {
  const trip = await company().trip();
  await company().assign({ car: await company().car(), trip }, period(2, 6));
  const second = company().assign({ car: await company().car(), trip }, period(5, 8));
  await expect(second).rejects.toMatchObject(refusedBy('assignment_one_car_at_a_time'));
});
