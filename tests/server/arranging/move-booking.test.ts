import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const { bookings } = arranging;

const move = async (id: string, body: object) =>
  arranging.send('POST', `/bookings/${id}/move`, body, {
    version: await arranging.versionOf('booking', id),
  });
const waiting = async (id: string) =>
  (await arranging.day()).body.unarranged.find((booking) => booking.id === id);

it('what waits goes a quarter of an hour later with the traveller’s yes, stays approved, and they are told', async () => {
  const id = await arranging.company.booking(period('08:00', '10:00'));
  const requesterId = bookings.company.people['employee']!;
  await bookings.db.updateTable('booking').set({ requesterId }).where('id', '=', id).execute();
  expect(said(await move(id, { minutes: 15, agreed: true }))).toBe('200');
  expect(await waiting(id)).toMatchObject({
    status: 'approved',
    startsAt: at('08:15').toISOString(),
    endsAt: at('10:15').toISOString(),
  });
  const { body } = await bookings.call<NoticePage>('employee', 'GET', '/employee/notices');
  expect(body.notices[0]).toMatchObject({ type: 'changed' });
  expect(body.notices[0]!.sentence).toContain('08:15');
  expect((await bookings.read(id)).body.timeline.map(({ action }) => action)).toEqual(['edit']);
  expect(said(await move(id, { minutes: -30, agreed: true }))).toBe('200');
  expect((await waiting(id))?.startsAt).toBe(at('07:45').toISOString());
});

it('nothing moves without the yes, by no quarters, or by half a day', async () => {
  const id = await arranging.company.booking(period('08:00', '10:00'));
  expect(said(await move(id, { minutes: 15 }))).toBe('400 invalid_input agreed:required');
  for (const minutes of [0, 10, 720])
    expect(said(await move(id, { minutes, agreed: true }))).toBe(
      '400 invalid_input minutes:invalid',
    );
  expect((await waiting(id))?.startsAt).toBe(at('08:00').toISOString());
});

it('what has its car already, and what would have begun, stays where it is', async () => {
  const { bookingId } = await arranging.company.arranged(period('08:00', '10:00'));
  expect(said(await move(bookingId, { minutes: 15, agreed: true }))).toBe('409 not_now');
  const soon = new Date(bookings.now.getTime() + 10 * 60_000);
  const id = await arranging.company.booking({
    startsAt: soon,
    endsAt: new Date(soon.getTime() + 3_600_000),
  });
  expect(said(await move(id, { minutes: -15, agreed: true }))).toBe('409 not_now');
  expect(said(await move(id, { minutes: 15, agreed: true }))).toBe('200');
});

it('a self-drive car that was asked for is held at the new time, and only there', async () => {
  const carId = await arranging.company.car();
  const id = await arranging.company.booking({
    ...period('08:00', '10:00'),
    chosenCarId: carId,
    held: `[${at('08:00').toISOString()},${at('10:30').toISOString()})`,
  });
  expect(said(await move(id, { minutes: 30, agreed: true }))).toBe('200');
  const { held } = await bookings.db
    .selectFrom('booking')
    .select('held')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(String(held)).toContain('01:30');
});
