// Role × action × state over HTTP, every cell.
import { describe, expect, it } from 'vitest';
import { verdicts } from '#domain/booking/decide-approval';
import { bookingStates, type BookingState } from '#domain/booking/states';
import { newId } from '../../../src/server/new-id';
import { bangkok } from '../bookings/company';
import { useApprovals, type Who } from './use-approvals';

const approvals = useApprovals();

/** How the first revision's one level stands in each state. */
const levelIn: Record<BookingState, 'waiting' | 'decided' | 'lapsed'> = {
  pending: 'waiting',
  returned: 'decided',
  waitlisted: 'lapsed',
  approved: 'decided',
  arranged: 'decided',
  ongoing: 'decided',
  completed: 'decided',
  rejected: 'decided',
  cancelled: 'lapsed',
  expired: 'lapsed',
  unserved: 'lapsed',
  noshow: 'lapsed',
};

/** Where their right comes from; the last never get as far as the booking. */
const deciders: readonly Who[] = ['approver', 'deputy'];
const approversOfOthers: readonly Who[] = ['stranger', 'director'];
const noApprovers: readonly Who[] = [
  'employee',
  'colleague',
  'admin',
  'one-kind admin',
  'supplier',
];

const expected = (who: Who, state: BookingState) => {
  if (noApprovers.includes(who)) return [403, 'not_allowed'];
  if (!deciders.includes(who)) return [404, 'not_found'];
  if (levelIn[state] === 'waiting') return [200, undefined];
  return [409, levelIn[state] === 'decided' ? 'already_decided' : 'not_now'];
};

const insert = async (state: BookingState) => {
  const { company, db, now } = approvals.bookings;
  const needsTrip = ['arranged', 'ongoing', 'completed', 'noshow', 'waitlisted'].includes(state);
  const id = await company.booking({
    status: state,
    requesterId: approvals.ids['employee']!,
    travellerId: approvals.ids['employee']!,
    startsAt: bangkok(24, '08:00'),
    endsAt: bangkok(24, '16:00'),
    tripId: needsTrip ? await company.trip() : null,
    ...(state === 'waitlisted' && { waitlistedAt: now }),
  });
  const level = levelIn[state];
  const revisionId = newId();
  await company.add('bookingRevision', {
    id: revisionId,
    bookingId: id,
    number: 1,
    status: level === 'waiting' ? 'pending' : level === 'decided' ? 'approved' : 'lapsed',
    byId: approvals.ids['employee']!,
    at: now,
    closedAt: level === 'waiting' ? null : now,
  });
  const approvalId = await company.add('approval', {
    id: newId(),
    revisionId,
    bookingId: id,
    level: 1,
    status: level === 'decided' ? 'approved' : level,
    waitingSince: now,
    ...(level === 'decided' && { decidedById: approvals.ids['approver']!, decidedAt: now }),
  });
  await db
    .insertInto('approvalDecider')
    .values({ approvalId, personId: approvals.ids['approver']! })
    .execute();
  return { id, version: 1 };
};

describe.each([...deciders, ...approversOfOthers, ...noApprovers])('%s', (who) => {
  it.each(bookingStates)('about what is %s', async (state) => {
    await approvals.delegation('approver', 'deputy', '[2026-11-01,2026-12-01)');
    for (const verdict of verdicts) {
      const booking = await insert(state);
      const { status, body } = await approvals.decide(who, verdict, booking);
      expect([verdict, status, body.error?.code]).toEqual([verdict, ...expected(who, state)]);
    }
  });

  it('reads what it may decide, and nothing else', async () => {
    await approvals.delegation('approver', 'deputy', '[2026-11-01,2026-12-01)');
    const { id } = await insert('pending');
    const isDecider = deciders.includes(who);
    const [status] = expected(who, 'pending');
    expect((await approvals.read(who, id)).status).toBe(status);
    const listed = await approvals.list(who);
    expect(listed.status).toBe(noApprovers.includes(who) ? 403 : 200);
    expect(listed.body.approvals?.length ?? 0).toBe(isDecider ? 1 : 0);
  });
});

describe.each(['unknown', 'rejected', 'foreign', 'nobody'] as const)('%s', (who) => {
  it.each(verdicts)('may not %s', async (verdict) => {
    const { status } = await approvals.decide(who, verdict, await insert('pending'));
    expect(status).toBe(who === 'nobody' ? 401 : 403);
  });
});

it('nobody decides about a trip of their own, even as a stand-in', async () => {
  await approvals.delegation('approver', 'employee', '[2026-11-01,2026-12-01)');
  const booking = await insert('pending');
  for (const verdict of verdicts) {
    const { status, body } = await approvals.decide('employee', verdict, booking);
    expect([status, body.error?.code]).toEqual([403, 'not_allowed']);
  }
  expect((await approvals.list('employee')).body.approvals).toEqual([]);
});
