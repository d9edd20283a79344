import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Proposal, ProposalWeek } from '#contract/arranging-proposals';
import { period, useArranging } from './use-arranging';

const arranging = useArranging();
const day = '2026-11-24';

/** Two trips and one van: whoever asked for a sedan gets another kind. */
const proposeVan = async () => {
  const { company, db } = arranging;
  await db.updateTable('car').set({ status: 'repair' }).execute();
  await company.booking({ ...period('08:00', '10:00'), class: 'sedan' });
  await company.booking({ ...period('11:00', '12:00'), class: 'van' });
  await company.car();
  await company.driver();
  return (await arranging.send<Proposal>('POST', '/proposals', { day })).body;
};

const accepted = async ({ id }: Proposal) => {
  await arranging.send('POST', `/proposals/${id}/acceptance`, { changes: null });
  const latest = await arranging.get<{ proposal: Proposal | null }>(`/proposals?day=${day}`);
  return latest.body.proposal?.figures.now.otherKind;
};

it('the figures of a proposal say how many get another kind of car than they asked for, also when it is accepted', async () => {
  const proposal = await proposeVan();
  expect(proposal.figures.now.otherKind).toBe(0);
  expect(proposal.figures.proposed.otherKind).toBe(1);
  expect(await accepted(proposal)).toBe(1);
});

it('a draft made before that was counted is accepted too', async () => {
  const proposal = await proposeVan();
  await sql`update proposal set draft = draft #- '{figures,now,otherKind}'`.execute(arranging.db);
  expect(await accepted(proposal)).toBe(1);
});

it('a week counts what each used proposal of a day has gained, not the last one alone', async () => {
  const { company, db, bookings } = arranging;
  await db.updateTable('car').set({ status: 'repair' }).execute();
  await company.car();
  await company.driver();
  // In its turn the long one takes the car from two others.
  await company.booking(period('08:00', '12:00'));
  await company.booking(period('08:00', '09:00'));
  await company.booking(period('10:30', '12:00'));
  const propose = async () => (await arranging.send<Proposal>('POST', '/proposals', { day })).body;
  const first = await propose();
  expect([first.figures.byHand.unserved, first.figures.proposed.unserved]).toEqual([2, 1]);
  await accepted(first);
  await company.car();
  await company.driver();
  const second = await propose();
  expect([second.figures.byHand.unserved, second.figures.proposed.unserved]).toEqual([0, 0]);
  await accepted(second);
  const { body } = await bookings.call<{ weeks: ProposalWeek[] }>(
    'admin',
    'GET',
    `/admin/bookingwithdrivernava/report/proposals?from=${day}&to=${day}`,
  );
  expect(body.weeks).toMatchObject([
    {
      days: 1,
      byHand: { unserved: 1 },
      proposed: { unserved: 0, cost: second.figures.proposed.cost },
      changes: 3,
      accepted: 3,
    },
  ]);
});
