// Long, because shared trips are tried from who rides along to the undo of it all, in rides and in departures.
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging('bookingduringday');

const seats = (from: string, until: string, count: number) =>
  arranging.company.booking({ ...period(from, until), seats: count });

describe('bookings that share a car', () => {
  it('are one trip, from the first start to the last end', async () => {
    const ids = [await seats('10:00', '10:30', 2), await seats('10:15', '10:50', 1)];
    const carId = await arranging.company.car({ seats: 4 });
    const { body } = await arranging.arrange(ids, { carId });
    expect(body.trips[0]).toMatchObject({
      startsAt: at('10:00').toISOString(),
      endsAt: at('10:50').toISOString(),
      seatsTaken: 3,
      places: 4,
    });
  });

  it('join a trip later: its time and what it holds grow, if the car is free for it', async () => {
    const carId = await arranging.company.car({ seats: 4 });
    const { body } = await arranging.arrange([await seats('10:00', '10:30', 2)], { carId });
    const { id: tripId } = body.trips[0]!;
    const late = await seats('10:20', '11:00', 1);
    const read = { id: late, version: await arranging.versionOf('booking', late) };
    const merged = await arranging.act(tripId, 'merge', { bookings: [read] });
    expect(merged.body.trips[0]).toMatchObject({
      endsAt: at('11:00').toISOString(),
      assignments: [{ heldUntil: at('11:10').toISOString() }],
    });
    expect(await arranging.statusOf(late)).toBe('arranged');
    await arranging.arrange([await seats('11:30', '12:00', 1)], { carId });
    const tooLate = await seats('11:00', '11:25', 1);
    const refused = await arranging.act(tripId, 'merge', {
      bookings: [{ id: tooLate, version: 1 }],
    });
    expect(said(refused)).toBe('409 car_taken carId:taken');
    expect(await arranging.statusOf(tooLate)).toBe('approved');
  });

  it('of two trips become one, and the other car is free', async () => {
    const [first, second] = [await arranging.company.car(), await arranging.company.car()];
    const one = await arranging.arrange([await seats('10:00', '10:30', 2)], { carId: first });
    const bookingId = await seats('10:10', '10:40', 2);
    const two = await arranging.arrange([bookingId], { carId: second });
    const { id, version } = two.body.trips[0]!;
    const { body } = await arranging.act(one.body.trips[0]!.id, 'merge', {
      trips: [{ id, version }],
    });
    expect(body.trips.map(({ status }) => status)).toEqual(['planned', 'cancelled']);
    expect(body.trips[0]?.bookings.map(({ status }) => status)).toEqual(['arranged', 'arranged']);
    const again = await seats('10:00', '10:40', 1);
    expect((await arranging.arrange([again], { carId: second })).status).toBe(200);
  });

  it('never take more seats than the car has', async () => {
    const carId = await arranging.company.car({ seats: 3 });
    const { body } = await arranging.arrange([await seats('10:00', '10:30', 2)], { carId });
    const other = await seats('10:00', '10:30', 2);
    const refused = await arranging.act(body.trips[0]!.id, 'merge', {
      bookings: [{ id: other, version: 1 }],
    });
    expect(said(refused)).toBe('409 seats_taken');
    expect(await arranging.statusOf(other)).toBe('approved');
  });

  it('part again: some stay with the car, the others wait for one', async () => {
    const ids = [await seats('10:00', '10:30', 2), await seats('10:15', '10:50', 1)];
    const [carId, other] = [await arranging.company.car(), await arranging.company.car()];
    const { body } = await arranging.arrange(ids, { carId });
    const tripId = body.trips[0]!.id;
    const waiting = await arranging.act(tripId, 'split', { bookingIds: [ids[1]] });
    expect(waiting.body.trips.map(({ waitsFor }) => waitsFor)).toEqual(['driver', 'car']);
    // Whoever stays is not held for as long as who has left.
    expect(waiting.body.trips.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
      [
        ['10:00', '10:30'],
        ['10:15', '10:50'],
      ].map((times) => times.map((time) => at(time).toISOString())),
    );
    expect(await arranging.statusOf(ids[1]!)).toBe('approved');
    const third = await seats('10:00', '10:30', 1);
    await arranging.act(tripId, 'merge', {
      bookings: [{ id: third, version: await arranging.versionOf('booking', third) }],
    });
    const split = await arranging.act(tripId, 'split', { bookingIds: [third], carId: other });
    expect(split.body.trips.map((trip) => trip.carId)).toEqual([carId, other]);
    expect(await arranging.statusOf(third)).toBe('arranged');
  });

  it('are where they were when a merge or a split is taken back', async () => {
    const [first, second] = [await arranging.company.car(), await arranging.company.car()];
    const ids = [await seats('10:00', '10:30', 2), await seats('10:05', '10:35', 1)];
    const one = await arranging.arrange(ids, { carId: first });
    const two = await arranging.arrange([await seats('10:10', '10:50', 2)], { carId: second });
    const [into, other] = [one.body.trips[0]!.id, two.body.trips[0]!.id];
    const look = async () =>
      (await Promise.all([into, other].map(arranging.read))).map((trip) => [
        trip.status,
        trip.carId,
        trip.endsAt,
        trip.assignments.map(({ heldUntil }) => heldUntil),
        trip.bookings.map(({ id, status }) => [id, status]),
      ]);
    const before = await look();
    const version = await arranging.versionOf('trip', other);
    const merged = await arranging.act(into, 'merge', { trips: [{ id: other, version }] });
    expect(said(await arranging.undo(merged.body.undo!.changeId))).toBe('200');
    expect(await look()).toEqual(before);
    const parted = await arranging.act(into, 'split', { bookingIds: [ids[1]] });
    expect(said(await arranging.undo(parted.body.undo!.changeId))).toBe('200');
    expect(await look()).toEqual(before);
  });

  it('of two trips of one car that are merged are two again when it is taken back', async () => {
    const carId = await arranging.company.car();
    const one = await arranging.arrange([await seats('10:00', '10:30', 2)], { carId });
    const two = await arranging.arrange([await seats('11:00', '11:30', 2)], { carId });
    const [into, { id, version }] = [one.body.trips[0]!.id, two.body.trips[0]!];
    const merged = await arranging.act(into, 'merge', { trips: [{ id, version }] });
    expect(merged.body.trips[0]?.endsAt).toBe(at('11:30').toISOString());
    expect(said(await arranging.undo(merged.body.undo!.changeId))).toBe('200');
    expect((await arranging.read(into)).endsAt).toBe(at('10:30').toISOString());
    expect(await arranging.read(id)).toMatchObject({ status: 'planned', carId });
  });

  it('do not all leave, and nobody leaves who is not aboard', async () => {
    const id = await seats('10:00', '10:30', 1);
    const { body } = await arranging.arrange([id]);
    const tripId = body.trips[0]!.id;
    expect(said(await arranging.act(tripId, 'split', { bookingIds: [id] }))).toBe(
      '400 invalid_input bookingIds:too_many',
    );
    expect(said(await arranging.act(tripId, 'split', { bookingIds: [newId()] }))).toBe(
      '400 invalid_input bookingIds:unknown',
    );
  });
});

