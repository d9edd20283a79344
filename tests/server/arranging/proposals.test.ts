// Long, because a proposal is made, shown, accepted, overtaken and counted of one day.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Proposal, ProposalWeek } from '#contract/arranging-proposals';
import type { Arranged } from '#contract/arranging-trips';
import { dayOf } from '#domain/dates/bangkok-time';
import { proposeDays } from '../../../src/server/jobs/propose-days';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { openOptimiseHere } from '../../../src/server/optimiser/optimise-here';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const MINUTE = 60_000;

const arranging = useArranging();
const day = '2026-11-24';

/** What the company has besides would do as well. */
const takeOutOthers = ({ db }: Pick<typeof arranging, 'db'>) =>
  db.updateTable('car').set({ status: 'repair' }).execute();
beforeEach(() => takeOutOthers(arranging));

const propose = () => arranging.send<Proposal>('POST', '/proposals', { day });
const latest = async () =>
  (await arranging.get<{ proposal: Proposal | null }>(`/proposals?day=${day}`)).body.proposal;
const accept = ({ id }: Proposal, changes: readonly string[] | null = null) =>
  arranging.send<Arranged>('POST', `/proposals/${id}/acceptance`, { changes });

/** Three bookings, and two of each to carry them. */
const someDay = async () => {
  const { company } = arranging;
  const bookings = [
    await company.booking(period('08:00', '10:00')),
    await company.booking(period('09:00', '12:00')),
    await company.booking(period('11:00', '15:00')),
  ];
  const cars = [await company.car(), await company.car()];
  const drivers = [await company.driver(), await company.driver()];
  return { bookings, cars, drivers };
};

describe('the weeks of a report', () => {
  it('sum up one draft of each day: the one that was used, else the latest', async () => {
    const { company } = arranging;
    await company.car();
    await company.driver();
    await company.booking(period('08:00', '10:00'));
    await propose();
    const used = (await propose()).body;
    const accepted = await accept(used);
    expect(accepted.status).toBe(200);
    await propose();
    const weeks = (from: string, to: string) =>
      arranging.bookings.call<{ weeks: ProposalWeek[] }>(
        'admin',
        'GET',
        `/admin/bookingwithdrivernava/report/proposals?from=${from}&to=${to}`,
      );
    const { body } = await weeks('2026-11-16', '2026-11-30');
    expect(body.weeks).toEqual([
      {
        monday: '2026-11-23',
        days: 1,
        byHand: { cost: used.figures.byHand.cost, hired: 0, unserved: 0 },
        proposed: { cost: used.figures.proposed.cost, hired: 0, unserved: 0 },
        changes: 1,
        accepted: 1,
      },
    ]);
    const usedOf = async () => (await weeks('2026-11-16', '2026-11-30')).body.weeks[0]?.accepted;
    const takeBack = async ({ undo }: Arranged) =>
      (await arranging.undo(undo?.changeId ?? '')).body;
    const undone = await takeBack(accepted.body);
    expect(await usedOf(), 'what was taken back is not used').toBe(0);
    await takeBack(undone);
    expect(await usedOf(), 'once it is done again, it is').toBe(1);
    expect((await weeks('2026-11-25', '2026-11-30')).body.weeks).toEqual([]);
    expect((await weeks('2026-11-30', '2026-11-25')).status).toBe(400);
  });
});

