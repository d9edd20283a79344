import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, period, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);

const shuttle = (capacity: number) => company().trip({ kind: 'bookingwithdriveramata', capacity });

const seat = (tripId: string, seats = 1, segment: [number, number] = [0, 3], status = 'approved') =>
  company().booking({
    kind: 'bookingwithdriveramata',
    status,
    tripId,
    seats,
    boardStop: segment[0],
    alightStop: segment[1],
    waitlistedAt: status === 'waitlisted' ? at(0) : null,
  });

describe('never more people than seats', () => {
  test('when the departure is full, refuses one more but lets them wait in line', async () => {
    const trip = await shuttle(4);
    await seat(trip, 3);
    await seat(trip, 1, [0, 3], 'pending');
    await expect(seat(trip)).rejects.toMatchObject(refusedBy('trip_seats'));
    await seat(trip, 1, [0, 3], 'waitlisted');
  });

  test('when stretches do not overlap, a seat is sold twice', async () => {
    const trip = await shuttle(1);
    await seat(trip, 1, [0, 2]);
    await seat(trip, 1, [2, 3]);
    await expect(seat(trip, 1, [1, 3])).rejects.toMatchObject(refusedBy('trip_seats'));
  });

  test('when somebody cancels, the seat is free; whoever waits cannot take more than it', async () => {
    const trip = await shuttle(2);
    const first = await seat(trip, 1);
    await seat(trip, 1);
    const waiting = await seat(trip, 2, [0, 3], 'waitlisted');
    await database.db
      .updateTable('booking')
      .set({ status: 'cancelled' })
      .where('id', '=', first)
      .execute();
    const take = database.db
      .updateTable('booking')
      .set({ status: 'approved' })
      .where('id', '=', waiting)
      .execute();
    await expect(take).rejects.toMatchObject(refusedBy('trip_seats'));
  });

  test('when a freed seat is offered, it is not sold to another meanwhile', async () => {
    const trip = await shuttle(1);
    const booking = await seat(trip, 1, [0, 3], 'waitlisted');
    await company().add('seatOffer', {
      id: newId(),
      bookingId: booking,
      tripId: trip,
      seats: 1,
      status: 'open',
      offeredAt: at(0),
      expiresAt: at(1),
    });
    await expect(seat(trip)).rejects.toMatchObject(refusedBy('trip_seats'));
    await database.db.updateTable('seatOffer').set({ status: 'taken' }).execute();
    await database.db
      .updateTable('booking')
      .set({ status: 'approved' })
      .where('id', '=', booking)
      .execute();
  });

  test('when a car has fewer seats than were sold, refuses it', async () => {
    const trip = await shuttle(12);
    await seat(trip, 11);
    const small = company().assign({ car: await company().car({ seats: 10 }), trip }, period(2, 6));
    await expect(small).rejects.toMatchObject(refusedBy('trip_seats'));
    await company().assign({ car: await company().car({ seats: 12 }), trip }, period(2, 6));
  });

  test('when a larger party joins by a change, refuses', async () => {
    const trip = await shuttle(2);
    const booking = await seat(trip, 2);
    const grow = database.db
      .updateTable('booking')
      .set({ seats: 3 })
      .where('id', '=', booking)
      .execute();
    await expect(grow).rejects.toMatchObject(refusedBy('trip_seats'));
  });

  test("when driven by the traveller, the driver's seat counts too", async () => {
    const trip = await company().trip({ kind: 'bookingnodriver', withDriver: false });
    const booking = await company().booking({ kind: 'bookingnodriver', tripId: trip, seats: 4 });
    await company().assign({ car: await company().car({ seats: 3 }), trip }, period(2, 6));
    const fifth = database.db
      .updateTable('booking')
      .set({ seats: 5 })
      .where('id', '=', booking)
      .execute();
    await expect(fifth).rejects.toMatchObject(refusedBy('trip_seats'));
  });

  test('when thirty ask at once for the last three seats, three get one', async () => {
    const trip = await shuttle(3);
    const requesterId = await company().person();
    const costCentreId = await company().costCentre();
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        company().booking({
          kind: 'bookingwithdriveramata',
          tripId: trip,
          boardStop: 0,
          alightStop: 3,
          requesterId,
          costCentreId,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = answers
      .filter((answer) => answer.status === 'rejected')
      .map(({ reason }) => reason.constraint);
    expect(new Set(refused)).toEqual(new Set(['trip_seats']));
  });
});
