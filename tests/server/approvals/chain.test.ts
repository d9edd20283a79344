import { describe, expect, it } from 'vitest';
import { escalateApprovals } from '../../../src/server/jobs/escalate-approvals';
import { expireBookings } from '../../../src/server/jobs/expire-bookings';
import type { Job } from '../../../src/server/jobs/job';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { bangkok } from '../bookings/company';
import { useApprovals } from './use-approvals';

const approvals = useApprovals();
const log = createLog('silent');

/** Twice, because it may be cut off and run again. */
const run = async (job: Job) => {
  const { db, now } = approvals.bookings;
  for (let time = 0; time < 2; time += 1) await job.run({ db, now, newId, log });
};

const nameOf = (id: string) => Object.entries(approvals.ids).find(([, own]) => own === id)?.[0];

const chainOf = async (id: string) =>
  (await approvals.levels(id)).map(({ status, personId }) => [status, nameOf(personId)]);

const setKind = (change: object) =>
  approvals.bookings.db
    .updateTable('kind')
    .set(change)
    .where('id', '=', 'bookingwithdrivernava')
    .execute();

describe('a second level', () => {
  const secondOf = async (more: object) => (await chainOf((await approvals.ask(more)).id))[1];

  it('is asked for several days, not for one less', async () => {
    expect(await secondOf(approvals.severalDays)).toEqual(['queued', 'director']);
    expect(await secondOf({ endsAt: bangkok(25, '16:00') })).toBeUndefined();
  });

  it('is asked over the cost limit, not at it', async () => {
    await setKind({ extraApprovalOver: 1799.99 });
    expect(await secondOf({})).toEqual(['queued', 'director']);
    await setKind({ extraApprovalOver: 1800 });
    expect(await secondOf({})).toBeUndefined();
  });

  it('is asked for what is urgent, where the rules say so', async () => {
    const urgent = {
      startsAt: bangkok(20, '18:00'),
      endsAt: bangkok(20, '20:00'),
      urgentReason: 'ลูกค้าเรียกด่วน',
    };
    expect(await secondOf(urgent)).toBeUndefined();
    await setKind({ extraApprovalUrgent: true });
    expect(await secondOf(urgent)).toEqual(['queued', 'director']);
  });

  it('decides after the first, and only then is the booking approved', async () => {
    const booking = await approvals.ask(approvals.severalDays);
    expect((await approvals.list('director')).body.approvals).toEqual([]);
    const early = await approvals.approve('director', booking);
    expect(early.body.error?.code).toBe('not_now');
    const first = await approvals.approve('approver', booking);
    expect(first.body).toMatchObject({ status: 'pending', decision: { is: 'approved' } });
    expect(await approvals.notices('decided')).toEqual([]);
    expect(await approvals.notices('waiting_for_you')).toEqual(['approver', 'director']);
    const [card] = (await approvals.list('director')).body.approvals;
    expect(card).toMatchObject({ id: booking.id, level: 2, levels: 2, isWaiting: true });
    const again = await approvals.approve('approver', card!);
    expect(again.body.error?.code).toBe('already_decided');
    expect((await approvals.approve('director', card!)).body.status).toBe('approved');
    expect(await approvals.notices('decided')).toEqual(['employee']);
  });

  it('when the first says no, is not asked any more', async () => {
    const booking = await approvals.ask(approvals.severalDays);
    await approvals.decide('approver', 'reject', booking);
    expect(await chainOf(booking.id)).toEqual([
      ['rejected', 'approver'],
      ['lapsed', 'director'],
    ]);
  });
});

describe('never oneself', () => {
  it('when the approver travels, the next level decides', async () => {
    const booking = await approvals.ask({
      forWhom: { type: 'colleague', personId: approvals.ids['approver'] },
    });
    expect(await chainOf(booking.id)).toEqual([['waiting', 'director']]);
    expect((await approvals.approve('approver', booking)).status).toBe(404);
  });

  it('when the approver asks, the next level decides', async () => {
    const booking = await approvals.ask({}, 'approver');
    expect(await chainOf(booking.id)).toEqual([['waiting', 'director']]);
  });
});