describe('a proposal for a day', () => {
  it('is a draft: what it would change, with figures and reasons, and nothing is arranged by it', async () => {
    const { bookings, cars } = await someDay();
    const { status, body } = await propose();
    expect(status).toBe(200);
    expect(body.proof).toEqual({ type: 'proven', gap: 0 });
    expect(body.figures.now).toMatchObject({ unserved: 3, hired: 0 });
    expect(body.figures.proposed).toMatchObject({ unserved: 0, changes: 0 });
    expect(body.left).toEqual([]);
    expect(body.changes.map((change) => change.bookings[0]!.id).toSorted()).toEqual(
      bookings.toSorted(),
    );
    for (const change of body.changes) {
      expect(change).toMatchObject({ trip: null, before: null, isAccepted: false });
      expect(cars).toContain(change.after.carId);
      expect(change.after.driverId).not.toBeNull();
    }
    for (const id of bookings) expect(await arranging.statusOf(id)).toBe('approved');
    expect(await latest()).toEqual(body);
  });

  it('says why somebody is left out: the moment, what is wanted then, what is there, and who has it', async () => {
    const { company } = arranging;
    const carId = await company.car();
    await company.driver();
    const short = await company.booking(period('08:00', '10:00'));
    const urgent = await company.booking({
      ...period('09:00', '11:00'),
      urgentReason: 'ลูกค้ารอ',
    });
    const { body } = await propose();
    expect(body.changes).toMatchObject([{ bookings: [{ id: urgent }], after: { carId } }]);
    expect(body.left).toEqual([
      {
        trip: null,
        bookings: [short],
        reason: {
          code: 'displaced',
          at: at('09:00').toISOString(),
          wanted: 2,
          there: 1,
          instead: [{ trip: null, bookings: [urgent] }],
        },
      },
    ]);
  });

  it('leaves alone what is pinned, what waits for a provider, and what leaves within two hours', async () => {
    const { company } = arranging;
    const pinned = await company.arranged(period('08:00', '10:00'));
    await arranging.act(pinned.tripId, 'lock', { locked: true });
    const providerId = await providerOf(arranging.db);
    await company.arranged({ ...period('09:00', '11:00'), status: 'accepted' }, { providerId });
    expect((await propose()).body).toMatchObject({ changes: [], left: [], kept: 0 });
  });

  it('lets stand what leaves within two hours', async () => {
    const { company } = arranging;
    const now = arranging.bookings.now.getTime();
    const [soon, later] = [now + 119 * MINUTE, now + 120 * MINUTE].map((from) => ({
      startsAt: new Date(from),
      endsAt: new Date(from + 60 * MINUTE),
    }));
    await company.arranged(soon);
    await company.arranged(later);
    const today = dayOf(new Date(now));
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: today });
    expect(body).toMatchObject({ changes: [], left: [], kept: 1 });
  });

  it('counts on no car for two hours that is not back, says so, and is not out of date for it', async () => {
    const { company, bookings, db } = arranging;
    const out = await company.arranged({ ...period('08:00', '09:00'), status: 'underway' });
    await db.updateTable('trip').set({ departedBy: 'gate' }).where('id', '=', out.tripId).execute();
    const soon = await company.booking(period('10:00', '10:30'));
    const later = await company.booking(period('11:30', '12:00'));
    bookings.setClock(at('09:10').toISOString());
    const { body } = await propose();
    expect(body.left).toEqual([
      { trip: null, bookings: [soon], reason: { code: 'not_back', there: 1 } },
    ]);
    expect(body.changes).toMatchObject([
      { bookings: [{ id: later }], after: { carId: out.carId } },
    ]);
    bookings.setClock(at('09:11').toISOString());
    expect((await latest())?.isOutOfDate).toBe(false);
    await db.updateTable('trip').set({ departedBy: 'clock' }).execute();
    expect((await propose()).body.left).toEqual([]);
  });

  it('keeps what stands, also where another car would do as well', async () => {
    const { company } = arranging;
    await company.arranged(period('08:00', '10:00'));
    await company.car();
    await company.driver();
    const { body } = await propose();
    expect(body).toMatchObject({ changes: [], kept: 1, proof: { type: 'proven' } });
  });

  it('gives a trip another car when only so everybody is carried, both as one block', async () => {
    const { company } = arranging;
    const large = await company.car({ seats: 33 });
    const small = await company.car({ seats: 3 });
    const drivers = [await company.driver(), await company.driver()];
    const two = await company.booking({ ...period('08:00', '12:00'), seats: 2 });
    const { body: first } = await arranging.arrange([two], { carId: large, driverId: drivers[0] });
    const thirty = await company.booking({ ...period('09:00', '11:00'), seats: 30 });
    const { body } = await propose();
    const [tripId] = first.trips.map(({ id }) => id);
    expect(new Set(body.changes.map(({ block }) => block)).size).toBe(1);
    expect(
      body.changes.map(({ trip, bookings, after }) => [trip?.id ?? bookings[0]!.id, after.carId]),
    ).toEqual(
      expect.arrayContaining([
        [tripId, small],
        [thirty, large],
      ]),
    );
    expect(body.pins).toBeNull();
    const alone = body.changes.find(({ trip }) => trip === null)!;
    expect(said(await accept(body, [alone.id]))).toBe('409 car_taken carId:taken');
    expect((await accept(body)).status).toBe(200);
    expect((await arranging.read(tripId!)).carId).toBe(small);
  });
});

