import { expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import { period, useArranging } from './use-arranging';

const arranging = useArranging();
const day = '2026-11-24';

it('the figures of a proposal say how many get another kind of car than they asked for, also when it is accepted', async () => {
  const { company, db } = arranging;
  await db.updateTable('car').set({ status: 'repair' }).execute();
  await company.booking({ ...period('08:00', '10:00'), class: 'sedan' });
  await company.booking({ ...period('11:00', '12:00'), class: 'van' });
  await company.car();
  await company.driver();
  const { body } = await arranging.send<Proposal>('POST', '/proposals', { day });
  expect(body.figures.now.otherKind).toBe(0);
  expect(body.figures.proposed.otherKind).toBe(1);
  await arranging.send('POST', `/proposals/${body.id}/acceptance`, { changes: null });
  const latest = await arranging.get<{ proposal: Proposal | null }>(`/proposals?day=${day}`);
  expect(latest.body.proposal?.figures.now.otherKind).toBe(1);
});
