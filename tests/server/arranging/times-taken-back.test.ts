import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const { bookings } = arranging;

const clock = (time: string) => bookings.setClock(at(time).toISOString());
beforeEach(() => clock('08:05'));

const ready = () => arranging.company.arranged(period('08:00', '12:00'));

const offered = async (tripId: string) => (await arranging.detail(tripId)).body.takeBack;
const stands = async (tripId: string, bookingId: string) => {
  const { status, departedAt, endedAt } = await arranging.read(tripId);
  return [status, await arranging.statusOf(bookingId), departedAt !== null, endedAt !== null];
};

it('a departure by a wrong tap is taken back, and the trip leaves again when it does', async () => {
  const { tripId, bookingId } = await ready();
  const left = await arranging.act(tripId, 'depart');
  const { changeId } = left.body.undo!;
  expect(await offered(tripId)).toEqual({ changeId, action: 'depart' });
  expect(said(await arranging.undo(changeId))).toBe('200');
  expect(await stands(tripId, bookingId)).toEqual(['planned', 'arranged', false, false]);
  expect(await offered(tripId)).toBeNull();
  expect(said(await arranging.act(tripId, 'depart'))).toBe('200');
});

it('an end is taken back, then its departure: each brings what was before, and nobody is asked to rate', async () => {
  const { tripId, bookingId } = await ready();
  const requesterId = bookings.company.people['employee']!;
  await bookings.db
    .updateTable('booking')
    .set({ requesterId, travellerId: requesterId })
    .where('id', '=', bookingId)
    .execute();
  await arranging.act(tripId, 'depart');
  clock('08:10');
  const times = { departedAt: at('08:05').toISOString(), endedAt: at('08:10').toISOString() };
  await arranging.act(tripId, 'complete', { ...times, startKm: 90_000, endKm: 90_010 });
  const end = await offered(tripId);
  expect(end?.action).toBe('complete');
  await arranging.undo(end!.changeId);
  expect(await stands(tripId, bookingId)).toEqual(['underway', 'ongoing', true, false]);
  const { body } = await bookings.call<NoticePage>('employee', 'GET', '/employee/notices');
  expect(body.notices.map(({ type }) => type)).not.toContain('rate');
  const start = await offered(tripId);
  expect(start?.action).toBe('depart');
  await arranging.undo(start!.changeId);
  expect(await stands(tripId, bookingId)).toEqual(['planned', 'arranged', false, false]);
});

it('times that were put right wrongly are those of before', async () => {
  const { tripId } = await ready();
  await arranging.act(tripId, 'depart', { at: at('08:01').toISOString() });
  const { body } = await arranging.act(tripId, 'times', { departedAt: at('07:30').toISOString() });
  await arranging.undo(body.undo!.changeId);
  expect((await arranging.read(tripId)).departedAt).toBe(at('08:01').toISOString());
});

it('not once something was built on it, not after ten minutes, and not by somebody else', async () => {
  const { tripId } = await ready();
  await arranging.db
    .updateTable('adminUser')
    .set({ kinds: sql`kinds || '{bookingwithdrivernava}'` })
    .execute();
  const left = (await arranging.act(tripId, 'depart')).body.undo!.changeId;
  expect(said(await arranging.undo(left, { role: 'one-kind admin' }))).toBe('404 not_found');
  expect((await arranging.detail(tripId, 'one-kind admin')).body.takeBack).toBeNull();
  await arranging.act(tripId, 'times', { departedAt: at('08:00').toISOString() });
  expect(said(await arranging.undo(left))).toBe('409 changed_meanwhile');
  const later = (await offered(tripId))!.changeId;
  clock('08:16');
  expect(await offered(tripId)).toBeNull();
  expect(said(await arranging.undo(later))).toBe('409 undo_gone');
});

it('a car that somebody else has got since keeps its second trip', async () => {
  const { tripId, carId } = await ready();
  await arranging.act(tripId, 'depart');
  clock('08:30');
  const times = { departedAt: at('08:05').toISOString(), endedAt: at('08:20').toISOString() };
  const { body } = await arranging.act(tripId, 'complete', times);
  const next = await arranging.company.booking(period('10:00', '11:00'));
  const driverId = await arranging.company.driver();
  expect(said(await arranging.arrange([next], { carId, driverId }))).toBe('200');
  expect(said(await arranging.undo(body.undo!.changeId))).toBe('409 car_taken carId:taken');
  expect((await arranging.read(tripId)).status).toBe('done');
});
