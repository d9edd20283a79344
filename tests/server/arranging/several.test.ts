import { describe, expect, it } from 'vitest';
import type { SeveralArranged } from '#contract/arranging-several';
import { newId } from '../../../src/server/new-id';
import { providerOf } from '../support/trips';
import { period, useArranging } from './use-arranging';

const arranging = useArranging();

const several = (body: object) => arranging.send<SeveralArranged>('POST', '/several', body);
const provider = async () => {
  const { company } = arranging;
  const providerId = await company.provider();
  await company.add('providerKind', { providerId, kind: 'bookingwithdrivernava' });
  return providerId;
};

const booked = async (from: string, to: string) => {
  const id = await arranging.company.booking(period(from, to));
  return { type: 'booking', id, version: await arranging.versionOf('booking', id) };
};

describe('several at once', () => {
  it('are offered to a provider, each with its own answer, and taken back by one undo', async () => {
    const providerId = await provider();
    const targets = [await booked('08:00', '10:00'), await booked('09:00', '11:00')];
    const [first, second] = targets;
    const stranger = { type: 'booking', id: newId(), version: 1 };
    const stale = { ...(await booked('12:00', '13:00')), version: 7 };
    const { status, body } = await several({
      action: 'offer',
      providerId,
      targets: [...targets, stranger, stale],
    });
    expect(status).toBe(200);
    const answerOf = (id: string) => body.answers.find((answer) => answer.id === id)?.refusal;
    expect([first!.id, second!.id, stranger.id, stale.id].map(answerOf)).toEqual([
      null,
      null,
      'not_found',
      'changed_meanwhile',
    ]);
    expect(body.trips.map((trip) => trip.status)).toEqual(['offered', 'offered']);
    expect(body.trips.every((trip) => trip.provider?.id === providerId)).toBe(true);
    expect(await arranging.statusOf(stale.id)).toBe('approved');

    const { body: back } = await arranging.undo(body.undo!.changeId);
    expect(back.unarranged.map(({ id }) => id).toSorted()).toEqual(
      targets.map(({ id }) => id).toSorted(),
    );
  });

  it('are released with one reason, and one undo gives each its car again', async () => {
    const { company } = arranging;
    const trips = [
      await company.arranged(period('08:00', '10:00')),
      await company.arranged(period('11:00', '12:00')),
    ];
    const targets = await Promise.all(
      trips.map(async ({ tripId: id }) => ({
        type: 'trip',
        id,
        version: await arranging.versionOf('trip', id),
      })),
    );
    const { body } = await several({ action: 'release', reason: 'รถเสีย', targets });
    expect(body.answers.map(({ refusal }) => refusal)).toEqual([null, null]);
    for (const { bookingId } of trips) expect(await arranging.statusOf(bookingId)).toBe('approved');
    await arranging.undo(body.undo!.changeId);
    for (const { bookingId } of trips) expect(await arranging.statusOf(bookingId)).toBe('arranged');
  });

  it('are accepted by their provider with the cars they were offered with, each with its own answer', async () => {
    const { company } = arranging;
    const providerId = await providerOf(arranging.db);
    const offeredTo = (to: string, from: string, until: string) =>
      company.arranged({ ...period(from, until), status: 'offered' }, { providerId: to });
    const own = [
      await offeredTo(providerId, '08:00', '10:00'),
      await offeredTo(providerId, '11:00', '12:00'),
    ];
    const other = await offeredTo(await provider(), '08:00', '10:00');
    const trips = await Promise.all(
      [...own, other].map(async ({ tripId: id }) => ({
        id,
        version: await arranging.versionOf('trip', id),
      })),
    );
    const accept = (rows: object) =>
      arranging.send<SeveralArranged>('POST', '/accepts', { trips: rows }, { role: 'supplier' });

    const { body } = await accept(trips);
    const answerOf = (id: string) => body.answers.find((answer) => answer.id === id)?.refusal;
    expect([...own, other].map(({ tripId }) => answerOf(tripId))).toEqual([
      null,
      null,
      'not_found',
    ]);
    expect(body.trips.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    // The same once more: nothing is left to accept.
    const { body: again } = await accept(trips);
    expect(again.answers.every(({ refusal }) => refusal !== null)).toBe(true);

    await arranging.undo(body.undo!.changeId, { role: 'supplier' });
    const { trips: left } = (await arranging.day('supplier')).body;
    expect(left.map(({ status }) => status)).toEqual(['offered', 'offered']);
  });

  it('need to be told to whom, or why', async () => {
    const targets = [await booked('08:00', '10:00')];
    const offer = await several({ action: 'offer', targets });
    expect(offer.body).toMatchObject({ error: { fields: { providerId: 'required' } } });
    const release = await several({ action: 'release', targets });
    expect(release.body).toMatchObject({ error: { fields: { reason: 'required' } } });
  });
});
