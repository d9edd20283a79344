import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);

const expense = async (more: object = {}) =>
  company().add('expense', {
    id: newId(),
    kind: 'bookingwithdrivernava',
    trip_id: await company().trip(),
    type: 'toll',
    spent_on: '2026-11-10',
    quantity: 1,
    rate: 85,
    amount: 85,
    status: 'draft',
    by_id: await company().person(),
    at: at(1),
    ...more,
  });

const lock = async () =>
  company().add('month_lock', {
    kind: 'bookingwithdrivernava',
    month: '2026-11-01',
    by_id: await company().person(),
    at: at(1),
  });

const rate = (provider_id: string | null, valid: string, day_rate = 1800) =>
  company().add('rate_card', {
    id: newId(),
    provider_id,
    class: 'van',
    day_rate,
    hours_included: 10,
    overtime_per_hour: 100,
    valid,
  });

describe('money', () => {
  test.each([
    ['a negative rate', { rate: -85, amount: -85 }],
    ['more tax than amount', { vat: 86 }],
    ['nothing bought', { quantity: 0, amount: 0 }],
    ['neither trip nor car', { trip_id: null }],
  ])('when an expense has %s, is refused', async (_, wrong) => {
    await expect(expense(wrong)).rejects.toMatchObject({ code: '23514' });
  });

  test('when the amount is not quantity times rate, is refused', async () => {
    await expect(expense({ quantity: 2 })).rejects.toMatchObject(refusedBy('expense_amount'));
  });

  test('when a price is negative, or two are valid on one day, is refused', async () => {
    const provider = await company().provider();
    await expect(rate(provider, '[2026-01-01,)', -1)).rejects.toMatchObject({ code: '23514' });
    for (const owner of [provider, null]) {
      await rate(owner, '[2026-01-01,2026-07-01)');
      await rate(owner, '[2026-07-01,)');
      await expect(rate(owner, '[2026-12-01,)')).rejects.toMatchObject(
        refusedBy('rate_card_one_price'),
      );
    }
  });

  test('when a receipt is entered twice, is refused, however it is written, until the first is rejected', async () => {
    const provider_id = await company().provider();
    await expense({ provider_id, receipt_no: 'INV-7' });
    const again = () => expense({ provider_id, receipt_no: 'inv-7' });
    await expect(again()).rejects.toMatchObject(refusedBy('expense_receipt'));
    await database.db.updateTable('expense').set({ status: 'rejected' }).execute();
    await again();
    await expense({ provider_id: await company().provider(), receipt_no: 'INV-7' });
  });

  test('when the split is not 100 %, nothing is kept', async () => {
    const [half, other] = [await company().costCentre(), await company().costCentre()];
    const split = async (expense_id: string, percents: [number, number]) =>
      database.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('expense_split')
          .values([
            { expense_id, cost_centre_id: half, percent: percents[0] },
            { expense_id, cost_centre_id: other, percent: percents[1] },
          ])
          .execute();
      });
    await expect(split(await expense(), [60, 30])).rejects.toMatchObject(
      refusedBy('expense_split_whole'),
    );
    await split(await expense(), [60, 40]);
  });

  test('when the month is locked, amounts stand but may be paid', async () => {
    await expense({ status: 'approved' });
    await lock();
    await expect(expense()).rejects.toMatchObject(refusedBy('expense_month_locked'));
    const change = (set: object) => database.db.updateTable('expense').set(set).execute();
    await expect(change({ rate: 90, amount: 90 })).rejects.toMatchObject(
      refusedBy('expense_month_locked'),
    );
    await expect(change({ spent_on: '2026-12-01' })).rejects.toMatchObject(
      refusedBy('expense_month_locked'),
    );
    await change({ status: 'paid' });
    await expense({ spent_on: '2026-12-01' });
  });
});

describe('rating', () => {
  test('when low, needs a reason; when given twice or for another, is refused', async () => {
    const [trip_id, person_id, stranger] = [
      await company().trip(),
      await company().person(),
      await company().person(),
    ];
    const booking_id = await company().booking({ trip_id, status: 'completed' });
    const passenger_id = newId();
    await company().add('passenger', { id: passenger_id, booking_id, position: 0, person_id });
    const say = (overall: number, by = person_id) =>
      company().add('rating', {
        id: newId(),
        passenger_id,
        person_id: by,
        trip_id,
        overall,
        at: at(9),
      });
    await expect(say(2)).rejects.toMatchObject(refusedBy('rating_low_needs_reason'));
    await expect(say(5, stranger)).rejects.toMatchObject(
      refusedBy('rating_passenger_id_person_id_fkey'),
    );
    await say(5);
    await expect(say(4)).rejects.toMatchObject(refusedBy('rating_once'));
  });
});

describe('odometer', () => {
  test('when it falls, needs a reason; the car shows the latest', async () => {
    const car_id = await company().car();
    const read = (km: number, hour: number, reason: string | null = null) =>
      company().add('odometer_reading', {
        id: newId(),
        car_id,
        at: at(hour),
        km,
        source: 'admin',
        reason,
      });
    await read(1000, 1);
    await expect(read(900, 2)).rejects.toMatchObject(
      refusedBy('odometer_reading_falls_with_reason'),
    );
    await read(10, 2, 'เปลี่ยนมาตรวัด');
    await read(950, 0);
    const car = await database.db.selectFrom('car').select('odometer').executeTakeFirstOrThrow();
    expect(car.odometer).toBe(10);
  });
});
