import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
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
