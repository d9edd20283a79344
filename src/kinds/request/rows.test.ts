import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { weigh } from '#domain/booking/decide-edit';
import {
  at,
  colleague,
  duringDay,
  makeFacts,
  me,
  noDriver,
  office,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import type { BookingRequest } from '../booking-request';
import { askingOf } from '../asking-registry';
import { essenceOf } from './rows';

const rowsOf = (request: BookingRequest) => {
  const rows = askingOf(request.kind).toRows(request, makeFacts());
  if (rows === null) throw new Error('a fact is missing');
  return rows;
};
const again = (request: BookingRequest) => askingOf(request.kind).fromRows(rowsOf(request));

const text = fc.option(fc.string({ minLength: 1, maxLength: 20 }));
const id = fc.integer({ min: 100, max: 999 }).map(uuid);
const place = fc.oneof(
  id.map((placeId) => ({ type: 'known' as const, placeId })),
  fc.string({ minLength: 1 }).map((words) => ({ type: 'text' as const, text: words })),
);
const guest = { name: fc.string({ minLength: 1 }), phone: fc.constant('0812345678') };
const persons = fc.uniqueArray(id, { minLength: 6, maxLength: 6 });
const common = fc.record({
  forWhom: fc.oneof(
    fc.constant({ type: 'myself' as const }),
    fc.constant({ type: 'colleague' as const, personId: colleague }),
    fc.record({ type: fc.constant('guest' as const), ...guest }),
  ),
  contactPhone: fc.constantFrom('0812345678', '021234567#12'),
  costCentreId: id,
  purposeCode: fc.constant('other'),
  purposeText: text,
  note: text,
  attachmentIds: fc.uniqueArray(id, { maxLength: 3 }),
  urgentReason: text,
  groupId: fc.option(id),
});
const companions = fc
  .tuple(persons, fc.nat(2), fc.array(fc.record(guest), { maxLength: 2 }))
  .map(([people, count, guests]) => [
    ...people.slice(0, count).map((personId) => ({ type: 'colleague' as const, personId })),
    ...guests.map((one) => ({ type: 'guest' as const, ...one })),
  ]);
const shared = { companions };
const later = fc.integer({ min: 1, max: 5000 }).map((minutes) => minutes * 60_000);
const moment = later.map((ms) =>
  new Date(Date.parse(at('2026-11-20', '08:00')) + ms).toISOString(),
);

const requests: fc.Arbitrary<BookingRequest> = fc.oneof(
  fc
    .record({
      ...shared,
      endsAt: moment,
      movement: fc.constantFrom('one_way', 'round_trip', 'wait'),
      pickUp: place,
      stops: fc.array(
        fc.record({ place, provinceCode: fc.constantFrom(10, 20), arriveBy: fc.option(moment) }),
        { minLength: 1, maxLength: 8 },
      ),
      class: fc.option(fc.constantFrom('sedan', 'van')),
      luggage: text,
      overnight: fc.boolean(),
      driverWish: fc.option(id),
    })
    .chain((own) => common.map((all) => withDriverNava({ ...all, ...own }))),
  fc
    .record({
      ...shared,
      endsAt: moment,
      carId: fc.option(id),
      driverId: fc.constantFrom(me, uuid(3)),
      coDriverIds: fc.subarray([uuid(4), uuid(5)]),
      destination: place,
      expectedKm: fc.option(fc.nat()),
      fuelCard: fc.boolean(),
      tollTag: fc.boolean(),
    })
    .chain((own) => common.map((all) => noDriver({ ...all, ...own }))),
  fc
    .record({
      ...shared,
      from: place,
      to: place,
      timing: fc.constantFrom('ready_at', 'arrive_by'),
      at: moment,
      flexibilityMinutes: fc.constantFrom(0, 15, 30),
      seats: fc.integer({ min: 5, max: 60 }),
      goods: text,
      share: fc.boolean(),
    })
    .chain((own) => common.map((all) => duringDay({ ...all, ...own }))),
  fc
    .record({ ...shared, boardStop: fc.nat(1), seats: fc.integer({ min: 5, max: 60 }) })
    .chain((own) => common.map((all) => withDriverAmata({ ...all, ...own }))),
);

describe('a booking in the database', () => {
  it('reads as the request that it was', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(again(request)).toEqual(request);
      }),
    );
  });

  it('has a row for every seat, one of them the traveller’s', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { passengers, seats } = rowsOf(request);
        expect(passengers).toHaveLength(seats);
        expect(passengers.filter(({ isTraveller }) => isTraveller)).toHaveLength(1);
      }),
    );
  });

  it('for a colleague is their travelling; for a guest nobody’s but the guest’s', () => {
    expect(rowsOf(withDriverNava()).travellerId).toBe(me);
    const forColleague = { type: 'colleague', personId: colleague } as const;
    expect(rowsOf(withDriverNava({ forWhom: forColleague })).travellerId).toBe(colleague);
    const forGuest = { type: 'guest', name: 'คุณแขก', phone: '0812345678' } as const;
    expect(rowsOf(withDriverNava({ forWhom: forGuest }))).toMatchObject({
      travellerId: null,
      passengers: [
        { personId: null, guestName: 'คุณแขก', guestPhone: '0812345678', isTraveller: true },
      ],
    });
  });

  it('when written by an older version, still reads', () => {
    const old = {
      ...rowsOf(withDriverNava()),
      details: { tripType: 'wait', luggage: 2 },
      class: 'bus',
    };
    expect(askingOf('bookingwithdrivernava').fromRows(old)).toMatchObject({
      movement: 'round_trip',
      luggage: null,
      class: null,
    });
  });
});

describe('a change', () => {
  const before = essenceOf(rowsOf(withDriverNava()));
  const to = { place: office, provinceCode: 13, arriveBy: null };

  test.each([
    ['of the note', { note: 'โทรก่อนถึง', urgentReason: 'ด่วน' }, []],
    ['of the end', { endsAt: at('2026-11-20', '18:00') }, ['time']],
    ['of a stop', { stops: [to] }, ['place']],
    [
      'by one more person',
      { companions: [{ type: 'guest' as const, name: 'ก', phone: null }] },
      ['seats_up'],
    ],
    ['of the class', { class: 'sedan' as const }, ['class']],
  ])('%s weighs what it should', (_, change, weight) => {
    expect(weigh(before, essenceOf(rowsOf(withDriverNava(change))))).toEqual(weight);
  });

  it('of the stops of a shuttle is one of place and of time', () => {
    const shuttle = essenceOf(rowsOf(withDriverAmata()));
    expect(weigh(shuttle, essenceOf(rowsOf(withDriverAmata({ boardStop: 1 }))))).toEqual([
      'time',
      'place',
    ]);
  });
});
