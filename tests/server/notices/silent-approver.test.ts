import { expect, it } from 'vitest';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { wakeApprovers } from '../../../src/server/jobs/wake-approvers';
import { bangkok } from '../bookings/company';
import { useApprovals } from '../approvals/use-approvals';

const approvals = useApprovals();
const { bookings } = approvals;

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
  await at(bangkok(20, '13:00'));
  expect(await approvals.notices('approval_reminder')).toEqual(['approver']);
  expect(await approvals.notices('waiting_for_you')).toEqual(['approver']);
  await at(bangkok(23, '12:00'));
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
