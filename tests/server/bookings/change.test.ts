import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const decide = async (id: string, status: 'approved' | 'returned') => {
  const reason = status === 'returned' ? { reason: 'ขอรายละเอียด' } : {};
  const approver = bookings.company.people['approver']!;
  await bookings.db
    .updateTable('approval')
    .set({ status, decidedById: approver, decidedAt: bookings.now, ...reason })
    .where('bookingId', '=', id)
    .execute();
  await bookings.db
    .updateTable('bookingRevision')
    .set({ status, closedAt: bookings.now })
    .where('bookingId', '=', id)
    .execute();
  await bookings.db.updateTable('booking').set({ status }).where('id', '=', id).execute();
  return (await bookings.read(id)).body;
};

const revisions = (id: string) =>
  bookings.db
    .selectFrom('bookingRevision')
    .select(['number', 'status'])
    .where('bookingId', '=', id)
    .orderBy('number')
    .execute();

const rental = () => bookings.requests.bookingwithdrivernava;
const later = () => ({ ...rental(), endsAt: bangkok(24, '17:00') });

describe('who decides', () => {
  it('is the manager, who is told, and never the requester', async () => {
    const { body } = await bookings.create(rental());
    expect(body.waitingFor).toEqual([{ name: 'สมชาย ใจดี', phone: '0812345678' }]);
    const notices = await bookings.db.selectFrom('notice').select(['personId', 'type']).execute();
    expect(notices).toEqual([
      { personId: bookings.company.people['approver'], type: 'waiting_for_you' },
    ]);
  });

  it('when nobody stands above, is an admin of the kind; without any, the request is refused', async () => {
    const { body } = await bookings.create(rental(), 'approver');
    const { people } = bookings.company;
    const deciders = await bookings.db.selectFrom('approvalDecider').select('personId').execute();
    expect(deciders).toEqual([{ personId: people['admin'] }]);
    expect(body.status).toBe('pending');
    await bookings.db
      .updateTable('adminUser')
      .set({ kinds: sql`array_remove(kinds, 'bookingwithdrivernava')` })
      .execute();
    const refused = await bookings.create(rental(), 'approver');
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'no_approver']);
  });

  it('when the booking lasts several days, needs one level more', async () => {
    const { people } = bookings.company;
    await bookings.db
      .updateTable('person')
      .set({ managerId: people['admin']! })
      .where('id', '=', people['approver']!)
      .execute();
    const { body } = await bookings.create({ ...rental(), endsAt: bangkok(27, '16:00') });
    const levels = await bookings.db
      .selectFrom('approval')
      .select(['level', 'status'])
      .where('bookingId', '=', body.id)
      .orderBy('level')
      .execute();
    expect(levels).toEqual([
      { level: 1, status: 'waiting' },
      { level: 2, status: 'queued' },
    ]);
  });
});

