import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bangkok } from '../bookings/company';
import { useApprovals } from './use-approvals';

const approvals = useApprovals();

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('one decision', () => {
  it('when approved, the booking waits for a car, and who asked is told', async () => {
    const booking = await approvals.ask();
    const { status, body } = await approvals.approve('approver', booking);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      isWaiting: false,
      decision: { is: 'approved', by: 'สมชาย ใจดี', byMe: true, reason: null },
    });
    const read = (await approvals.bookings.read(booking.id)).body;
    expect(read.timeline.map(({ action }) => action)).toEqual(['submit', 'approve']);
    expect(await approvals.notices('decided')).toEqual(['employee']);
    expect(await approvals.count('approver')).toBe(0);
  });

  it.each([
    ['reject', 'rejected'],
    ['return', 'returned'],
  ] as const)('to %s needs a reason, which who asked reads', async (verdict, becomes) => {
    const booking = await approvals.ask();
    const silent = await approvals.decide('approver', verdict, booking, '  ');
    expect(silent.body.error).toMatchObject({
      code: 'invalid_input',
      fields: { reason: 'reason_required' },
    });
    const { body } = await approvals.decide('approver', verdict, booking, 'ไปกับรถฝ่ายขายได้');
    expect(body.status).toBe(becomes);
    const read = (await approvals.bookings.read(booking.id)).body;
    expect(read.timeline.at(-1)).toMatchObject({ action: verdict, reason: 'ไปกับรถฝ่ายขายได้' });
  });

  it('when returned and sent again, changed or not, waits for the approver once more', async () => {
    const { bookings } = approvals;
    const booking = await approvals.ask();
    const returned = await approvals.decide('approver', 'return', booking);
    expect(await approvals.count('approver')).toBe(0);
    const changed = { ...bookings.requests.bookingwithdrivernava, note: 'ครบแล้ว' };
    const again = await bookings.edit(returned.body, changed);
    expect(again.body).toMatchObject({ status: 'pending', request: { note: 'ครบแล้ว' } });
    expect(await approvals.count('approver')).toBe(1);

    const twice = await approvals.decide('approver', 'return', again.body);
    const same = await bookings.edit(twice.body, changed);
    expect(await approvals.count('approver')).toBe(1);
    expect((await approvals.approve('approver', same.body)).body.status).toBe('approved');
  });

  it('sent again, it says to who decides what was asked for, what it said then, and keeps no phone of that', async () => {
    const { bookings } = approvals;
    const booking = await approvals.ask();
    const returned = await approvals.decide('approver', 'return', booking, 'กรุณาเลื่อนเวลา');
    expect(returned.body.returned).toBeNull();
    const { bookingwithdrivernava: request } = bookings.requests;
    await bookings.edit(returned.body, { ...request, note: 'เลื่อนแล้ว' });
    const [card] = (await approvals.list('approver')).body.approvals;
    // What was sent back once is looked at, not approved among many.
    expect(card?.isFlagged).toBe(true);
    expect(card?.returned).toMatchObject({
      by: 'สมชาย ใจดี',
      byMe: true,
      reason: 'กรุณาเลื่อนเวลา',
      asked: { ...card?.asked, note: null },
    });
    expect(card?.asked.note).toBe('เลื่อนแล้ว');
    const { rows } = await sql<{ change: unknown }>`
      select change from booking_revision where status = 'returned'
      and booking_id = ${booking.id}`.execute(bookings.db);
    expect(JSON.stringify(rows)).not.toContain(request.contactPhone);
  });

  it('when the second level returns it, both levels decide again', async () => {
    const { bookings } = approvals;
    const booking = await approvals.ask(approvals.severalDays);
    const passed = await approvals.approve('approver', booking);
    const returned = await approvals.decide('director', 'return', passed.body);
    expect(returned.body.status).toBe('returned');
    const again = await bookings.edit(returned.body, {
      ...bookings.requests.bookingwithdrivernava,
      ...approvals.severalDays,
    });
    expect([await approvals.count('approver'), await approvals.count('director')]).toEqual([1, 0]);
    const first = await approvals.approve('approver', again.body);
    expect([first.body.status, await approvals.count('director')]).toEqual(['pending', 1]);
    expect((await approvals.approve('director', first.body)).body.status).toBe('approved');
  });

  it('sent twice under one key, is made once and answered alike', async () => {
    const booking = await approvals.ask();
    const send = () =>
      approvals.decide('approver', 'approve', booking, undefined, 'key-of-one-tap');
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await approvals.notices('decided')).toEqual(['employee']);
  });

  it('at the start of the trip, comes too late', async () => {
    const booking = await approvals.ask();
    approvals.bookings.setClock(bangkok(24, '08:00'));
    expect(codeOf(await approvals.approve('approver', booking))).toEqual([409, 'not_now']);
    expect(await approvals.count('approver')).toBe(0);
  });

  it('when a departure has its car already, the seat is arranged', async () => {
    const { db, requests, company } = approvals.bookings;
    await db.updateTable('kind').set({ approvalLevels: 1 }).execute();
    const { body } = await approvals.bookings.create(requests.bookingwithdriveramata);
    const { id: trip } = await db.selectFrom('trip').select('id').executeTakeFirstOrThrow();
    await company.assign({ car: company.van, trip }, '[2026-11-21,2026-11-22)');
    expect((await approvals.approve('approver', body)).body.status).toBe('arranged');
  });

  it('when a shuttle seat is refused, it is offered to the next in line', async () => {
    const { db, requests, somebody } = approvals.bookings;
    await db.updateTable('kind').set({ approvalLevels: 1 }).execute();
    const shuttle = requests.bookingwithdriveramata;
    const full = (await approvals.bookings.create({ ...shuttle, seats: 12 })).body;
    const next = { ...shuttle, forWhom: await somebody() };
    const waiting = (await approvals.bookings.create(next)).body;
    expect((await approvals.decide('approver', 'reject', full)).body.status).toBe('rejected');
    expect((await approvals.bookings.read(waiting.id)).body.may.takeOffer).toBe(true);
  });
});

