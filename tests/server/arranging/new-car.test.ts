import { describe, expect, it } from 'vitest';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const supplier = { role: 'supplier' } as const;
const written = { provinceCode: 10, class: 'van', seats: 12 };

const offered = async () => {
  const { company, db } = arranging;
  const providerId = await providerOf(db);
  const made = await company.arranged(
    { ...period('08:00', '12:00'), status: 'offered' },
    { providerId, riding: 'approved' },
  );
  return { ...made, providerId };
};

const carsOf = async (role: 'admin' | 'supplier', plate: string) =>
  (await arranging.day(role)).body.resources.cars.filter((car) => car.plate === plate);

describe('a car that a provider registers in its answer', () => {
  it('takes the offer at once, is the provider’s, and waits to be checked', async () => {
    const { tripId, bookingId, providerId } = await offered();
    const body = { ...written, plate: '3กพ8123' };
    expect(said(await arranging.act(tripId, 'new-car', body, supplier))).toBe('200');
    const [car] = await carsOf('supplier', '3กพ 8123');
    expect(car).toMatchObject({ isChecked: false, seats: 12, class: 'van' });
    expect(car?.provider?.id).toBe(providerId);
    expect(await arranging.read(tripId)).toMatchObject({ status: 'accepted', carId: car?.id });
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
  });

  it('is found among the cars to be checked, and is checked once with one tap', async () => {
    const { tripId } = await offered();
    await arranging.act(tripId, 'new-car', { ...written, plate: '3กพ 8124' }, supplier);
    const root = '/admin/bookingwithdrivernava/cars';
    const waiting = async () =>
      (
        await arranging.bookings.call<{ rows: { id: string; version: number; plate: string }[] }>(
          'admin',
          'GET',
          `${root}?check=waits`,
        )
      ).body.rows.find(({ plate }) => plate === '3กพ 8124');
    const { id = '', version = 0 } = (await waiting()) ?? {};
    const check = (role: 'admin' | 'supplier', read: number) =>
      arranging.bookings.call<object>(role, 'POST', `${root}/${id}/check`, { version: read });
    expect(said(await check('supplier', version))).toBe('403 not_allowed');
    expect(said(await check('admin', version))).toBe('200');
    expect(await waiting()).toBeUndefined();
    const [car] = await carsOf('admin', '3กพ 8124');
    expect(car?.isChecked).toBe(true);
    expect(said(await check('admin', car!.version))).toBe('409 not_now');
  });

  it('is counted for whoever may check it, until that is done, and for no supplier', async () => {
    const carsToCheck = async (role: 'admin' | 'supplier' = 'admin') =>
      (await arranging.get<{ carsToCheck: number }>('/waiting', role)).body.carsToCheck;
    const before = await carsToCheck();
    const { tripId } = await offered();
    await arranging.act(tripId, 'new-car', { ...written, plate: '3กพ 8128' }, supplier);
    expect(await carsToCheck()).toBe(before + 1);
    expect(await carsToCheck('supplier')).toBe(0);
    const [car] = await carsOf('admin', '3กพ 8128');
    const path = `/admin/bookingwithdrivernava/cars/${car?.id}/check`;
    await arranging.bookings.call('admin', 'POST', path, { version: car!.version });
    expect(await carsToCheck()).toBe(before);
  });

  it('may be named after the trip was accepted without one', async () => {
    const { company, db } = arranging;
    const { tripId } = await company.arranged(
      { ...period('13:00', '15:00'), status: 'accepted' },
      { providerId: await providerOf(db) },
    );
    await db
      .updateTable('assignment')
      .set({ releasedAt: at('07:00') })
      .where('tripId', '=', tripId)
      .execute();
    const body = { ...written, plate: '3กพ 8125' };
    expect(said(await arranging.act(tripId, 'new-car', body, supplier))).toBe('200');
    expect(await arranging.read(tripId)).toMatchObject({ status: 'accepted' });
  });

  it('is not kept where the trip cannot have it', async () => {
    const { tripId } = await offered();
    await arranging.act(tripId, 'new-car', { ...written, plate: '3กพ 8126' }, supplier);
    const other = await offered();
    const tried = [
      [{ ...written, plate: '3กพ 8126' }, '400 invalid_input plate:taken'],
      [{ ...written, plate: 'ไม่ใช่ทะเบียน' }, '400 invalid_input plate:not_a_plate'],
      [{ ...written, plate: '3กพ 8127', seats: 0 }, '400 invalid_input seats:'],
    ] as const;
    for (const [body, refusal] of tried)
      expect(said(await arranging.act(other.tripId, 'new-car', body, supplier))).toContain(refusal);
    const driverId = await arranging.company.driver();
    const body = { ...written, plate: '3กพ 8128', driverId };
    expect(said(await arranging.act(other.tripId, 'new-car', body, supplier))).toBe(
      '400 invalid_input driverId:of_another_provider',
    );
    expect(await carsOf('admin', '3กพ 8128')).toEqual([]);
    expect((await arranging.read(other.tripId)).status).toBe('offered');
  });

  it('comes neither on the company’s own trips nor on those of another provider', async () => {
    const { company } = arranging;
    const own = await company.arranged(period('08:00', '12:00'));
    const theirs = await company.arranged(
      { ...period('08:00', '12:00'), status: 'offered' },
      { providerId: await company.provider(), riding: 'approved' },
    );
    const body = { ...written, plate: '3กพ 8129' };
    expect(said(await arranging.act(own.tripId, 'new-car', body))).toBe('409 not_now');
    for (const { tripId } of [own, theirs])
      expect(said(await arranging.act(tripId, 'new-car', body, supplier))).toBe('404 not_found');
  });
});
