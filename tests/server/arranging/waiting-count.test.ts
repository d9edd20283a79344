import { expect, it } from 'vitest';
import { providerOf } from '../support/trips';
import { at, period, useArranging } from './use-arranging';

const arranging = useArranging();
const count = async (role: 'admin' | 'supplier' = 'admin') =>
  (await arranging.get<{ count: number }>('/waiting', role)).body.count;

it('what waits until tomorrow is counted: bookings without a trip, trips without a car, and for a provider what is offered', async () => {
  const { company, db } = arranging;
  arranging.bookings.setClock(at('07:00', 23).toISOString());
  expect(await count()).toBe(0);
  await company.booking(period('08:00', '10:00'));
  await company.booking(period('08:00', '10:00', 28));
  await company.trip(period('11:00', '12:00'));
  await company.arranged(period('13:00', '14:00'));
  expect(await count()).toBe(2);
  const providerId = await providerOf(db);
  await company.trip({ ...period('11:00', '12:00'), status: 'offered', providerId });
  expect(await count()).toBe(2);
  expect(await count('supplier')).toBe(1);
});

it('the first day on which something waits is told, however far ahead: each sees their own', async () => {
  const { company, db } = arranging;
  arranging.bookings.setClock(at('07:00', 23).toISOString());
  const firstDay = async (role: 'admin' | 'supplier') =>
    (await arranging.get<{ firstDay: string | null }>('/waiting', role)).body.firstDay;
  const providerId = await providerOf(db);
  const before = await firstDay('supplier');
  await company.trip({ ...period('00:30', '12:00', 24), status: 'offered', providerId });
  expect([before, await firstDay('supplier')]).toEqual([null, '2026-11-24']);
});
