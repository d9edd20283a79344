import { expect, it } from 'vitest';
import { bangkok } from '../bookings/company';
import { useApprovals } from './use-approvals';

const approvals = useApprovals();

it('a card says who goes where, for how much, at whose cost and since when it waits', async () => {
  const booking = await approvals.ask({
    class: 'sedan',
    note: 'มีกล่องตัวอย่าง',
    companions: [{ type: 'guest', name: 'คุณแขก' }],
  });
  const { body } = await approvals.list('approver');
  expect(body.next).toBeNull();
  expect(body.approvals).toMatchObject([
    {
      id: booking.id,
      ref: booking.ref,
      version: booking.version,
      traveller: 'สมชาย ใจดี',
      requester: null,
      level: 1,
      levels: 1,
      waitingSince: approvals.bookings.now.toISOString(),
      changedAt: null,
      isWaiting: true,
      isChange: false,
      standing: null,
      decision: null,
      asked: {
        startsAt: bangkok(24, '08:00'),
        endsAt: bangkok(24, '16:00'),
        places: ['ประตู 1', 'ลูกค้า'],
        seats: 2,
        people: ['สมชาย ใจดี', 'คุณแขก'],
        estimate: '1800.00',
        note: 'มีกล่องตัวอย่าง',
      },
      flags: { urgent: null, overtimeHours: 0, overlaps: [], noShows: 0 },
      isFlagged: false,
    },
  ]);
  expect(body.approvals[0]?.asked.costCentre).toMatch(/งานขาย/);
});

it('flags what is urgent, overtime, overlapping and of somebody who did not come before', async () => {
  const { company, ids } = { company: approvals.bookings.company, ids: approvals.ids };
  const { body: other } = await approvals.bookings.create(
    approvals.bookings.requests.bookingduringday,
  );
  const missed = async (starts: string) =>
    company.booking({
      status: 'noshow',
      requesterId: ids['employee']!,
      travellerId: ids['employee']!,
      startsAt: starts,
      endsAt: new Date(new Date(starts).getTime() + 3_600_000),
      tripId: await company.trip(),
    });
  await missed('2026-10-01T02:00:00Z');
  await missed('2025-10-01T02:00:00Z');
  await approvals.ask({
    startsAt: bangkok(20, '09:00'),
    endsAt: bangkok(20, '21:00'),
    class: 'sedan',
    urgentReason: 'เครื่องจักรหยุด',
  });
  const [card] = (await approvals.list('approver')).body.approvals;
  expect(card).toMatchObject({
    isFlagged: true,
    flags: {
      urgent: 'เครื่องจักรหยุด',
      overtimeHours: 2,
      overlaps: [{ ref: other.ref, startsAt: other.startsAt, endsAt: other.endsAt }],
      noShows: 1,
    },
  });
});

it('reads by pages: the longest waiting first, the latest decided first', async () => {
  const { setClock } = approvals.bookings;
  const bookingIds: string[] = [];
  for (let minute = 0; minute < 23; minute += 1) {
    setClock(bangkok(20, `08:${String(minute).padStart(2, '0')}`));
    bookingIds.push((await approvals.ask()).id);
  }
  const first = (await approvals.list('approver')).body;
  const second = (await approvals.list('approver', `?after=${first.next}`)).body;
  expect([...first.approvals, ...second.approvals].map(({ id }) => id)).toEqual(bookingIds);
  expect([first.approvals.length, second.approvals.length, second.next]).toEqual([20, 3, null]);
  expect(await approvals.count('approver')).toBe(23);

  for (const [index, card] of [...first.approvals, ...second.approvals].entries()) {
    setClock(bangkok(20, `09:${String(index).padStart(2, '0')}`));
    await approvals.approve('approver', card);
  }
  const decided = (await approvals.list('approver', '?tab=decided')).body;
  const rest = (await approvals.list('approver', `?tab=decided&after=${decided.next}`)).body;
  expect([...decided.approvals, ...rest.approvals].map(({ id }) => id)).toEqual(
    bookingIds.toReversed(),
  );
  expect((await approvals.list('approver')).body.approvals).toEqual([]);
});

it('refuses a place in the list that nobody named', async () => {
  for (const after of ['x', '2026-11-20_x', '_', '%00'])
    expect((await approvals.list('approver', `?after=${after}`)).status).toBe(400);
});

it('a request that is asked for anew is the same booking to who decides, and says when it changed', async () => {
  const booking = await approvals.ask();
  const [first] = (await approvals.list('approver')).body.approvals;
  const { requests, edit, now } = approvals.bookings;
  await edit(booking, {
    ...requests.bookingwithdrivernava,
    stops: [{ place: { type: 'text', text: 'สุวรรณภูมิ' }, provinceCode: 10 }],
  });
  const [changed] = (await approvals.list('approver')).body.approvals;
  expect(changed).toMatchObject({
    id: first?.id,
    changedAt: now.toISOString(),
    asked: { places: ['ประตู 1', 'สุวรรณภูมิ'] },
  });
  expect(changed?.approvalId).not.toBe(first?.approvalId);
});