describe('edit', () => {
  it('before approval, is made at once; a change of weight is decided afresh', async () => {
    const { body } = await bookings.create(rental());
    const noted = await bookings.edit(body, { ...rental(), note: 'มีกล่อง' });
    expect([noted.status, noted.body.request.note]).toEqual([200, 'มีกล่อง']);
    expect(await revisions(body.id)).toEqual([{ number: 1, status: 'pending' }]);
    const moved = await bookings.edit(noted.body, later());
    expect([moved.body.status, moved.body.endsAt]).toEqual(['pending', bangkok(24, '17:00')]);
    expect(await revisions(body.id)).toEqual([
      { number: 1, status: 'withdrawn' },
      { number: 2, status: 'pending' },
    ]);
    expect(moved.body.timeline.map(({ action }) => action)).toEqual(['submit', 'edit', 'edit']);
  });

  it('after approval, small things change at once and weighty ones wait while the old stands', async () => {
    const { body } = await bookings.create(rental());
    const approved = await decide(body.id, 'approved');
    const noted = await bookings.edit(approved, { ...rental(), note: 'มีกล่อง' });
    expect(noted.body).toMatchObject({ status: 'approved', pendingChange: false });
    const moved = await bookings.edit(noted.body, later());
    expect(moved.body).toMatchObject({
      status: 'approved',
      pendingChange: true,
      endsAt: bangkok(24, '16:00'),
    });
    expect(moved.body.waitingFor).toHaveLength(1);
    const again = await bookings.edit(moved.body, { ...later(), note: 'อีกครั้ง' });
    expect((await revisions(body.id)).map(({ status }) => status)).toEqual([
      'approved',
      'withdrawn',
      'pending',
    ]);
    expect(again.status).toBe(200);
  });

  it('when the decider is taken along, somebody else decides', async () => {
    const { body } = await bookings.create(rental());
    const { people } = bookings.company;
    const edited = await bookings.edit(body, {
      ...rental(),
      companions: [{ type: 'colleague', personId: people['approver'] }],
    });
    expect(edited.status).toBe(200);
    const open = await bookings.db
      .selectFrom('approvalDecider as d')
      .innerJoin('approval as a', 'a.id', 'd.approvalId')
      .select('d.personId')
      .where('a.status', '=', 'waiting')
      .execute();
    expect(open).toEqual([{ personId: people['admin'] }]);
  });

  it('when the shuttle is moved to another day, its seat is free for the next in line', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const { body } = await bookings.create({ ...request, seats: 12 });
    const waiting = await bookings.create({ ...request, forWhom: await bookings.somebody() });
    expect(waiting.body).toMatchObject({ status: 'waitlisted', waitlistPlace: 1 });
    const moved = await bookings.edit(body, { ...request, seats: 12, date: '2026-11-23' });
    expect(moved.body).toMatchObject({ status: 'approved', startsAt: bangkok(23, '13:00') });
    expect((await bookings.read(waiting.body.id)).body.may.takeOffer).toBe(true);
  });

  it('when more seats are wanted than are left, is refused', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    await bookings.create({ ...request, forWhom: await bookings.somebody(), seats: 11 });
    const { body } = await bookings.create(request);
    const more = await bookings.edit(body, { ...request, seats: 2 });
    expect([more.status, more.body.error?.code]).toEqual([409, 'seats_taken']);
  });

  it('of another kind, of the past or by another person is refused', async () => {
    const { body } = await bookings.create(rental());
    const other = await bookings.edit(body, bookings.requests.bookingnodriver);
    expect(other.body.error?.fields).toEqual({ kind: 'invalid' });
    expect((await bookings.edit(body, rental(), 'admin')).status).toBe(404);
    bookings.setClock(bangkok(24, '08:00'));
    expect((await bookings.edit(body, rental())).body.error?.code).toBe('not_now');
  });
});

describe('resubmit', () => {
  it('when returned, may be changed and sent again', async () => {
    const { body } = await bookings.create(rental());
    const returned = await decide(body.id, 'returned');
    expect(returned.may).toMatchObject({ edit: false, resubmit: true });
    const sent = await bookings.edit(returned, { ...rental(), note: 'ครบแล้ว' });
    expect(sent.body).toMatchObject({ status: 'pending', request: { note: 'ครบแล้ว' } });
    expect(sent.body.may).toMatchObject({ edit: true, resubmit: false });
    expect(await revisions(body.id)).toEqual([
      { number: 1, status: 'returned' },
      { number: 2, status: 'pending' },
    ]);
    expect(sent.body.timeline.at(-1)).toMatchObject({ action: 'submit' });
  });

  it('sent twice under one key, is asked about once', async () => {
    const { body } = await bookings.create(rental());
    const { id, version } = await decide(body.id, 'returned');
    const send = () =>
      bookings.call<{ status: string }>('employee', 'PUT', `/employee/bookings/${id}`, {
        body: rental(),
        version,
        key: 'key-of-sending-again',
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await revisions(id)).toHaveLength(2);
  });

  it('where nobody has to approve any more, waits for a car', async () => {
    const { body } = await bookings.create(rental());
    const returned = await decide(body.id, 'returned');
    await bookings.db.updateTable('kind').set({ approvalLevels: 0 }).execute();
    expect((await bookings.edit(returned, rental())).body.status).toBe('approved');
    const row = await bookings.db
      .selectFrom('booking')
      .select('approvedAt')
      .executeTakeFirstOrThrow();
    expect(row.approvedAt).toEqual(bookings.now);
  });

  it('moved to a departure that is full, waits in line, and is asked about once it has a seat', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    await bookings.db.updateTable('kind').set({ approvalLevels: 1 }).execute();
    const full = await bookings.create({
      ...request,
      forWhom: await bookings.somebody(),
      seats: 12,
      date: '2026-11-23',
    });
    const { body } = await bookings.create(request);
    const returned = await decide(body.id, 'returned');
    const moved = await bookings.edit(returned, { ...request, date: '2026-11-23' });
    expect(moved.body).toMatchObject({ status: 'waitlisted', waitlistPlace: 1 });
    await bookings.act(full.body, 'cancel', {});
    const offered = await bookings.read(body.id);
    const taken = await bookings.act(offered.body, 'take-offer');
    expect(taken.body.status).toBe('pending');
    expect(await revisions(body.id)).toEqual([
      { number: 1, status: 'returned' },
      { number: 2, status: 'pending' },
    ]);
  });
});

