// Long, because every rule of every field stands in one table: what is asked, and what is said beside which field.
import { describe, expect, it } from 'vitest';
import { type KindId, kindIds } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { bangkok, type Company } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const nobody = '01900000-0000-7000-8000-000000000000';
const gone = { type: 'known', placeId: nobody };
const at = (placeId: string) => ({ type: 'known', placeId });
const colleague = (personId: string | undefined) => ({ type: 'colleague', personId });
const guests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ type: 'guest', name: `แขก ${index}` }));

type Change = Record<string, unknown>;
type Rule = [
  what: string,
  change: Change | ((company: Company) => Change),
  fields: Record<string, string>,
];

/** Asked by every kind, in the same words. */
const common: Rule[] = [
  ['no phone', { contactPhone: ' ' }, { contactPhone: 'required' }],
  ['a phone that is none', { contactPhone: '12345' }, { contactPhone: 'not_a_phone' }],
  ['a closed cost centre', { costCentreId: nobody }, { costCentreId: 'unknown' }],
  ['a purpose that is none', { purposeCode: 'holiday' }, { purposeCode: 'unknown' }],
  ['“other” without words', { purposeCode: 'other' }, { purposeText: 'required' }],
  [
    '“other” in words that nobody sees',
    { purposeCode: 'other', purposeText: '\u200B\u2060 \uFEFF' },
    { purposeText: 'required' },
  ],
  ['a long purpose', { purposeText: 'ก'.repeat(501) }, { purposeText: 'too_long' }],
  ['a long note', { note: 'ก'.repeat(1001) }, { note: 'too_long' }],
  ['a note nobody can type', { note: 'x\0' }, { note: 'invalid' }],
  ['a colleague who is none', { forWhom: colleague(nobody) }, { forWhom: 'unknown' }],
  [
    'a guest without a phone',
    { forWhom: { type: 'guest', name: 'แขก' } },
    { 'forWhom.phone': 'required' },
  ],
  [
    'a companion’s phone that is none',
    { companions: [{ type: 'guest', name: 'แขก', phone: '1' }], seats: 2 },
    { 'companions.0.phone': 'not_a_phone' },
  ],
  [
    'a companion who is none',
    { companions: [colleague(nobody)], seats: 2 },
    { 'companions.0': 'unknown' },
  ],
  [
    'a companion who is named twice',
    ({ people }) => ({
      companions: [colleague(people['approver']), colleague(people['approver'])],
      seats: 3,
    }),
    { 'companions.1': 'listed_twice' },
  ],
  [
    'a companion who is the traveller',
    ({ people }) => ({ companions: [colleague(people['employee'])], seats: 2 }),
    { 'companions.0': 'listed_twice' },
  ],
  ['somebody else’s file', { attachmentIds: [nobody] }, { attachmentIds: 'unknown' }],
  ['a file twice', { attachmentIds: [nobody, nobody] }, { attachmentIds: 'listed_twice' }],
  ['a group that is no id', { groupId: 'x' }, { groupId: 'invalid' }],
];

const period: Rule[] = [
  ['no start', { startsAt: null }, { startsAt: 'required' }],
  ['no such day', { startsAt: '2026-02-30T08:00:00Z' }, { startsAt: 'invalid' }],
  [
    'a start that has passed',
    { startsAt: bangkok(20, '07:00'), urgentReason: 'ด่วน' },
    { startsAt: 'in_the_past' },
  ],
  [
    'a start beyond the horizon',
    { startsAt: '2027-05-03T01:00:00.000Z', endsAt: '2027-05-03T09:00:00.000Z' },
    { startsAt: 'too_far_ahead' },
  ],
  ['an end before the start', { endsAt: bangkok(24, '07:00') }, { endsAt: 'end_before_start' }],
  [
    'a start in the night',
    { startsAt: bangkok(24, '04:45') },
    { startsAt: 'outside_service_hours' },
  ],
  ['an end in the night', { endsAt: bangkok(24, '22:15') }, { endsAt: 'outside_service_hours' }],
  [
    'short notice without a reason',
    { startsAt: bangkok(20, '10:00'), endsAt: bangkok(20, '12:00') },
    { urgentReason: 'urgent_reason_required' },
  ],
];

