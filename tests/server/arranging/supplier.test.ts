import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract } from '#contract/contract';
import { newId } from '../../../src/server/new-id';
import {
  arrangingContract,
  prepareArranging,
  type ArrangingCall,
} from '../support/arranging-calls';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const names = Object.keys(arrangingContract) as ArrangingCall[];
const reason = 'รถเสีย';

/** Calls that name no row of anybody's, or a change that is always one's own. */
const withoutRow: readonly ArrangingCall[] = [
  'readArrangeDay',
  'readNewCarOptions',
  'undoArranging',
];

const own = () => providerOf(arranging.db);

/** Everything that a supplier could have changed. */
const everything = async () => ({
  trips: await arranging.db.selectFrom('trip').selectAll().orderBy('id').execute(),
  bookings: await arranging.db.selectFrom('booking').selectAll().orderBy('id').execute(),
  assignments: await arranging.db.selectFrom('assignment').selectAll().orderBy('id').execute(),
  // Whose account calls is noted at its first call.
  events: (
    await arranging.db.selectFrom('event').select('id').where('subject', '<>', 'account').execute()
  ).length,
});

const callAsSupplier = async (name: ArrangingCall, providerId: string) => {
  const prepared = await prepareArranging(
    arranging.db,
    arranging.bookings.company.people['supplier']!,
    providerId,
  )[name]();
  const { method }: Endpoint = arrangingContract[name];
  const before = await everything();
  const answer = await arranging.bookings.call<object>('supplier', method, prepared.path, {
    version: 1,
    body: prepared.body,
  });
  return { answer, before, after: await everything() };
};

describe('a supplier and the rows of another provider', () => {
  it.each(names.filter((name) => !withoutRow.includes(name)))(
    '%s gives nothing and changes nothing',
    async (name) => {
      const other = await arranging.company.provider();
      const { answer, before, after } = await callAsSupplier(name, other);
      const { action }: Endpoint = arrangingContract[name];
      const refused = action === 'arranging:manage' ? '403 not_allowed' : '404 not_found';
      expect(said(answer)).toBe(refused);
      expect(after).toEqual(before);
    },
  );

  it.each(names.filter((name) => arrangingContract[name].action !== 'arranging:manage'))(
    '%s works on the own rows: it is the row that is refused, not the call',
    async (name) => {
      arranging.bookings.setClock(new Date().toISOString());
      const { answer } = await callAsSupplier(name, await own());
      expect(said(answer)).toBe('200');
    },
  );

  it('has no use of the company’s own trips either', async () => {
    const { tripId } = await arranging.company.arranged(period('08:00', '12:00'));
    expect(said(await arranging.detail(tripId, 'supplier'))).toBe('404 not_found');
    const taken = await arranging.act(tripId, 'release', { reason }, { role: 'supplier' });
    expect(said(taken)).toBe('404 not_found');
  });

  it('takes no car and no driver of the company or of another provider', async () => {
    const providerId = await own();
    const { tripId, carId } = await arranging.company.arranged(
      { ...period('08:00', '12:00'), status: 'accepted' },
      { providerId },
    );
    const tried = [
      { carId: await arranging.company.car(), reason },
      {
        carId: await arranging.company.car({ providerId: await arranging.company.provider() }),
        reason,
      },
      { carId, driverId: await arranging.company.driver(), reason },
    ];
    const answers = [];
    for (const body of tried)
      answers.push(said(await arranging.act(tripId, 'assignment', body, { role: 'supplier' })));
    expect(answers).toEqual([
      '400 invalid_input carId:of_another_provider',
      '400 invalid_input carId:of_another_provider',
      '400 invalid_input driverId:of_another_provider',
    ]);
  });

  it('swaps no trip of another provider into the own', async () => {
    const company = arranging.company;
    const mine = await company.arranged(
      { ...period('08:00', '12:00'), status: 'accepted' },
      { providerId: await own() },
    );
    const theirs = await company.arranged(
      { ...period('08:00', '12:00'), status: 'accepted' },
      { providerId: await company.provider() },
    );
    const swapped = await arranging.send(
      'POST',
      '/swaps',
      {
        first: { id: mine.tripId, version: 1 },
        second: { id: theirs.tripId, version: 1 },
        what: 'both',
        reason,
      },
      { role: 'supplier' },
    );
    expect(said(swapped)).toBe('404 not_found');
  });
});

describe('a supplier and the rest of the administration', () => {
  const others = Object.entries<Endpoint>(contract).filter(
    ([name, { path, action }]) =>
      path.startsWith('/admin') &&
      !['arranging:read', 'arranging:write', 'driver:read', 'service-state:read'].includes(
        action,
      ) &&
      name !== 'checkPermission',
  );

  it.each(others)('%s is refused before anything is read', async (_, { method, path }) => {
    const filled = path
      .replace(':kind', 'bookingwithdrivernava')
      .replaceAll(/:\w+/g, () => newId());
    const answer = await arranging.bookings.call<object>('supplier', method, filled, {
      version: 1,
      ...(method !== 'GET' && { body: {} }),
    });
    expect(said(answer)).toBe('403 not_allowed');
  });

  it('has nothing of a kind that is not enabled', async () => {
    const path = '/admin/bookingduringday/arranging?from=2026-11-24&to=2026-11-24';
    const answer = await arranging.bookings.call<object>('supplier', 'GET', path);
    expect(said(answer)).toBe('403 not_allowed');
  });
});