describe('two decide at once', () => {
  it('one decision is made, the other is told by whom', async () => {
    await approvals.delegation('approver', 'deputy', '[2026-11-01,2026-12-01)');
    for (let round = 0; round < 10; round += 1) {
      const booking = await approvals.ask();
      const answers = await Promise.all([
        approvals.approve('approver', booking),
        approvals.decide('deputy', 'reject', booking),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
      const by = winner?.body.decision?.is === 'approved' ? 'สมชาย ใจดี' : 'deputy';
      expect(loser?.body.error).toMatchObject({
        code: 'already_decided',
        conflict: { by, at: approvals.bookings.now.toISOString() },
      });
      const rows = await approvals.levels(booking.id);
      expect(rows).toHaveLength(1);
      expect((await approvals.bookings.read(booking.id)).body.timeline).toHaveLength(2);
    }
  });

  it('the decider and who changes the request: whoever is second sees what the first did', async () => {
    const booking = await approvals.ask();
    const { bookings } = approvals;
    const changed = { ...bookings.requests.bookingwithdrivernava, endsAt: bangkok(24, '17:00') };
    const [decided, edited] = await Promise.all([
      approvals.approve('approver', booking),
      bookings.edit(booking, changed),
    ]);
    expect([decided.status, edited.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('what has changed since it was seen', () => {
  it('is not decided over: who changed it is told, and the new version can be', async () => {
    const { bookings } = approvals;
    const booking = await approvals.ask();
    const later = { ...bookings.requests.bookingwithdrivernava, endsAt: bangkok(24, '17:00') };
    const edited = await bookings.edit(booking, later);
    const refused = await approvals.approve('approver', booking);
    expect(refused.body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี' },
    });
    const fresh = (await approvals.read('approver', booking.id)).body;
    expect([fresh.version, fresh.asked.endsAt]).toEqual([
      edited.body.version,
      bangkok(24, '17:00'),
    ]);
    expect((await approvals.approve('approver', fresh)).status).toBe(200);
  });

  it('a decision of long ago never overrides a newer state', async () => {
    const booking = await approvals.ask();
    await approvals.bookings.act(booking, 'cancel', {});
    expect(codeOf(await approvals.approve('approver', booking))).toEqual([409, 'not_now']);
    const second = await approvals.ask();
    await approvals.decide('approver', 'reject', second);
    const late = await approvals.approve('approver', second);
    expect(codeOf(late)).toEqual([409, 'already_decided']);
    expect((await approvals.bookings.read(second.id)).body.status).toBe('rejected');
  });
});