const rules: Record<KindId, Rule[]> = {
  bookingwithdrivernava: [
    ...period,
    [
      'more than seven days',
      { startsAt: bangkok(22, '08:00'), endsAt: bangkok(29, '08:15') },
      { endsAt: 'longer_than_allowed' },
    ],
    ['no movement', { movement: 'fly' }, { movement: 'required' }],
    ['a pick-up that is none', { pickUp: gone }, { pickUp: 'unknown' }],
    ['no stop', { stops: [] }, { stops: 'stop_required' }],
    [
      'nine stops',
      ({ customer }) => ({
        stops: Array.from({ length: 9 }, () => ({ place: at(customer), provinceCode: 13 })),
      }),
      { stops: 'too_many' },
    ],
    [
      'a stop that is none',
      { stops: [{ place: gone, provinceCode: 13 }] },
      { 'stops.0.place': 'unknown' },
    ],
    [
      'a province that is none',
      ({ customer }) => ({ stops: [{ place: at(customer), provinceCode: 28 }] }),
      { 'stops.0.provinceCode': 'unknown' },
    ],
    [
      'a stop where it begins',
      ({ gate }) => ({ stops: [{ place: at(gate), provinceCode: 13 }] }),
      { 'stops.0.place': 'same_place' },
    ],
    [
      'an arrival outside the trip',
      ({ customer }) => ({
        stops: [{ place: at(customer), provinceCode: 13, arriveBy: bangkok(24, '17:00') }],
      }),
      { 'stops.0.arriveBy': 'arrive_by_outside' },
    ],
    [
      'arrivals against the order',
      ({ customer, office }) => ({
        stops: [
          { place: at(customer), provinceCode: 13, arriveBy: bangkok(24, '12:00') },
          { place: at(office), provinceCode: 13, arriveBy: bangkok(24, '11:00') },
        ],
      }),
      { 'stops.1.arriveBy': 'arrive_by_order' },
    ],
    ['a driver that is none', { driverWish: nobody }, { driverWish: 'unknown' }],
    [
      'more people than the class seats',
      { class: 'sedan', companions: guests(4) },
      { class: 'too_many_people' },
    ],
    [
      'more people than any car seats',
      { companions: guests(12) },
      { companions: 'no_car_so_large' },
    ],
  ],
  bookingnodriver: [
    ...period,
    [
      'more than three days',
      { startsAt: bangkok(22, '08:00'), endsAt: bangkok(25, '08:15') },
      { endsAt: 'longer_than_allowed' },
    ],
    ['no class', { class: null }, { class: 'required' }],
    ['a class that this kind has not', { class: 'pickup' }, { class: 'unknown' }],
    ['more people than the car seats', { companions: guests(5) }, { class: 'too_many_people' }],
    ['a car that is none', { carId: nobody }, { carId: 'unknown' }],
    ['no driver', { driverId: null }, { driverId: 'required' }],
    [
      'a driver without a licence',
      ({ people }) => ({ driverId: people['approver'] }),
      { driverId: 'licence_missing' },
    ],
    [
      'a co-driver without a licence',
      ({ people }) => ({ coDriverIds: [people['approver']] }),
      { coDriverIds: 'licence_missing' },
    ],
    [
      'a co-driver who drives',
      ({ people }) => ({ coDriverIds: [people['employee']] }),
      { coDriverIds: 'co_driver_is_driver' },
    ],
    ['terms not accepted', { termsNumber: null }, { termsNumber: 'terms_required' }],
    ['other terms', { termsNumber: 7 }, { termsNumber: 'terms_changed' }],
    ['a destination that is none', { destination: gone }, { destination: 'unknown' }],
    ['a province that is none', { provinceCode: 28 }, { provinceCode: 'unknown' }],
    ['no way at all', { expectedKm: 0 }, { expectedKm: 'too_few' }],
    ['a way around the world', { expectedKm: 40_000 }, { expectedKm: 'too_many' }],
  ],
  bookingduringday: [
    ['a place that is none', { from: gone }, { from: 'unknown' }],
    ['a destination that is none', { to: gone }, { to: 'unknown' }],
    ['the place where it begins', ({ gate }) => ({ to: at(gate) }), { to: 'same_place' }],
    ['no timing', { timing: 'sometime' }, { timing: 'required' }],
    ['a flexibility of its own', { flexibilityMinutes: 20 }, { flexibilityMinutes: 'required' }],
    ['a time that has passed', { at: bangkok(20, '07:45') }, { at: 'in_the_past' }],
    ['short notice', { at: bangkok(20, '08:15') }, { at: 'short_notice' }],
    ['the day after tomorrow', { at: bangkok(23, '10:00') }, { at: 'too_far_ahead' }],
    ['an hour without service', { at: bangkok(20, '17:25') }, { at: 'outside_service_hours' }],
    ['no seat', { seats: 0 }, { seats: 'too_few' }],
    ['a whole village', { seats: 61 }, { seats: 'too_many' }],
    ['more names than seats', { companions: guests(2) }, { seats: 'fewer_than_people' }],
    [
      'a way back before the way there ends',
      { returnAt: bangkok(20, '10:10') },
      { returnAt: 'return_too_early' },
    ],
    [
      'a way back after hours',
      { returnAt: bangkok(20, '17:25') },
      { returnAt: 'outside_service_hours' },
    ],
    ['long goods', { goods: 'ก'.repeat(201) }, { goods: 'too_long' }],
  ],
  bookingwithdriveramata: [
    ['no departure', { timetableEntryId: null }, { timetableEntryId: 'required' }],
    [
      'a departure that is none',
      { timetableEntryId: nobody },
      { timetableEntryId: 'no_departure' },
    ],
    ['a day without it', { date: '2026-11-22' }, { timetableEntryId: 'no_departure' }],
    ['no such day', { date: '2026-02-30' }, { date: 'invalid' }],
    ['a day that has passed', { date: '2026-11-19' }, { date: 'in_the_past' }],
    ['a day beyond the horizon', { date: '2026-12-05' }, { date: 'too_far_ahead' }],
    ['a stop that is none', { alightStop: 9 }, { alightStop: 'no_such_stop' }],
    ['off before on', { boardStop: 2, alightStop: 1 }, { alightStop: 'alight_before_board' }],
    ['more names than seats', { companions: guests(2) }, { seats: 'fewer_than_people' }],
    ['no seat', { seats: 0 }, { seats: 'too_few' }],
  ],
};

