import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  at,
  duringDay,
  gate,
  makeFacts,
  me,
  noDriver,
  now,
  office,
  rentalRules,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import { askingOf } from '../asking-registry';
import { bookingDraft, bookingRequest } from '../booking-request';
import { byKind } from '../by-kind';
import { kindIds } from '../registry';
import { beginFrom } from './begin';
import { day, seen } from './common';
import { legsBetween, refersToPlace } from './needs';
import { collect, merge } from './problems';
import { toPlace, toStop } from './rows';

const anywhere = { type: 'text', text: 'ลูกค้า' } as const;

describe('a place', () => {
  it('in words is looked up nowhere, and has no distance', () => {
    expect(refersToPlace('to', anywhere)).toEqual([]);
    expect(refersToPlace('to', gate)).toHaveLength(1);
    expect(legsBetween([gate, anywhere, office])).toEqual([]);
    expect(legsBetween([gate, gate, office])).toEqual([[gate.placeId, office.placeId]]);
  });

  it('is kept as what it is', () => {
    expect(toStop(gate)).toMatchObject({ placeId: gate.placeId, placeText: null });
    expect(toStop(anywhere)).toMatchObject({ placeId: null, placeText: 'ลูกค้า' });
    expect([toPlace(toStop(gate)), toPlace(toStop(anywhere)), toPlace(undefined)]).toEqual([
      gate,
      anywhere,
      null,
    ]);
  });

  it('to begin with is the last one, or the usual one, or none', () => {
    expect(beginFrom({ usualFrom: uuid(31) }, office)).toEqual(office);
    expect(beginFrom({ usualFrom: uuid(31) }, undefined)).toEqual(gate);
    expect(beginFrom({ usualFrom: null }, undefined)).toBeNull();
  });
});

test('of two problems of a field the first is told', () => {
  expect(merge({ a: 'required' }, { a: 'invalid', b: 'invalid' })).toEqual({
    a: 'required',
    b: 'invalid',
  });
  expect(collect(['a', 'required'], false, ['a', 'invalid'])).toEqual({ a: 'required' });
});

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('%s is a day: %s', (text, is) => {
  expect(v.safeParse(day, text).success).toBe(is);
});

