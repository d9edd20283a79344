import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { expireBookings } from '../../../src/server/jobs/expire-bookings';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { wakeApprovers } from '../../../src/server/jobs/wake-approvers';
import { bangkok } from '../bookings/company';
import { useApprovals } from '../approvals/use-approvals';
import type { Role } from '../support/people';

const approvals = useApprovals();
const { bookings } = approvals;

const bell = async (role: Role) =>
  (await bookings.call<NoticePage>(role, 'GET', '/employee/notices')).body.notices;

/** The clock moves on, and the job runs: twice, because it may be cut off and run again. */
const at = async (time: string) => {
  bookings.setClock(time);
  const log = createLog('silent');
  for (let run = 0; run < 2; run += 1)
    await wakeApprovers.run({ db: bookings.db, now: bookings.now, newId, log });
};

it('who has not decided after four working hours is reminded once; in time the next one may decide too', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await at(bangkok(20, '11:59'));
  expect(await approvals.notices('approval_reminder')).toEqual([]);
  await at(bangkok(20, '12:00'));
  await at(bangkok(20, '12:29'));
  expect(await approvals.notices('approval_reminder')).toEqual(['approver']);
  expect(await approvals.notices('waiting_for_you')).toEqual(['approver']);
  expect(await approvals.notices('passed_on')).toEqual([]);
  // Half of the one day of work before the notice period.
  await at(bangkok(20, '12:30'));
  const waitingNotices = await approvals.notices('waiting_for_you');
  expect(waitingNotices).toHaveLength(2);
  const [, next] = waitingNotices;
  expect(next).not.toBe('approver');
  const levels = await approvals.levels(body.id);
  expect(levels).toHaveLength(2);
  expect((await bookings.read(body.id)).body.timeline.map(({ action }) => action)).toContain(
    'escalate',
  );
});

it('whoever asked hears to whom it went, by the name that the person has now', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await at(bangkok(20, '12:30'));
  const renamed = { firstNameTh: 'วิภา', lastNameTh: 'ใจกว้าง' };
  await bookings.db
    .updateTable('person')
    .set(renamed)
    .where('id', '=', approvals.ids['director']!)
    .execute();
  expect((await bell('employee'))[0]).toMatchObject({
    type: 'passed_on',
    sentence: `คำขอ ${body.ref} วันที่ 24/11/2026 08:00 ยังไม่มีผล ตอนนี้ส่งต่อให้ วิภา ใจกว้าง ช่วยพิจารณา`,
    link: `/checkbooking?booking=${body.id}`,
  });
  const kept = await bookings.db.selectFrom('notice').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('วิภา');
});

it('whoever asked is warned once, four office hours before the start', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await at(bangkok(23, '12:59'));
  expect(await approvals.notices('undecided')).toEqual([]);
  await at(bangkok(23, '13:00'));
  await at(bangkok(23, '14:00'));
  expect(await approvals.notices('undecided')).toEqual(['employee']);
  expect((await bell('employee'))[0]?.link).toBe(`/checkbooking?booking=${body.id}`);
});

it('whoever got a request back and left it is warned once, too', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await bookings.call('approver', 'POST', `/employee/approvals/${body.id}/return`, {
    version: body.version,
    body: { reason: 'กรุณาเลื่อนเวลา' },
  });
  await at(bangkok(23, '12:59'));
  expect(await approvals.notices('undecided')).toEqual([]);
  await at(bangkok(23, '13:00'));
  await at(bangkok(23, '14:00'));
  expect(await approvals.notices('undecided')).toEqual(['employee']);
  expect((await bell('employee'))[0]).toMatchObject({
    sentence: `คำขอ ${body.ref} ออก 24/11/2026 08:00 ถูกส่งกลับและยังไม่ได้ส่งใหม่ ถ้าไม่แก้ไข คำขอจะหมดเวลา`,
    link: `/checkbooking?booking=${body.id}`,
  });
});

it('whoever let a request lapse hears of it, and whoever asked as before', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await bookings.runAt(bangkok(24, '08:00'), expireBookings);
  expect(new Set(await approvals.notices('expired'))).toEqual(new Set(['approver', 'employee']));
  const [lapsed] = await bell('approver');
  expect(lapsed).toMatchObject({ link: '/approve' });
  expect(lapsed?.sentence).toMatch(new RegExp(`^คำขอ ${body.ref} ของ .+ หมดเวลาแล้ว`));
});

it('whoever hears in the last hours that it went to others is not warned of the same besides', async () => {
  bookings.setClock(bangkok(24, '04:00'));
  const { body, status } = await bookings.create({
    ...bookings.requests.bookingwithdrivernava,
    urgentReason: 'ลูกค้าเลื่อนนัด',
  });
  expect(status).toBe(200);
  await at(bangkok(24, '06:00'));
  await at(bangkok(24, '07:30'));
  expect(await approvals.notices('passed_on')).toEqual(['employee']);
  expect(await approvals.notices('undecided')).toEqual([]);
  expect((await bookings.read(body.id)).body.status).toBe('pending');
});

it('a request that came back and was left runs out by nobody’s delay, and says so', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await bookings.call('approver', 'POST', `/employee/approvals/${body.id}/return`, {
    version: body.version,
    body: { reason: 'กรุณาเลื่อนเวลา' },
  });
  await bookings.runAt(bangkok(24, '08:00'), expireBookings);
  expect(await approvals.notices('expired')).toEqual(['employee']);
  expect((await bell('employee'))[0]?.sentence).toBe(
    `คำขอ ${body.ref} วันที่ 24/11/2026 08:00 หมดเวลาแล้ว เพราะถูกส่งกลับและไม่ได้ส่งใหม่`,
  );
});

it('what was decided in time is left alone', async () => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await bookings.call('approver', 'POST', `/employee/approvals/${body.id}/approve`, {
    version: body.version,
    body: {},
  });
  await at(bangkok(23, '17:00'));
  expect(await approvals.notices('approval_reminder')).toEqual([]);
  expect(await approvals.notices('waiting_for_you')).toEqual(['approver']);
});