const send = async (kind: KindId, change: Rule[1]) => {
  const changed = typeof change === 'function' ? change(bookings.company) : change;
  return bookings.create({ ...bookings.requests[kind], ...changed });
};

const answerTo = async (kind: KindId, change: Rule[1]) => {
  const { status, body } = await send(kind, change);
  const booked = await bookings.db.selectFrom('booking').select('id').execute();
  return { status, fields: body.error?.fields, booked: booked.length };
};

const refusedAt = (fields: Rule[2]) => ({ status: 400, fields, booked: 0 });

describe('what every form asks, the server asks too', () => {
  it.each(common)('%s is refused at its field', async (_, change, fields) => {
    for (const kind of kindIds)
      expect(await answerTo(kind, change)).toMatchObject(refusedAt(fields));
  });
});

describe.each(kindIds)('%s', (kind) => {
  it.each(rules[kind])('%s is refused at its field', async (_, change, fields) => {
    expect(await answerTo(kind, change)).toMatchObject(refusedAt(fields));
  });
});

describe('by the calendar and the clock', () => {
  it('a holiday is a day without shuttles, and rentals run', async () => {
    await bookings.company.add('holiday', {
      id: newId(),
      day: '2026-11-24',
      nameTh: 'วันหยุดบริษัท',
      nameEn: 'Company holiday',
    });
    bookings.setClock(bangkok(23, '08:00'));
    expect(await answerTo('bookingduringday', { at: bangkok(24, '10:00') })).toMatchObject(
      refusedAt({ at: 'holiday' }),
    );
    expect(await answerTo('bookingwithdriveramata', { date: '2026-11-24' })).toMatchObject(
      refusedAt({ date: 'holiday' }),
    );
    expect((await send('bookingnodriver', {})).status).toBe(200);
  });

  it('after the cut-off the in-day shuttle runs tomorrow only', async () => {
    bookings.setClock(bangkok(20, '16:00'));
    expect(await answerTo('bookingduringday', { at: bangkok(20, '17:00') })).toMatchObject(
      refusedAt({ at: 'only_tomorrow' }),
    );
    expect((await send('bookingduringday', { at: bangkok(21, '10:00') })).status).toBe(200);
  });

  it('a shuttle that is about to leave is left to those who have a seat', async () => {
    bookings.setClock(bangkok(21, '12:45'));
    expect(await answerTo('bookingwithdriveramata', {})).toMatchObject(
      refusedAt({ timetableEntryId: 'short_notice' }),
    );
  });

  it('a licence that ends before the trip does is none', async () => {
    await bookings.db.updateTable('licence').set({ expiresOn: '2026-11-23' }).execute();
    expect(await answerTo('bookingnodriver', {})).toMatchObject(
      refusedAt({ driverId: 'licence_expires' }),
    );
  });
});