describe('cancel', () => {
  it('before the cut-off needs no reason; after it does, and counts as late', async () => {
    const { body: early } = await bookings.create(rental());
    const cancelled = await bookings.act(early, 'cancel', {});
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelIsLate: false });
    expect(await revisions(early.id)).toEqual([{ number: 1, status: 'withdrawn' }]);

    const { body } = await bookings.create(rental());
    bookings.setClock(bangkok(24, '05:00'));
    expect((await bookings.read(body.id)).body.cancelIsLate).toBe(true);
    const refused = await bookings.act(body, 'cancel', {});
    expect(refused.body.error?.fields).toEqual({ reason: 'reason_required' });
    const late = await bookings.act(body, 'cancel', { reason: 'ลูกค้าเลื่อน' });
    expect(late.body.timeline.at(-1)).toMatchObject({ action: 'cancel', reason: 'ลูกค้าเลื่อน' });
    expect((await bookings.act(late.body, 'cancel', {})).body.error?.code).toBe('not_now');
  });

  it('when arranged, gives up car and driver', async () => {
    const { body } = await bookings.create(rental());
    const { company, db } = bookings;
    const trip = await company.trip();
    await company.assign(
      { car: company.car, driver: await company.driver(), trip },
      '[2026-11-24,2026-11-25)',
    );
    await db
      .updateTable('booking')
      .set({ status: 'arranged', tripId: trip })
      .where('id', '=', body.id)
      .execute();
    const arranged = await bookings.read(body.id);
    expect(arranged.body.car?.plate).toMatch(/^กข/);
    expect(arranged.body.driver?.name).toBe('อรทัย แสงทอง');
    const cancelled = await bookings.act(arranged.body, 'cancel', {});
    expect(cancelled.body).toMatchObject({ status: 'cancelled', car: null });
    expect(await db.selectFrom('carClaim').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('driverClaim').selectAll().execute()).toEqual([]);
  });

  it('gives up the seat: nobody boards with its code any more', async () => {
    const { body } = await bookings.create(bookings.requests.bookingwithdriveramata);
    expect(body.boardingCode).toMatch(/^\d{4}$/);
    const cancelled = await bookings.act(body, 'cancel', {});
    expect(cancelled.body).toMatchObject({ status: 'cancelled', boardingCode: null });
  });

  it('may be repeated with the same key, and happens once', async () => {
    const { body } = await bookings.create(rental());
    const send = () =>
      bookings.call<{ status: string }>(
        'employee',
        'POST',
        `/employee/bookings/${body.id}/cancel`,
        {
          body: {},
          version: body.version,
          key: 'key-of-cancelling',
        },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(first.body.status).toBe('cancelled');
  });
});
