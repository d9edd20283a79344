import { describe, expect, it, test } from 'vitest';
import {
  at,
  duringDay,
  gate,
  makeFacts,
  noDriver,
  office,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../tests/factories/booking-requests';
import { askingOf } from './asking-registry';
import { kindIds, kinds } from './registry';

const head = { id: uuid(77), provinceCode: 20 };
const known = { type: 'known', placeId: uuid(77) };
const stop = (place: typeof gate | typeof office, provinceCode = 13) => ({
  place,
  provinceCode,
  arriveBy: null,
});

describe('where to', () => {
  it('is the place that was tapped: of a trip its only stop', () => {
    const trip = askingOf('bookingwithdrivernava').headFor(withDriverNava(), head);
    expect(trip).toEqual({
      ...withDriverNava(),
      stops: [{ place: known, provinceCode: 20, arriveBy: null }],
    });
    expect(askingOf('bookingnodriver').headFor(noDriver(), head)).toEqual({
      ...noDriver(),
      destination: known,
      provinceCode: 20,
    });
    expect(askingOf('bookingduringday').headFor(duringDay(), head)).toEqual({
      ...duringDay(),
      to: known,
    });
    const seat = withDriverAmata();
    expect(askingOf('bookingwithdriveramata').headFor(seat, head)).toEqual(seat);
  });
});

describe('the rides of a request', () => {
  test.each([withDriverNava(), noDriver(), withDriverAmata()])('$kind: itself', (request) => {
    expect(askingOf(request.kind).rides(request)).toEqual([request]);
    const rows = askingOf(request.kind).toRows(request, makeFacts())!;
    expect(askingOf(request.kind).queues(rows)).toBeNull();
  });

  it('of the day are one there and one back, where it is asked for', () => {
    const asking = askingOf('bookingduringday');
    const back = at('2026-11-18', '15:00');
    const both = duringDay({ from: gate, to: office, returnAt: back });
    expect(asking.rides(duringDay({ returnAt: null }))).toEqual([duringDay({ returnAt: null })]);
    expect(asking.rides(both)).toEqual([
      { ...both, returnAt: null },
      { ...both, from: office, to: gate, timing: 'ready_at', at: back, returnAt: null },
    ]);
  });
});

describe('another day', () => {
  it('moves all moments of a ride of the day', () => {
    const ride = duringDay({
      at: at('2026-11-18', '13:00'),
      returnAt: at('2026-11-18', '15:00'),
    });
    expect(askingOf('bookingduringday').onDay(ride, '2026-11-20')).toEqual({
      ...ride,
      at: at('2026-11-20', '13:00'),
      returnAt: at('2026-11-20', '15:00'),
    });
  });
});

describe('what is looked up before a trip with a driver is judged', () => {
  const refersTo = (request: ReturnType<typeof withDriverNava>) =>
    askingOf('bookingwithdrivernava')
      .needs(request)
      .references.map(({ field, to }) => [field, to]);

  it('is each place and province, and the wished driver where there is one', () => {
    const request = withDriverNava({ pickUp: gate, stops: [stop(office), stop(gate)] });
    const places = [
      ['pickUp', 'place'],
      ['stops.0.place', 'place'],
      ['stops.0.provinceCode', 'province'],
      ['stops.1.place', 'place'],
      ['stops.1.provinceCode', 'province'],
    ];
    const fieldsOf = (names: readonly (readonly string[])[]) =>
      names.filter(([field]) => /pickUp|stops|driverWish/.test(field ?? ''));
    expect(fieldsOf(refersTo({ ...request, driverWish: null }))).toEqual(places);
    expect(fieldsOf(refersTo({ ...request, driverWish: uuid(5) }))).toEqual([
      ...places,
      ['driverWish', 'driver'],
    ]);
  });

  it('is both places of a ride of the day, and no car of a rental that names none', () => {
    const ride = askingOf('bookingduringday').needs(duringDay({ from: gate, to: office }));
    expect(ride.references.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['from', 'to']),
    );
    const rental = askingOf('bookingnodriver').needs(noDriver({ carId: null }));
    expect(rental.references.map(({ field }) => field)).not.toContain('carId');
  });
});

describe('what a card says of a trip', () => {
  const asking = askingOf('bookingwithdrivernava');

  it('is where it goes in the end and how many stops lie between', () => {
    const of = (...places: (typeof gate | typeof office)[]) =>
      asking.summary(withDriverNava({ pickUp: gate, stops: places.map((place) => stop(place)) }));
    expect(of(office, gate, office)).toMatchObject({ from: gate, to: office, stopsBetween: 2 });
    expect(of(office)).toMatchObject({ stopsBetween: 0 });
    expect(asking.summary({ ...withDriverNava(), stops: [] })).toMatchObject({
      to: null,
      stopsBetween: 0,
    });
  });

  it('has no price where no car seats them all', () => {
    const facts = { ...makeFacts(), travel: null };
    const request = withDriverNava({ class: null });
    expect(asking.priced(request, facts)).toMatchObject({ km: null });
    expect(asking.priced(request, { ...facts, classSeats: {} })).toBeNull();
    expect(askingOf('bookingduringday').priced(duringDay(), facts)).toBeNull();
  });
});

test('what sets the kinds apart', () => {
  expect(
    kindIds.map((id) => {
      const { ownRules, runsRoutes, withDriver, pools, endsAtLastStop } = kinds[id];
      return [id, ownRules, runsRoutes, withDriver, pools, endsAtLastStop];
    }),
  ).toEqual([
    ['bookingwithdrivernava', [], false, true, false, false],
    ['bookingnodriver', ['noShowMinutes'], false, false, false, false],
    ['bookingduringday', ['dayCutoff'], false, true, true, true],
    ['bookingwithdriveramata', [], true, true, true, true],
  ]);
});