describe('the price of the pins', () => {
  it('is who has no car, or how much dearer it is, because a trip was pinned to its car', async () => {
    const { company } = arranging;
    const large = await company.car({ seats: 33 });
    await company.car({ seats: 3 });
    const drivers = [await company.driver(), await company.driver()];
    const two = await company.booking({ ...period('08:00', '12:00'), seats: 2 });
    const { body: first } = await arranging.arrange([two], { carId: large, driverId: drivers[0] });
    const [tripId] = first.trips.map(({ id }) => id);
    await arranging.act(tripId!, 'lock', { locked: true });
    const nothing = { count: 1, cost: '0.00', hired: 0, unserved: 0 };
    expect((await propose()).body.pins).toEqual(nothing);
    await company.booking({ ...period('09:00', '11:00'), seats: 30 });
    expect((await propose()).body).toMatchObject({
      changes: [],
      left: [{ reason: { code: 'full' } }],
      pins: { ...nothing, unserved: 1 },
    });
    await arranging.act(tripId!, 'lock', { locked: false });
    expect((await propose()).body.pins).toBeNull();
  });
});

describe('accepting a proposal', () => {
  it('arranges all of it at once, and one undo takes all of it back', async () => {
    const { bookings } = await someDay();
    const { body } = await propose();
    const accepted = await accept(body);
    expect(accepted.status).toBe(200);
    expect(accepted.body.trips).toHaveLength(3);
    for (const id of bookings) expect(await arranging.statusOf(id)).toBe('arranged');
    expect((await latest())!.changes.every(({ isAccepted }) => isAccepted)).toBe(true);
    expect((await arranging.undo(accepted.body.undo!.changeId)).status).toBe(200);
    for (const id of bookings) expect(await arranging.statusOf(id)).toBe('approved');
  });

  it('arranges one of it, and the rest later', async () => {
    await someDay();
    const { body } = await propose();
    const [first, ...others] = body.changes;
    expect((await accept(body, [first!.id])).body.trips).toHaveLength(1);
    expect(said(await accept(body, [first!.id]))).toBe('409 not_now');
    const now = await latest();
    expect(now).toMatchObject({ isOutOfDate: false });
    expect(now!.figures.now).toEqual({
      ...body.figures.now,
      unserved: 2,
      cost: '1800.00',
    });
    expect(now!.changes.filter(({ isAccepted }) => isAccepted).map(({ id }) => id)).toEqual([
      first!.id,
    ]);
    expect((await accept(body)).body.trips).toHaveLength(others.length);
    expect((await latest())!.figures).toMatchObject({
      now: body.figures.proposed,
      proposed: body.figures.proposed,
    });
    expect(said(await accept(body))).toBe('409 not_now');
  });

  it('is refused when the world changed meanwhile, and nothing of it happens', async () => {
    const { bookings, cars, drivers } = await someDay();
    const { body } = await propose();
    expect((await latest())!.isOutOfDate).toBe(false);
    await arranging.arrange([bookings[0]!], { carId: cars[0], driverId: drivers[0] });
    expect((await latest())!.isOutOfDate).toBe(true);
    expect(said(await accept(body))).toBe('409 changed_meanwhile');
    expect(await arranging.statusOf(bookings[1]!)).toBe('approved');
  });

  it('is refused by the same constraints as by hand', async () => {
    await someDay();
    const { body } = await propose();
    const [first] = body.changes;
    await arranging.db
      .updateTable('car')
      .set({ status: 'repair' })
      .where('id', '=', first!.after.carId)
      .execute();
    expect(said(await accept(body, [first!.id]))).toBe('400 invalid_input carId:not_available');
  });

  it('names only changes of the draft', async () => {
    await someDay();
    const { body } = await propose();
    expect(said(await accept(body, [body.id]))).toBe('400 invalid_input changes:unknown');
  });
});

