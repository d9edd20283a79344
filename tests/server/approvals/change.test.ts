// Long, because it is one story: a change that is asked for, what stands meanwhile, and what becomes of car, driver and provider.
import { describe, expect, it } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { bangkok } from '../bookings/company';
import { useApprovals } from './use-approvals';

const approvals = useApprovals();

const rental = () => approvals.bookings.requests.bookingwithdrivernava;

const approved = async (more: object = {}): Promise<BookingDetail> => {
  const booking = await approvals.ask(more);
  await approvals.approve('approver', booking);
  return (await approvals.bookings.read(booking.id)).body;
};

/** With a car and a driver, from half an hour before until half an hour after. */
const arranged = async (more: object = {}) => {
  const { company, db } = approvals.bookings;
  const booking = await approved(more);
  const driver = await company.driver();
  const trip = await company.trip({
    kind: booking.kind,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
  });
  const assignment = await company.assign(
    { car: company.car, driver, trip },
    `[${bangkok(24, '07:30')},${bangkok(24, '16:30')})`,
    { planned: `[${booking.startsAt},${booking.endsAt})` },
  );
  await db
    .updateTable('booking')
    .set({ status: 'arranged', tripId: trip })
    .where('id', '=', booking.id)
    .execute();
  return { booking: (await approvals.bookings.read(booking.id)).body, trip, assignment, driver };
};

/** The change is asked for, and seen by who decides. */
const change = async (booking: BookingDetail, more: object) => {
  await approvals.bookings.edit(booking, { ...rental(), ...more });
  return (await approvals.read('approver', booking.id)).body;
};

const read = async (id: string) => (await approvals.bookings.read(id)).body;

const claims = () =>
  approvals.bookings.db.selectFrom('carClaim').select(['carId', 'source']).execute();

describe('a change after approval', () => {
  it('shows what stands beside what is asked, and is made when approved', async () => {
    const booking = await approved();
    const card = await change(booking, {
      endsAt: bangkok(24, '20:00'),
      stops: [{ place: { type: 'text', text: 'ท่าเรือ' }, provinceCode: 20 }],
      class: 'van',
    });
    expect(card).toMatchObject({
      isChange: true,
      isPossible: true,
      isFlagged: true,
      status: 'approved',
      standing: { endsAt: bangkok(24, '16:00'), places: ['ประตู 1', 'ลูกค้า'], class: null },
      asked: { endsAt: bangkok(24, '20:00'), places: ['ประตู 1', 'ท่าเรือ'], class: 'van' },
    });
    expect((await approvals.approve('approver', card)).body.status).toBe('approved');
    const after = await read(booking.id);
    expect(after).toMatchObject({
      status: 'approved',
      pendingChange: false,
      endsAt: bangkok(24, '20:00'),
      to: 'ท่าเรือ',
      request: { class: 'van' },
    });
    expect(await approvals.notices('decided')).toEqual(['employee', 'employee']);
  });

  it('says what stands and what is wished to whoever wishes it, and estimates anew', async () => {
    const booking = await approved({ class: 'sedan' });
    const card = await change(booking, { class: 'sedan', endsAt: bangkok(24, '21:00') });
    expect((await read(booking.id)).change).toMatchObject({
      request: { endsAt: bangkok(24, '21:00') },
      before: { endsAt: bangkok(24, '16:00'), estimate: '1800.00' },
      after: { endsAt: bangkok(24, '21:00'), estimate: '2160.00' },
    });
    expect(card.standing?.estimate).toBe('1800.00');
    expect(card).toMatchObject({ asked: { estimate: '2160.00' }, flags: { overtimeHours: 3 } });
    await approvals.approve('approver', card);
    const after = await read(booking.id);
    expect(after.estimate?.total).toBe('2160.00');
    expect(after.change).toBeNull();
  });

  it.each(['reject', 'return'] as const)('to %s it leaves what stands', async (verdict) => {
    const { booking } = await arranged();
    const card = await change(booking, { endsAt: bangkok(24, '20:00') });
    await approvals.decide('approver', verdict, card);
    expect(await read(booking.id)).toMatchObject({
      status: 'arranged',
      pendingChange: false,
      endsAt: bangkok(24, '16:00'),
    });
    expect(await approvals.notices('decided')).toEqual(['employee', 'employee']);
    const { body } = await approvals.bookings.call<{ notices: { sentence: string }[] }>(
      'employee',
      'GET',
      '/employee/notices',
    );
    expect(body.notices[0]?.sentence).toContain('การจองเดิมวันที่ 24/11/2026 08:00 ยังใช้ได้');
  });

  it('of several levels stands as it was until the last has approved', async () => {
    const booking = await approved();
    const card = await change(booking, approvals.severalDays);
    await approvals.approve('approver', card);
    expect(await read(booking.id)).toMatchObject({ pendingChange: true, endsAt: booking.endsAt });
    const [second] = (await approvals.list('director')).body.approvals;
    await approvals.approve('director', second!);
    expect(await read(booking.id)).toMatchObject({
      pendingChange: false,
      endsAt: bangkok(26, '16:00'),
    });
  });

  it('judges notice by when it was asked, not by how long it waited', async () => {
    const booking = await approved();
    const card = await change(booking, { startsAt: bangkok(24, '07:00') });
    approvals.bookings.setClock(bangkok(24, '06:00'));
    expect((await approvals.approve('approver', card)).status).toBe(200);
    expect((await read(booking.id)).startsAt).toBe(bangkok(24, '07:00'));
  });
});

