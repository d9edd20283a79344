import { beforeEach, expect, it } from 'vitest';
import { takeOutDamagedCars } from '../../../src/server/jobs/take-out-damaged-cars';
import { handingOf, insertRental } from '../support/rentals';
import { at, period, useArranging } from '../arranging/use-arranging';

const arranging = useArranging('bookingnodriver');
const { bookings } = arranging;
const me = () => bookings.company.people['employee']!;

let rented: Awaited<ReturnType<typeof insertRental>>;

const setRule = (damageTakesOut: boolean) =>
  arranging.db
    .updateTable('kind')
    .set({ damageTakesOut })
    .where('id', '=', 'bookingnodriver')
    .execute();

/** Brought back at ten, before its end. */
const giveBack = async (damage: string | null) => {
  bookings.setClock(at('10:00').toISOString());
  await bookings.call('employee', 'POST', `/employee/bookings/${rented.bookingId}/return`, {
    body: await handingOf(arranging.db, me(), { damage }),
    version: await arranging.versionOf('booking', rented.bookingId),
  });
  await bookings.runAt(at('10:00').toISOString(), takeOutDamagedCars);
};

const nextWith = async (day: number) => {
  const bookingId = await arranging.company.booking(period('15:00', '16:00', day));
  await arranging.arrange([bookingId], { carId: rented.carId });
  return bookingId;
};

const blackouts = () =>
  arranging.db.selectFrom('carBlackout').selectAll().where('carId', '=', rented.carId).execute();

beforeEach(async () => {
  bookings.setClock(at('09:00').toISOString());
  rented = await insertRental(arranging.db, me(), { collected: true, from: at('09:00') });
});

it('takes the car out at once where the rules say so, until the first trip after the next day', async () => {
  await setRule(true);
  const soon = await nextWith(24);
  const later = await nextWith(27);
  await giveBack('กันชนหลังบุบ');
  expect(await blackouts()).toMatchObject([
    { type: 'repair', reason: 'กันชนหลังบุบ', handoverId: expect.any(String) },
  ]);
  expect(await arranging.statusOf(soon)).toBe('approved');
  expect(await arranging.statusOf(later)).toBe('arranged');
});

it('is told to whoever had it next', async () => {
  await setRule(true);
  const soon = await nextWith(24);
  await giveBack('กันชนหลังบุบ');
  const told = await arranging.db
    .selectFrom('notice')
    .select('type')
    .where('subjectId', '=', soon)
    .where('type', '=', 'changed')
    .execute();
  expect(told).toHaveLength(1);
});

it.each([
  ['without the rule', false, 'กันชนหลังบุบ'],
  ['without damage', true, null],
])('%s it stays in use', async (_, rule, damage) => {
  await setRule(rule);
  const soon = await nextWith(24);
  await giveBack(damage);
  expect(await blackouts()).toEqual([]);
  expect(await arranging.statusOf(soon)).toBe('arranged');
});

it('is not taken out again once somebody has looked and brought it back', async () => {
  await setRule(true);
  await giveBack('รอยขีดข่วน');
  const [{ id, version } = { id: '', version: 0 }] = await blackouts();
  bookings.setClock(at('11:00').toISOString());
  const { status } = await bookings.call(
    'admin',
    'POST',
    `/admin/bookingnodriver/cars/${rented.carId}/blackouts/${id}/end`,
    { version },
  );
  expect(status).toBe(200);
  await bookings.runAt(at('11:01').toISOString(), takeOutDamagedCars);
  expect(await blackouts()).toHaveLength(1);
});