describe('a proposal for in-day rides', () => {
  const inDay = useArranging('bookingduringday');
  beforeEach(() => takeOutOthers(inDay));

  it('puts together who goes the same way at the same time and is willing to share', async () => {
    const { company } = inDay;
    const carId = await company.car({ seats: 4 });
    const driverId = await company.driver();
    const places = await inDay.db.selectFrom('place').select('id').limit(2).execute();
    const rides = async (share: boolean) => {
      const details = JSON.stringify({
        timing: 'depart_at',
        flexibilityMinutes: 10,
        share,
        goods: null,
      });
      const id = await company.booking({ ...period('09:00', '09:30'), seats: 2, details });
      for (const [position, place] of places.entries())
        await company.add('bookingStop', { bookingId: id, position, placeId: place.id });
      return id;
    };
    const willing = [await rides(true), await rides(true)];
    const alone = await rides(false);
    const { body } = await inDay.send<Proposal>('POST', '/proposals', { day });
    expect(body.changes).toMatchObject([
      {
        trip: null,
        after: { carId, driverId },
        reasons: expect.arrayContaining([{ code: 'together', figure: 2 }]),
      },
    ]);
    expect(body.changes[0]!.bookings.map(({ id }) => id).toSorted()).toEqual(willing.toSorted());
    expect(body.left.map(({ bookings }) => bookings)).toEqual([[alone]]);
    const accepted = await inDay.send<Arranged>('POST', `/proposals/${body.id}/acceptance`, {});
    expect(accepted.body.trips).toMatchObject([{ carId, bookings: [{}, {}] }]);
  });
});

describe('a proposal for those who drive themselves', () => {
  const selfDrive = useArranging('bookingnodriver');

  it('leaves the car that somebody has asked for to them, before what is urgent', async () => {
    const { company } = selfDrive;
    const carId = await company.car();
    await selfDrive.db
      .updateTable('car')
      .set({ status: 'repair' })
      .where('id', '!=', carId)
      .execute();
    const chosen = await company.booking({
      ...period('09:00', '12:00'),
      chosenCarId: carId,
      held: `[${at('09:00').toISOString()},${at('12:00').toISOString()})`,
    });
    const urgent = await company.booking({
      ...period('10:00', '11:00'),
      urgentReason: 'ลูกค้ารอ',
    });
    const { body } = await selfDrive.send<Proposal>('POST', '/proposals', { day });
    expect(body.changes).toMatchObject([{ bookings: [{ id: chosen }], after: { carId } }]);
    expect(body.left).toMatchObject([{ bookings: [urgent] }]);
    const { status } = await selfDrive.send('POST', `/proposals/${body.id}/acceptance`, {});
    expect(status).toBe(200);
  });

  it('gives it to whom no other would carry, and them another, in one go', async () => {
    const { company } = selfDrive;
    await takeOutOthers(selfDrive);
    const [large, small] = [await company.car({ seats: 9 }), await company.car({ seats: 3 })];
    const held = `[${at('09:00').toISOString()},${at('12:00').toISOString()})`;
    const chose = { chosenCarId: large, held, seats: 2 };
    const moved = await company.booking({ ...period('09:00', '12:00'), ...chose });
    const many = await company.booking({ ...period('08:00', '11:00'), seats: 8 });
    const { body } = await selfDrive.send<Proposal>('POST', '/proposals', { day });
    const given = new Map(body.changes.map(({ bookings: [b], after }) => [b?.id, after.carId]));
    expect([given.get(moved), given.get(many)]).toEqual([small, large]);
    const { status } = await selfDrive.send('POST', `/proposals/${body.id}/acceptance`, {});
    expect(status).toBe(200);
  });
});

describe('at the cut-off', () => {
  const tools = (now: Date) => ({
    db: arranging.db,
    now,
    newId,
    log: createLog('silent'),
  });
  const job = proposeDays(openOptimiseHere());

  it('the clock makes a draft of tomorrow, once, and arranges nothing', async () => {
    const { bookings } = await someDay();
    await job.run(tools(at('15:59', 23)));
    expect(await latest()).toBeNull();
    await job.run(tools(at('16:00', 23)));
    const draft = await latest();
    expect(draft).toMatchObject({ byClock: true, isOutOfDate: false });
    expect(draft!.changes).toHaveLength(3);
    for (const id of bookings) expect(await arranging.statusOf(id)).toBe('approved');
    await job.run(tools(at('16:05', 23)));
    expect((await latest())!.id).toBe(draft!.id);
  });
});