describe('departures', () => {
  const shuttle = useArranging('bookingwithdriveramata');

  const departure = async (capacity: number, riders: [number, number, number][]) => {
    const { company } = shuttle;
    const points = shuttle.bookings.company.points;
    const tripId = await company.trip({ ...period('13:00', '13:45'), capacity });
    const ids: string[] = [];
    for (const [index, [board, alight, count]] of riders.entries()) {
      const id = await company.booking({
        ...period('13:00', '13:45'),
        tripId,
        seats: count,
        boardStop: board,
        alightStop: alight,
        boardingCode: String(1000 + index),
      });
      await shuttle.db
        .insertInto('bookingStop')
        .values([
          { bookingId: id, position: 0, placeId: points[board]! },
          { bookingId: id, position: 1, placeId: points[alight]! },
        ])
        .execute();
      ids.push(id);
    }
    return { tripId, ids };
  };

  const merge = async (into: string, other: string) =>
    shuttle.act(into, 'merge', {
      trips: [{ id: other, version: await shuttle.versionOf('trip', other) }],
    });

  it('are merged by stretch: who gets off makes room for who gets on', async () => {
    const early = await departure(4, [[0, 1, 4]]);
    const late = await departure(4, [[1, 2, 3]]);
    const { status, body } = await merge(early.tripId, late.tripId);
    expect(status).toBe(200);
    expect(body.trips[0]?.seatsTaken).toBe(4);
    const third = await departure(4, [[1, 2, 2]]);
    expect(said(await merge(early.tripId, third.tripId))).toBe('409 seats_taken');
  });

  it('give everybody aboard a boarding code of their own, and leave the others theirs', async () => {
    const early = await departure(9, [[0, 2, 1]]);
    const late = await departure(9, [
      [0, 2, 1],
      [0, 2, 1],
    ]);
    const { body } = await merge(early.tripId, late.tripId);
    const codes = body.trips[0]!.bookings.map(({ boardingCode }) => boardingCode);
    expect(new Set(codes).size).toBe(3);
    expect(codes).toContain('1000');
    expect(codes).toContain('1001');
  });

  it('take who changes along at their own times, and tell them', async () => {
    const early = await departure(9, [[0, 2, 1]]);
    const late = await departure(9, [[0, 2, 1]]);
    await shuttle.db
      .updateTable('trip')
      .set(period('13:15', '14:00'))
      .where('id', '=', late.tripId)
      .execute();
    await shuttle.db
      .updateTable('booking')
      .set(period('13:15', '14:00'))
      .where('id', '=', late.ids[0]!)
      .execute();
    const { body } = await merge(early.tripId, late.tripId);
    expect(body.trips[0]?.bookings.map(({ startsAt }) => startsAt)).toEqual([
      at('13:00').toISOString(),
      at('13:00').toISOString(),
    ]);
    const notices = await shuttle.db.selectFrom('notice').select(['type', 'subjectId']).execute();
    expect(notices).toEqual([{ type: 'changed', subjectId: late.ids[0] }]);
    await shuttle.undo(body.undo!.changeId);
    const [back] = (await shuttle.read(late.tripId)).bookings;
    expect(back?.startsAt).toBe(at('13:15').toISOString());
  });

  it('of another direction are not merged', async () => {
    const out = await departure(9, [[0, 2, 1]]);
    const back = await departure(9, []);
    const [, , last] = shuttle.bookings.company.points;
    const id = await shuttle.company.booking({
      ...period('13:00', '13:45'),
      tripId: back.tripId,
      boardStop: 0,
      alightStop: 2,
    });
    await shuttle.db
      .insertInto('bookingStop')
      .values([{ bookingId: id, position: 0, placeId: last! }])
      .execute();
    expect(said(await merge(out.tripId, back.tripId))).toBe(
      '400 invalid_input trips:another_route',
    );
  });

  it('keep running when car and driver are released, and their riders wait for another', async () => {
    const { departure: entry } = shuttle.bookings.company;
    const { tripId, ids } = await departure(9, [[0, 2, 1]]);
    await shuttle.db
      .updateTable('trip')
      .set({ timetableEntryId: entry, serviceDate: '2026-11-24' })
      .where('id', '=', tripId)
      .execute();
    const [carId, driverId] = [await shuttle.company.car(), await shuttle.company.driver()];
    await shuttle.act(tripId, 'assignment', { carId, driverId });
    expect(await shuttle.statusOf(ids[0]!)).toBe('arranged');
    const { body } = await shuttle.act(tripId, 'release', { reason: 'รถเสีย' });
    expect(body.trips[0]).toMatchObject({ status: 'planned', waitsFor: 'car' });
    expect(body.trips[0]?.departure).toMatchObject({ departs: '13:00' });
    expect(await shuttle.statusOf(ids[0]!)).toBe('approved');
  });

  it('are not put into a car with fewer seats than are sold', async () => {
    const { tripId } = await departure(12, [
      [0, 2, 6],
      [0, 1, 5],
    ]);
    const carId = await shuttle.company.car({ seats: 10 });
    expect(said(await shuttle.act(tripId, 'assignment', { carId }))).toBe(
      '400 invalid_input carId:too_many_people',
    );
  });
});
