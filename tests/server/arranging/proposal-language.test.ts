import { expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import { period, useArranging } from './use-arranging';

const arranging = useArranging();
const day = '2026-11-24';

it('is as fresh for whoever reads in another language, where drivers are in another order', async () => {
  const { company, bookings, db } = arranging;
  await company.car();
  await company.booking(period('08:00', '10:00'));
  for (const [firstNameTh, firstNameEn] of [
    ['ก', 'Z'],
    ['ฮ', 'A'],
  ] as const)
    await db
      .updateTable('person')
      .set({ firstNameTh, firstNameEn })
      .where('id', '=', await company.driver())
      .execute();
  await arranging.send<Proposal>('POST', '/proposals', { day });
  const path = `/admin/bookingwithdrivernava/arranging/proposals?day=${day}`;
  for (const language of ['th', 'en'] as const) {
    const read = await bookings.call<{ proposal: Proposal }>('admin', 'GET', path, { language });
    expect(read.body.proposal.isOutOfDate).toBe(false);
  }
});