describe('a change of what is arranged', () => {
  it('that still fits keeps its car and driver, at the new time', async () => {
    const { booking, trip, assignment } = await arranged();
    const card = await change(booking, { endsAt: bangkok(24, '17:00') });
    expect((await approvals.approve('approver', card)).body.status).toBe('arranged');
    const { db } = approvals.bookings;
    const row = await db
      .selectFrom('trip')
      .select('endsAt')
      .where('id', '=', trip)
      .executeTakeFirstOrThrow();
    expect(row.endsAt.toISOString()).toBe(bangkok(24, '17:00'));
    const held = await db
      .selectFrom('assignment')
      .select(['held', 'releasedAt'])
      .where('id', '=', assignment)
      .executeTakeFirstOrThrow();
    expect(held.releasedAt).toBeNull();
    expect(held.held).toContain('10:30:00');
    expect((await read(booking.id)).car?.plate).toBeDefined();
  });

  it('that its provider accepted waits for the provider with the same car, which is asked again', async () => {
    const { booking, trip, assignment } = await arranged();
    const { db } = approvals.bookings;
    const providerId = await approvals.bookings.company.provider();
    await db
      .updateTable('trip')
      .set({ status: 'accepted', providerId })
      .where('id', '=', trip)
      .execute();
    const card = await change(booking, { endsAt: bangkok(24, '17:00') });
    expect((await approvals.approve('approver', card)).body.status).toBe('approved');
    const standing = await db
      .selectFrom('trip')
      .innerJoin('assignment', 'assignment.tripId', 'trip.id')
      .select(['trip.status', 'trip.endsAt', 'trip.providerId', 'releasedAt', 'assignment.id'])
      .where('trip.id', '=', trip)
      .executeTakeFirstOrThrow();
    expect(standing).toEqual({
      status: 'offered',
      endsAt: new Date(bangkok(24, '17:00')),
      providerId,
      releasedAt: null,
      id: assignment,
    });
    const asked = await db
      .selectFrom('event')
      .select('before')
      .where('subjectId', '=', trip)
      .where('action', '=', 'ask-again')
      .execute();
    expect(asked).toMatchObject([{ before: { endsAt: bangkok(24, '16:00') } }]);
  });

  it.each([
    ['another class', 0, { class: 'van' }],
    ['more people than seats', 4, {}],
  ])('that asks for %s goes back into the queue', async (_, companions, more) => {
    const { booking, trip } = await arranged();
    const guests = Array.from({ length: companions }, (_one, index) => ({
      type: 'guest',
      name: `แขก ${index}`,
    }));
    const card = await change(booking, { ...more, companions: guests });
    const after = (await approvals.approve('approver', card)).body;
    expect(after.status).toBe('approved');
    expect(await claims()).toEqual([]);
    const { status } = await approvals.bookings.db
      .selectFrom('trip')
      .select('status')
      .where('id', '=', trip)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    const timeline = (await read(booking.id)).timeline.map(({ action }) => action);
    expect(timeline.toSorted()).toContain('release');
  });

  it('whose car or driver is busy then goes back into the queue', async () => {
    const { booking, driver } = await arranged();
    const { company } = approvals.bookings;
    await company.assign(
      { car: company.van, driver },
      `[${bangkok(24, '17:00')},${bangkok(24, '19:00')})`,
    );
    const card = await change(booking, { endsAt: bangkok(24, '17:00') });
    expect((await approvals.approve('approver', card)).body.status).toBe('approved');
    expect(await read(booking.id)).toMatchObject({ car: null, endsAt: bangkok(24, '17:00') });
  });
});

