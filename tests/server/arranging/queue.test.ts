import { describe, expect, it, vi } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import type { Arranged } from '#contract/arranging-trips';
import type { KindId } from '#kinds/registry';
import { proposeDays } from '../../../src/server/jobs/propose-days';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { openOptimiseHere } from '../../../src/server/optimiser/optimise-here';
import { hearLive } from '../support/hear-live';
import { providerOf, tripsIn } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const day = '2026-11-24';
const [rental, inDay] = ['bookingwithdrivernava', 'bookingduringday'] as const;

const propose = (kind: KindId, beside: readonly string[] = []) =>
  arranging.bookings.call<Proposal>('admin', 'POST', `/admin/${kind}/arranging/proposals`, {
    body: { day, beside },
  });
const find = async (kind: KindId) =>
  (
    await arranging.bookings.call<{ proposal: Proposal }>(
      'admin',
      'GET',
      `/admin/${kind}/arranging/proposals?day=${day}`,
    )
  ).body.proposal;

/** One car and one driver for both kinds, and a booking of each at the same time. */
const contested = async () => {
  const { db, company } = arranging;
  await db.updateTable('car').set({ status: 'repair' }).execute();
  await db.updateTable('driver').set({ status: 'suspended' }).execute();
  const carId = await company.car();
  const driverId = await company.driver();
  await db.insertInto('carKind').values({ carId, kind: inDay }).execute();
  await db.insertInto('driverKind').values({ driverId, kind: inDay }).execute();
  await company.booking(period('09:00', '11:00'));
  await tripsIn(db, inDay).booking(period('10:00', '10:30'));
};

describe('proposals for a day of several kinds', () => {
  it('are read afresh by whoever else has the day open', async () => {
    const topics = hearLive(arranging.bookings.address);
    await vi.waitFor(async () => {
      await propose(rental);
      expect(topics).toContain('proposal');
    });
  });

  it('never promise a car or driver twice, and hold when the first of them was accepted', async () => {
    await contested();
    const first = (await propose(rental)).body;
    expect(first.changes).toHaveLength(1);
    expect((await propose(inDay)).body.changes).toHaveLength(1);
    const beside = (await propose(inDay, [first.id])).body;
    expect(beside).toMatchObject({ changes: [], left: [{ reason: {} }], beside: [first.id] });
    await arranging.send('POST', `/proposals/${first.id}/acceptance`, { changes: null });
    expect((await find(inDay)).isOutOfDate).toBe(false);
  });

  it('stand beside drafts of the same day and of other kinds only', async () => {
    const { body } = await propose(rental);
    for (const other of [body.id, newId()])
      expect(said(await propose(rental, [other]))).toBe('400 invalid_input beside:unknown');
  });
});

describe('a draft', () => {
  it('offers no longer what was arranged by hand, and at last nothing', async () => {
    const { company } = arranging;
    await company.car();
    await company.driver();
    const bookings = [
      await company.booking(period('08:00', '10:00')),
      await company.booking(period('13:00', '15:00')),
    ];
    const { changes } = (await propose(rental)).body;
    const offered = async () =>
      (await find(rental)).changes.flatMap((change) => change.bookings.map(({ id }) => id));
    expect(await offered()).toEqual(expect.arrayContaining(bookings));
    const byHand = async (booking: string) => {
      const change = changes.find((of) => of.bookings.some(({ id }) => id === booking));
      await arranging.arrange([booking], change!.after);
    };
    await byHand(bookings[0]!);
    expect(await offered()).toEqual([bookings[1]]);
    await byHand(bookings[1]!);
    expect(await offered()).toEqual([]);
  });

  it('of a dispatcher stays: the clock makes one only where there is none since its hour', async () => {
    const [before, hour, after] = ['15:59', '16:00', '16:01'].map((time) => at(time, 23));
    const { bookings, db } = arranging;
    const byClock = async () => {
      const tools = { db, now: hour!, newId, log: createLog('silent') };
      await proposeDays(openOptimiseHere()).run(tools);
      return (await find(rental)).byClock;
    };
    for (const [now, isReplaced] of [
      [before!, true],
      [after!, false],
    ] as const) {
      bookings.setClock(now.toISOString());
      await propose(rental);
      expect(await byClock()).toBe(isReplaced);
    }
  });
});

describe('what is left of a day', () => {
  const offer = async (ids: readonly string[], providerId: string) =>
    arranging.send<Arranged>('POST', '/offers', {
      providerId,
      bookings: await Promise.all(
        ids.map(async (id) => ({ id, version: await arranging.versionOf('booking', id) })),
      ),
    });
  const several = async () => [
    await arranging.company.booking(period('08:00', '10:00')),
    await arranging.company.booking(period('09:00', '12:00')),
  ];
  const serving = async () => {
    const providerId = await providerOf(arranging.db);
    await arranging.db.insertInto('providerKind').values({ providerId, kind: rental }).execute();
    return providerId;
  };

  it('is handed to one provider at once, and taken back in one step', async () => {
    const ids = await several();
    const { body } = await offer(ids, await serving());
    expect(body.trips.map(({ status, bookings }) => [status, bookings.length])).toEqual([
      ['offered', 1],
      ['offered', 1],
    ]);
    await arranging.undo(body.undo!.changeId);
    const { body: now } = await arranging.day();
    expect(now.unarranged.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('is handed over all of it or none, and only to who serves the kind', async () => {
    const ids = await several();
    expect(said(await offer(ids, await providerOf(arranging.db)))).toBe(
      '400 invalid_input providerId:unknown',
    );
    const providerId = await serving();
    await arranging.arrange([ids[1]!], { carId: await arranging.company.car() });
    expect((await offer(ids, providerId)).status).toBe(409);
    expect(await arranging.statusOf(ids[0]!)).toBe('approved');
    expect((await arranging.day()).body.trips).toHaveLength(1);
    expect(said(await arranging.send('POST', '/offers', { providerId }))).toBe(
      '400 invalid_input bookings:required',
    );
  });
});
