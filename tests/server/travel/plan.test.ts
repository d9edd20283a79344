import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { arrangingIn, period, useArranging } from '../arranging/use-arranging';

const nava = useArranging();
const { bookings } = nava;
const inDay = arrangingIn(bookings, 'bookingduringday');
const rental = arrangingIn(bookings, 'bookingnodriver');

type Arranging = typeof nava;

/** Where a trip stops, by names, and how far it goes. */
const planOf = async (tripId: string) => {
  const stops = await bookings.db
    .selectFrom('tripStop as s')
    .leftJoin('place as p', 'p.id', 's.placeId')
    .select(['p.nameTh', 's.placeText', 's.at'])
    .where('s.tripId', '=', tripId)
    .orderBy('s.position')
    .execute();
  const { plannedKm } = await bookings.db
    .selectFrom('trip')
    .select('plannedKm')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  return {
    stops: stops.map(({ nameTh, placeText }) => nameTh ?? placeText),
    times: stops.map(({ at }) => at && at.toISOString().slice(11, 16)),
    km: plannedKm === null ? null : Number(plannedKm),
  };
};

const wanted = async (
  arranging: Arranging,
  stops: readonly (string | { text: string })[],
  more: object = {},
) => {
  const id = await arranging.company.booking({ ...period('09:00', '12:00'), ...more });
  for (const [position, stop] of stops.entries())
    await arranging.company.add('bookingStop', {
      bookingId: id,
      position,
      ...(typeof stop === 'string' ? { placeId: stop } : { placeText: stop.text }),
    });
  return id;
};

const firstTrip = ({ body }: Awaited<ReturnType<Arranging['arrange']>>) => body.trips[0]!.id;

const reading = async (bookingId: string) => ({
  bookings: [{ id: bookingId, version: await inDay.versionOf('booking', bookingId) }],
});

describe('where a trip stops and how far it goes', () => {
  it('is written down when it is arranged by hand, there and back', async () => {
    const { gate, customer } = bookings.company;
    const details = JSON.stringify({ movement: 'round_trip' });
    const id = await wanted(nava, [gate, customer], { details });
    const carId = await nava.company.car();
    expect(await planOf(firstTrip(await nava.arrange([id], { carId })))).toEqual({
      stops: ['ประตู 1', 'ลูกค้า'],
      times: ['02:00', null],
      km: 60,
    });
  });

  it('is written down too for a provider who has yet to say yes', async () => {
    const { gate, customer } = bookings.company;
    const id = await wanted(nava, [gate, customer], {
      details: JSON.stringify({ movement: 'one_way' }),
    });
    const providerId = await nava.company.provider();
    await nava.company.add('providerKind', { providerId, kind: 'bookingwithdrivernava' });
    expect(await planOf(firstTrip(await nava.arrange([id], { providerId })))).toMatchObject({
      stops: ['ประตู 1', 'ลูกค้า'],
      km: 30,
    });
  });

  it('with a place of somebody’s own words has a way, and no length', async () => {
    const { gate } = bookings.company;
    const id = await wanted(nava, [gate, { text: 'บ้านคุณแม่' }]);
    const carId = await nava.company.car();
    expect(await planOf(firstTrip(await nava.arrange([id], { carId })))).toMatchObject({
      stops: ['ประตู 1', 'บ้านคุณแม่'],
      km: null,
    });
  });

  it('follows who joins, who is called off, and what is undone', async () => {
    const { gate, office, customer } = bookings.company;
    const carId = await inDay.company.car({ seats: 8 });
    const driverId = await inDay.company.driver();
    const first = await wanted(inDay, [gate, office], period('10:00', '10:30'));
    const second = await wanted(inDay, [gate, customer], period('10:10', '11:00'));
    const tripId = firstTrip(await inDay.arrange([first], { carId, driverId }));
    expect(await planOf(tripId)).toMatchObject({ stops: ['ประตู 1', 'สำนักงาน'], km: 3 });
    const merged = await inDay.act(tripId, 'merge', await reading(second));
    expect(await planOf(tripId)).toEqual({
      stops: ['ประตู 1', 'ประตู 1', 'สำนักงาน', 'ลูกค้า'],
      times: ['03:00', '03:10', '03:30', '04:00'],
      // Nobody knows how far it is from the office to the customer.
      km: null,
    });
    await inDay.undo(merged.body.undo!.changeId);
    expect(await planOf(tripId)).toMatchObject({ stops: ['ประตู 1', 'สำนักงาน'], km: 3 });
    await inDay.act(tripId, 'merge', await reading(second));
    const calledOff = await inDay.send(
      'POST',
      `/bookings/${first}/cancel`,
      { reason: 'ประชุมเลื่อน' },
      { version: await inDay.versionOf('booking', first) },
    );
    expect(calledOff.status).toBe(200);
    expect(await planOf(tripId)).toMatchObject({ stops: ['ประตู 1', 'ลูกค้า'], km: 30 });
  });

  it('of a shuttle is its timetable, from the first seat on', async () => {
    const { status, body } = await bookings.create(bookings.requests.bookingwithdriveramata);
    expect([status, body.error]).toEqual([200, undefined]);
    const trip = await bookings.db
      .selectFrom('booking')
      .select('tripId')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(await planOf(trip.tripId!)).toEqual({
      stops: ['หอพัก', 'ตลาด', 'โรงงาน'],
      times: ['06:00', '06:15', '06:30'],
      km: null,
    });
  });

  it('of a rental is as far as its driver thinks', async () => {
    const details = JSON.stringify({ expectedKm: 240 });
    const id = await wanted(rental, [{ text: 'ระยอง' }], { details });
    const carId = await rental.company.car();
    expect(await planOf(firstTrip(await rental.arrange([id], { carId })))).toEqual({
      stops: [],
      times: [],
      km: 240,
    });
  });

  it('makes what its car costs', async () => {
    const { gate, customer } = bookings.company;
    const far = newId();
    await bookings.company.add('place', {
      id: far,
      nameTh: 'ไกล',
      nameEn: 'Far',
      provinceCode: 20,
    });
    await bookings.db
      .insertInto('travelTime')
      .values([
        { fromId: gate, toId: far, minutes: 200, km: 300 },
        { fromId: far, toId: gate, minutes: 200, km: 300 },
      ])
      .execute();
    await sql`update rate_card set km_included = 100, per_km = 5`.execute(bookings.db);
    const costOf = async (to: string) => {
      const details = JSON.stringify({ movement: 'round_trip' });
      const id = await wanted(nava, [gate, to], { details });
      const carId = await nava.company.car({ class: 'sedan' });
      const tripId = firstTrip(await nava.arrange([id], { carId }));
      return (await nava.read(tripId)).cost;
    };
    expect([await costOf(customer), await costOf(far)]).toEqual(['1800.00', '4300.00']);
  });

  it('leaves a cost that was typed, also when somebody joins', async () => {
    const { gate, office, customer } = bookings.company;
    const carId = await inDay.company.car({ seats: 8, class: 'sedan' });
    const driverId = await inDay.company.driver();
    const first = await wanted(inDay, [gate, customer], period('10:00', '11:00'));
    const second = await wanted(inDay, [gate, office], period('10:10', '10:30'));
    const tripId = firstTrip(await inDay.arrange([first], { carId, driverId }));
    await inDay.act(tripId, '', { cost: '120.00' });
    expect((await inDay.act(tripId, 'merge', await reading(second))).status).toBe(200);
    expect((await planOf(tripId)).stops).toHaveLength(4);
    expect((await inDay.read(tripId)).cost).toBe('120.00');
  });
});