describe('a change that cannot be had any more', () => {
  const selfDrive = () => ({
    ...approvals.bookings.requests.bookingnodriver,
    carId: approvals.bookings.company.car,
  });

  const other = (from: string, to: string) =>
    approvals.bookings.company.assign(
      { car: approvals.bookings.company.car },
      `[${bangkok(24, from)},${bangkok(24, to)})`,
    );

  const changedCar = async () => {
    const booking = await approved(selfDrive());
    await approvals.bookings.edit(booking, { ...selfDrive(), endsAt: bangkok(24, '20:00') });
    return (await approvals.read('approver', booking.id)).body;
  };

  it('because somebody has the car, is refused and can be sent back', async () => {
    const card = await changedCar();
    await other('18:00', '19:00');
    const { status, body } = await approvals.approve('approver', card);
    expect([status, body.error?.code]).toEqual([409, 'car_taken']);
    expect(await read(card.id)).toMatchObject({
      pendingChange: true,
      endsAt: bangkok(24, '16:00'),
    });
    expect((await approvals.decide('approver', 'return', card)).status).toBe(200);
  });

  it('else takes the car for the whole new time', async () => {
    const card = await changedCar();
    expect((await approvals.approve('approver', card)).status).toBe(200);
    await expect(other('19:00', '19:30')).rejects.toMatchObject({ constraint: 'car_claim_once' });
  });

  it('because the shuttle has filled up, is refused', async () => {
    const { db, requests, somebody } = approvals.bookings;
    await db.updateTable('kind').set({ approvalLevels: 1 }).execute();
    const shuttle = requests.bookingwithdriveramata;
    const booking = await approved(shuttle);
    await approvals.bookings.edit(booking, { ...shuttle, date: '2026-11-23' });
    const card = (await approvals.read('approver', booking.id)).body;
    const rival = { forWhom: await somebody(), date: '2026-11-23', seats: 12 };
    await approvals.bookings.create({ ...shuttle, ...rival });
    const { body } = await approvals.approve('approver', card);
    expect(body.error?.code).toBe('seats_taken');
  });

  it('because its new start has passed or its cost centre is closed, is refused', async () => {
    const booking = await approved();
    const card = await change(booking, { startsAt: bangkok(24, '07:00') });
    const { db } = approvals.bookings;
    await db.updateTable('costCentre').set({ active: false }).execute();
    const closed = await approvals.approve('approver', card);
    expect(closed.body.error?.code).toBe('no_longer_possible');
    expect((await approvals.read('approver', card.id)).body.isPossible).toBe(false);
    await db.updateTable('costCentre').set({ active: true }).execute();
    approvals.bookings.setClock(bangkok(24, '07:30'));
    const late = await approvals.approve('approver', card);
    expect(late.body.error?.code).toBe('no_longer_possible');
  });
});
