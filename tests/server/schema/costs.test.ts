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
    tripId: await company().trip(),
    type: 'toll',
    spentOn: '2026-11-10',
    quantity: 1,
    rate: 85,
    amount: 85,
    status: 'draft',
    byId: await company().person(),
    at: at(1),
    ...more,
  });

const lock = async () =>
  company().add('monthLock', {
    kind: 'bookingwithdrivernava',
    month: '2026-11-01',
    byId: await company().person(),
    at: at(1),
  });

const rate = (providerId: string | null, valid: string, dayRate = 1800) =>
  company().add('rateCard', {
    id: newId(),
    providerId,
    class: 'van',
    dayRate,
    hoursIncluded: 10,
    overtimePerHour: 100,
    valid,
  });

describe('money', () => {
  test.each([
    ['a negative rate', { rate: -85, amount: -85 }],
    ['more tax than amount', { vat: 86 }],
    ['nothing bought', { quantity: 0, amount: 0 }],
    ['neither trip nor car', { tripId: null }],
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
    const providerId = await company().provider();
    await expense({ providerId, receiptNo: 'INV-7' });
    const again = () => expense({ providerId, receiptNo: 'inv-7' });
    await expect(again()).rejects.toMatchObject(refusedBy('expense_receipt'));
    await database.db.updateTable('expense').set({ status: 'rejected' }).execute();
    await again();
    await expense({ providerId: await company().provider(), receiptNo: 'INV-7' });
  });

  test('when the split is not 100 %, nothing is kept', async () => {
    const [half, other] = [await company().costCentre(), await company().costCentre()];
    const split = async (expenseId: string, percents: [number, number]) =>
      database.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('expenseSplit')
          .values([
            { expenseId, costCentreId: half, percent: percents[0] },
            { expenseId, costCentreId: other, percent: percents[1] },
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
    await expect(change({ spentOn: '2026-12-01' })).rejects.toMatchObject(
      refusedBy('expense_month_locked'),
    );
    await change({ status: 'paid' });
    await expense({ spentOn: '2026-12-01' });
  });
});

describe('rating', () => {
  test('when low, needs a reason; when given twice or for another, is refused', async () => {
    const [tripId, personId, stranger] = [
      await company().trip(),
      await company().person(),
      await company().person(),
    ];
    const bookingId = await company().booking({ tripId, status: 'completed' });
    const passengerId = newId();
    await company().add('passenger', { id: passengerId, bookingId, position: 0, personId });
    const say = (overall: number, by = personId) =>
      company().add('rating', {
        id: newId(),
        passengerId,
        personId: by,
        tripId,
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
    const carId = await company().car();
    const read = (km: number, hour: number, reason: string | null = null) =>
      company().add('odometerReading', {
        id: newId(),
        carId,
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
