import { expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import { providerOf } from '../support/trips';
import { period, useArranging } from './use-arranging';

const arranging = useArranging();

it('sends no trip back to the provider that has declined it', async () => {
  const { company, db } = arranging;
  await db.updateTable('car').set({ status: 'repair' }).execute();
  const { carId: theirs, bookingId } = await company.arranged(
    { ...period('08:00', '10:00'), status: 'declined' },
    { providerId: await providerOf(db), riding: 'approved' },
  );
  await company.driver();
  const other = await company.booking(period('12:00', '14:00'));
  const proposed = async () => {
    const day = '2026-11-24';
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day });
    return body.changes.map(({ bookings, after }) => [bookings[0]!.id, after.carId]);
  };
  expect(await proposed()).toEqual([[other, theirs]]);
  const own = await company.car();
  expect(await proposed()).toContainEqual([bookingId, own]);
});