describe('what a supplier sees', () => {
  const rows = async () => {
    const providerId = await own();
    const { company } = arranging;
    const mine = await company.arranged(
      { ...period('08:00', '12:00'), status: 'accepted', cost: '2500.00', note: 'โทรหาคุณสมชาย' },
      { providerId },
    );
    await arranging.db
      .updateTable('booking')
      .set({ note: 'ฝากของให้ป้าสมศรี', urgentReason: 'ความลับบริษัท' })
      .where('id', '=', mine.bookingId)
      .execute();
    const theirs = await company.arranged(
      { ...period('08:00', '12:00'), status: 'accepted' },
      { providerId: await company.provider() },
    );
    const company2 = await company.arranged(period('08:00', '12:00'));
    const waiting = await company.booking(period('08:00', '12:00'));
    await company.add('passenger', {
      id: newId(),
      bookingId: mine.bookingId,
      position: 0,
      guestName: 'คุณวิภา',
      guestPhone: '0899999999',
      isTraveller: true,
    });
    return { mine, theirs, company2, waiting };
  };

  it('is the own trips, cars and drivers, without costs, cost centres and requests', async () => {
    const { mine, waiting } = await rows();
    const { body } = await arranging.day('supplier');
    expect(body.trips.map(({ id }) => id)).toEqual([mine.tripId]);
    expect(body.resources.cars.map(({ id }) => id)).toEqual([mine.carId]);
    expect(body.resources.drivers.map(({ id }) => id)).toEqual([mine.driverId]);
    expect(body).toMatchObject({ unarranged: [], providers: [], may: { manage: false } });
    expect(body.trips[0]).toMatchObject({ cost: null, note: 'โทรหาคุณสมชาย' });
    expect(body.trips[0]?.bookings[0]).toMatchObject({
      costCentre: null,
      traveller: 'คุณวิภา',
      contactPhone: '0812345678',
    });
    expect(JSON.stringify(body)).not.toContain(waiting);
    expect(JSON.stringify(body)).not.toContain('ความลับบริษัท');
    const all = (await arranging.day()).body;
    expect(all.trips).toHaveLength(3);
    expect(all.trips.find(({ id }) => id === mine.tripId)?.cost).toBe('2500.00');
  });

  it('is of a trip who rides, but not who asked for it, why, and what the company noted', async () => {
    const { mine } = await rows();
    const { body } = await arranging.detail(mine.tripId, 'supplier');
    expect(body.bookings[0]).toMatchObject({
      purpose: null,
      urgentReason: null,
      requester: null,
      passengers: [{ name: 'คุณวิภา', phone: '0899999999' }],
    });
    expect(body).toMatchObject({ timeline: [], handovers: [] });
  });

  it('suggests the own cars and drivers only', async () => {
    const { mine } = await rows();
    const { body } = await arranging.suggest(`/trips/${mine.tripId}`, 'supplier');
    expect(body.cars.map(({ car }) => car.id)).toEqual([mine.carId]);
    expect(body.drivers.map(({ driver }) => driver.id)).toEqual([mine.driverId]);
  });

  it('names nobody any more 24 hours after the trip', async () => {
    const { mine } = await rows();
    const named = async () => {
      const day = await arranging.day('supplier');
      const detail = await arranging.detail(mine.tripId, 'supplier');
      const text = JSON.stringify([day.body, detail.body]);
      const personal = ['คุณวิภา', '0899999999', '0812345678', 'โทรหาคุณสมชาย', 'ป้าสมศรี'];
      return personal.filter((personalText) => text.includes(personalText));
    };
    arranging.bookings.setClock(at('11:59', 25).toISOString());
    expect(await named()).toHaveLength(5);
    arranging.bookings.setClock(at('12:00', 25).toISOString());
    // The driver's own number stays: it is the provider's.
    expect((await named()).filter((personalText) => personalText !== '0812345678')).toEqual([]);
    const { body } = await arranging.day('supplier');
    expect(body.trips[0]?.bookings[0]).toMatchObject({ traveller: null, contactPhone: null });
    const company = await arranging.day();
    expect(JSON.stringify(company.body)).toContain('คุณวิภา');
  });

  it('counts the 24 hours from when it really ended', async () => {
    const { mine } = await rows();
    await arranging.db
      .updateTable('trip')
      .set({ status: 'done', departedAt: at('08:00'), endedAt: at('09:00') })
      .where('id', '=', mine.tripId)
      .execute();
    arranging.bookings.setClock(at('09:01', 25).toISOString());
    expect(JSON.stringify((await arranging.day('supplier')).body)).not.toContain('คุณวิภา');
  });
});