describe('an approver who is missing', () => {
  it('without a manager, is the one who stands in for them at the site', async () => {
    const { db } = approvals.bookings;
    await db
      .updateTable('site')
      .set({ fallbackApproverId: approvals.ids['stranger']! })
      .where('id', '=', 'nava')
      .execute();
    const booking = await approvals.ask({}, 'director');
    expect(await chainOf(booking.id)).toEqual([['waiting', 'stranger']]);
  });

  it('who left before it was asked, is passed over', async () => {
    await approvals.leave('approver');
    expect(await chainOf((await approvals.ask()).id)).toEqual([['waiting', 'director']]);
  });

  it('who leaves while it waits: it goes to their manager, who is told', async () => {
    const booking = await approvals.ask();
    await run(escalateApprovals);
    expect(await chainOf(booking.id)).toEqual([['waiting', 'approver']]);
    await approvals.leave('approver');
    await run(escalateApprovals);
    expect(await chainOf(booking.id)).toEqual([['waiting', 'director']]);
    expect(await approvals.notices('waiting_for_you')).toEqual(['approver', 'director']);
    const read = (await approvals.bookings.read(booking.id)).body;
    expect(read.timeline.map(({ action }) => action)).toEqual(['submit', 'escalate']);
    expect((await approvals.approve('director', booking)).body.status).toBe('approved');
  });

  it('at the second level: whoever has decided the first is not asked again', async () => {
    const { db } = approvals.bookings;
    const booking = await approvals.ask(approvals.severalDays);
    await approvals.approve('approver', booking);
    await approvals.leave('director');
    await db
      .updateTable('site')
      .set({ fallbackApproverId: approvals.ids['approver']! })
      .where('id', '=', 'nava')
      .execute();
    await run(escalateApprovals);
    expect(await chainOf(booking.id)).toEqual([
      ['approved', 'approver'],
      ['waiting', 'admin'],
    ]);
  });

  it('at a later level: who has to decide now is not told a second time', async () => {
    await approvals.ask(approvals.severalDays);
    await approvals.leave('director');
    await run(escalateApprovals);
    expect(await approvals.notices('waiting_for_you')).toEqual(['approver']);
  });

  it('with nobody further above, needs one level less', async () => {
    const booking = await approvals.ask(approvals.severalDays);
    await approvals.leave('approver');
    await run(escalateApprovals);
    expect(await chainOf(booking.id)).toEqual([
      ['waiting', 'director'],
      ['lapsed', 'director'],
    ]);
    expect((await approvals.list('director')).body.approvals[0]).toMatchObject({ levels: 1 });
  });

  it('with nobody above at all, is an admin of the kind, who becomes an approver by it', async () => {
    await approvals.leave('director');
    const booking = await approvals.ask({}, 'approver');
    expect(await chainOf(booking.id)).toEqual([['waiting', 'admin']]);
    expect(await approvals.count('admin')).toBe(1);
    expect((await approvals.approve('admin', booking)).body.status).toBe('approved');
    expect((await approvals.list('admin')).status).toBe(403);
  });
});

describe('what nobody decides', () => {
  it('expires at its start, and can be decided no more', async () => {
    const booking = await approvals.ask(approvals.severalDays);
    approvals.bookings.setClock(bangkok(24, '08:00'));
    await run(expireBookings);
    expect((await approvals.bookings.read(booking.id)).body.status).toBe('expired');
    expect(await chainOf(booking.id)).toEqual([
      ['lapsed', 'approver'],
      ['lapsed', 'director'],
    ]);
    const late = await approvals.approve('approver', booking);
    expect(late.body.error?.code).toBe('not_now');
  });
});