test('a name holds nothing that is not seen', () => {
  const name = v.pipe(v.string(), seen);
  expect(['สมชาย', 'a\u200bb', 'a\u0007'].map((text) => v.safeParse(name, text).success)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a kind without a file is our own mistake', () => {
  expect(() => byKind({ './other/rules.ts': 1 })('bookingnodriver')).toThrow('bookingnodriver');
});

describe('what nobody said', () => {
  it('is what most mean: to share a ride, and to need nothing more', () => {
    const begun = Object.fromEntries(
      kindIds.map((kind) => [
        kind,
        v.parse(bookingDraft, { kind }) as unknown as Record<string, unknown>,
      ]),
    );
    expect(begun['bookingduringday']).toMatchObject({ share: true, companions: [] });
    expect(begun['bookingnodriver']).toMatchObject({ fuelCard: false, tollTag: false });
    expect(begun['bookingwithdrivernava']).toMatchObject({ overnight: false });
  });

  it('in rows of older versions is the same', () => {
    const read = (request: ReturnType<typeof noDriver>) => {
      const asking = askingOf(request.kind);
      const rows = asking.toRows(request, makeFacts());
      return rows && asking.fromRows({ ...rows, details: {} });
    };
    expect(read(noDriver({ fuelCard: true, tollTag: true }))).toMatchObject({
      fuelCard: false,
      tollTag: false,
    });
    expect(read(withDriverNava({ overnight: true }) as never)).toMatchObject({ overnight: false });
    expect(read(duringDay({ share: false }) as never)).toMatchObject({ share: true });
  });

  it('at the beginning of a form is what was said last, or what is usual', () => {
    const facts = {
      now,
      rules: rentalRules,
      closedDays: [],
      me: { personId: me, phone: null, costCentreId: null },
      last: null,
      smallestClass: 'pickup',
      usualPurpose: 'work',
    } as const;
    const begin = (kind: (typeof kindIds)[number], more: object = {}) =>
      askingOf(kind).begin({ ...facts, ...more });
    expect(begin('bookingnodriver')).toMatchObject({
      class: 'pickup',
      fuelCard: false,
      tollTag: false,
    });
    const rented = { last: noDriver({ class: 'van', fuelCard: true, tollTag: true }) };
    expect(begin('bookingnodriver', rented)).toMatchObject({
      class: 'van',
      fuelCard: true,
      tollTag: true,
    });
    expect(begin('bookingduringday')).toMatchObject({ share: true });
    expect(begin('bookingwithdrivernava')).toMatchObject({ overnight: false });
    expect(begin('bookingwithdriveramata')).toMatchObject({ purposeCode: 'work' });
    const seat = { last: withDriverAmata({ purposeCode: 'other' }), departsAt: () => '10:00' };
    expect(begin('bookingwithdriveramata', seat)).toMatchObject({ purposeCode: 'other' });
  });
});

describe('a request', () => {
  it('says who comes along', () => {
    const companions = [
      { type: 'colleague', personId: uuid(2) },
      { type: 'guest', name: 'ก', phone: null },
    ];
    expect(v.parse(bookingRequest, { ...noDriver(), companions })).toMatchObject({ companions });
  });

  it('that leaves out what most do not ask for does not ask for it', () => {
    const { share: _, ...ride } = duringDay({ share: true });
    expect(v.parse(bookingRequest, ride)).toMatchObject({ share: true });
    const { fuelCard: _card, tollTag: _tag, ...rental } = noDriver();
    expect(v.parse(bookingRequest, rental)).toMatchObject({ fuelCard: false, tollTag: false });
    const { overnight: _night, ...trip } = withDriverNava();
    expect(v.parse(bookingRequest, trip)).toMatchObject({ overnight: false });
  });
});

describe('a draft', () => {
  it('keeps who comes along', () => {
    const companions = [
      { type: 'colleague', personId: uuid(2) },
      { type: 'guest', name: 'ก', phone: null },
    ];
    expect(v.parse(bookingDraft, { kind: 'bookingnodriver', companions })).toMatchObject({
      companions,
    });
  });

  it('of which nothing is said yet is judged by no rule', () => {
    for (const facts of [makeFacts(), makeFacts({ departure: null })])
      for (const kind of kindIds) expect(askingOf(kind).problems({}, facts)).toEqual({});
  });
});

describe('the stops of a departure', () => {
  const check = (boardStop: number, alightStop: number) =>
    askingOf('bookingwithdriveramata').problems(
      withDriverAmata({ boardStop, alightStop }),
      makeFacts(),
    );

  it('are those that it has', () => {
    expect(check(3, 4)).toMatchObject({ boardStop: 'no_such_stop', alightStop: 'no_such_stop' });
    expect(check(0, 3)).toMatchObject({ alightStop: 'no_such_stop' });
  });
});

test('a stop is reached after the latest before it', () => {
  const stops = ['12:00', '10:00', '11:00'].map((time, index) => ({
    place: index % 2 === 0 ? office : gate,
    provinceCode: 13,
    arriveBy: at('2026-11-20', time),
  }));
  const problems = askingOf('bookingwithdrivernava').problems(
    withDriverNava({
      startsAt: at('2026-11-20', '08:00'),
      endsAt: at('2026-11-20', '17:00'),
      stops,
    }),
    makeFacts(),
  );
  expect(problems).toMatchObject({
    'stops.1.arriveBy': 'arrive_by_order',
    'stops.2.arriveBy': 'arrive_by_order',
  });
});

test('a ride of the day is as long as it takes beside the time that it may wait', () => {
  const asking = askingOf('bookingduringday');
  const of = (flexibilityMinutes: 0 | 15) => {
    const rows = asking.toRows(
      duringDay({ timing: 'ready_at', at: at('2026-11-20', '13:00'), flexibilityMinutes }),
      makeFacts(),
    );
    return rows && asking.queues(rows);
  };
  expect(of(0)).toEqual({
    from: at('2026-11-20', '13:00'),
    to: at('2026-11-20', '13:00'),
    rideMinutes: 20,
  });
  expect(of(15)).toEqual({
    from: at('2026-11-20', '13:00'),
    to: at('2026-11-20', '13:15'),
    rideMinutes: 20,
  });
});

test('who drives a rental besides the traveller rides along', () => {
  const asking = askingOf('bookingnodriver');
  const rows = asking.toRows(noDriver({ driverId: me, coDriverIds: [uuid(2)] }), makeFacts());
  expect(rows?.passengers.slice(0, 2)).toMatchObject([
    { personId: me, isTraveller: true, guestName: null, guestPhone: null },
    { personId: uuid(2), isTraveller: false },
  ]);
  const guest = { type: 'guest', name: 'สมหญิง', phone: '0812345678' } as const;
  const ofGuest = asking.toRows(noDriver({ forWhom: guest }), makeFacts());
  expect(ofGuest?.passengers[0]).toMatchObject({ guestName: 'สมหญิง', guestPhone: '0812345678' });
});
