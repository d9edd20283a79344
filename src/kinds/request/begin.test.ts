// Long, because what a new form begins with is told here for every kind, each with its own small cases.
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { kindIds } from '../registry';
import { addMinutes, isBefore } from '#domain/dates/bangkok-time';
import {
  at,
  duringDay,
  inDayRules,
  me,
  noDriver,
  now,
  office,
  rentalRules,
  sharedRules,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import { bookingDraft } from '../booking-request';
import { askingOf } from '../asking-registry';
import { bookAgain, copyOf, weekly } from './book-again';
import { isShortNotice } from './check-period';
import { firstStart } from './service-time';

const facts = {
  now,
  rules: rentalRules,
  closedDays: [],
  me: { personId: me, phone: '081-234-5678', costCentreId: uuid(11) },
  last: null,
};

describe('a new form', () => {
  test.each(kindIds)('of %s is a draft with the phone and cost centre of who asks', (kind) => {
    const draft = askingOf(kind).begin(facts);
    expect(v.parse(bookingDraft, draft)).toEqual(draft);
    expect(draft).toMatchObject({
      kind,
      forWhom: { type: 'myself' },
      contactPhone: '0812345678',
      costCentreId: uuid(11),
    });
  });

  test.each([
    [
      'in working hours, after the notice period, at the next quarter but one',
      '09:01',
      '2026-11-19',
      '09:30',
    ],
    ['early, at the beginning of work', '05:30', '2026-11-19', '08:00'],
    ['in the evening, the morning after', '16:01', '2026-11-20', '08:00'],
  ])('%s, proposes a start', (_, time, day, start) => {
    const begun = { ...facts, now: new Date(at('2026-11-18', time)) };
    expect(firstStart(begun)).toBe(at(day, start));
  });

  it('passes over days without service', () => {
    const begun = { ...facts, rules: { ...rentalRules, serviceDays: [1, 2, 3, 5] } };
    expect(firstStart({ ...begun, closedDays: ['2026-11-20'] })).toBe(at('2026-11-23', '08:00'));
  });

  it.each([
    ['nothing', null, '08:00'],
    ['the usual hour', at('2026-10-02', '10:30'), '10:30'],
    ['an hour at which nobody drives any more', at('2026-10-02', '23:30'), '08:00'],
    ['half a moment', 'พรุ่งนี้', '08:00'],
  ])('of a rental, after %s last time, begins then', (_, startsAt, hour) => {
    const last = startsAt === null ? null : withDriverNava({ startsAt });
    const early = new Date(at('2026-11-18', '06:00'));
    expect(askingOf('bookingwithdrivernava').begin({ ...facts, last, now: early })).toMatchObject({
      startsAt: at('2026-11-19', hour),
    });
  });

  it.each([
    ['a rental', askingOf('bookingwithdrivernava'), rentalRules, 'startsAt'],
    ['a ride during the day', askingOf('bookingduringday'), inDayRules, 'at'],
  ] as const)(
    'of %s, asks for nothing more when the clock passes a quarter of an hour meanwhile',
    (_, request, rules, field) => {
      for (let minute = 0; minute < 24 * 60; minute += 7) {
        const opened = new Date(addMinutes(at('2026-11-18', '00:00'), minute));
        const draft = request.begin({ ...facts, rules, now: opened });
        const start = String((draft as Record<string, unknown>)[field]);
        const sent = new Date(addMinutes(opened, 15));
        expect(isShortNotice(start, { now: sent, rules, standing: null })).toBe(false);
        expect(isBefore(sent, start)).toBe(true);
      }
    },
  );

  it('where the day is closed for booking, proposes tomorrow', () => {
    const begun = { ...facts, rules: inDayRules };
    expect(askingOf('bookingduringday').begin(begun)).toMatchObject({
      at: at('2026-11-18', '09:45'),
    });
    expect(
      askingOf('bookingduringday').begin({ ...begun, now: new Date(at('2026-11-18', '16:00')) }),
    ).toMatchObject({
      at: at('2026-11-19', '08:00'),
    });
  });

  it('of a ride during the day shares the car, also after one that was alone', () => {
    const last = duringDay({ share: false, flexibilityMinutes: 30 });
    expect(askingOf('bookingduringday').begin({ ...facts, rules: inDayRules, last })).toMatchObject(
      {
        share: true,
        flexibilityMinutes: 30,
      },
    );
  });

  it('lasts as long as last time, within the rules', () => {
    expect(askingOf('bookingwithdrivernava').begin(facts)).toMatchObject({
      startsAt: at('2026-11-20', '08:00'),
      endsAt: at('2026-11-20', '12:00'),
    });
    expect(
      askingOf('bookingwithdrivernava').begin({ ...facts, last: withDriverNava() }),
    ).toMatchObject({
      endsAt: at('2026-11-20', '17:00'),
    });
    const late = withDriverNava({
      startsAt: at('2026-11-18', '20:00'),
      endsAt: at('2026-11-19', '01:00'),
    });
    expect(askingOf('bookingwithdrivernava').begin({ ...facts, last: late })).toMatchObject({
      startsAt: at('2026-11-19', '20:00'),
      endsAt: at('2026-11-19', '22:00'),
    });
  });

  it('takes over what is likely the same, and nothing that must be said anew', () => {
    expect(
      askingOf('bookingwithdrivernava').begin({
        ...facts,
        last: withDriverNava({ note: 'ก', pickUp: office }),
      }),
    ).toMatchObject({
      pickUp: office,
      class: 'van',
      purposeCode: 'customer',
      note: null,
      stops: [{ place: null, provinceCode: null, arriveBy: null }],
    });
    expect(
      askingOf('bookingnodriver').begin({ ...facts, last: noDriver({ carId: uuid(61) }) }),
    ).toMatchObject({
      driverId: me,
      fuelCard: true,
      carId: null,
      // They hold until they change.
      termsNumber: noDriver().termsNumber,
    });
    expect(
      askingOf('bookingwithdriveramata').begin({
        ...facts,
        rules: sharedRules,
        last: withDriverAmata(),
      }),
    ).toMatchObject({
      timetableEntryId: uuid(51),
      alightStop: 2,
      date: '2026-11-18',
    });
  });

  it.each([
    { departs: '08:55', date: '2026-11-19' },
    { departs: '09:30', date: '2026-11-18' },
    { departs: null, date: '2026-11-18' },
  ])('of a shuttle that leaves at $departs, at nine is for $date', ({ departs, date }) => {
    const last = withDriverAmata();
    const begun = { ...facts, rules: sharedRules, last, departsAt: () => departs };
    expect(askingOf('bookingwithdriveramata').begin(begun)).toMatchObject({ date });
  });

  it('of a shuttle that was asked for just now, is for the day after', () => {
    const last = withDriverAmata({ date: '2026-11-18' });
    const begun = { ...facts, rules: sharedRules, last, departsAt: () => '09:30' };
    expect(askingOf('bookingwithdriveramata').begin(begun)).toMatchObject({ date: '2026-11-19' });
  });

  it('of a shuttle, is for the first day on which nothing else takes the person away', () => {
    const last = withDriverAmata({ date: '2026-11-20' });
    const taken = ['2026-11-18', '2026-11-19'];
    const begun = { ...facts, rules: sharedRules, last, departsAt: () => '09:30' };
    const begin = (isNever: boolean) =>
      askingOf('bookingwithdriveramata').begin({
        ...begun,
        isFree: (draft) => !isNever && 'date' in draft && !taken.includes(draft.date ?? ''),
      });
    expect(begin(false)).toMatchObject({ date: '2026-11-21' });
    // Where that is never so, as if nobody knew.
    expect(begin(true)).toMatchObject({ date: '2026-11-18' });
  });

  it('of a ride during the day, is at the next time of work at which nothing else takes the person away', () => {
    const until = (end: string) =>
      askingOf('bookingduringday').begin({
        ...facts,
        rules: inDayRules,
        isFree: (draft) => 'at' in draft && draft.at !== null && draft.at >= end,
      });
    const onThe = (day: string, time: string) => ({ at: at(day, time) });
    expect(until(at('2026-11-18', '13:15'))).toMatchObject(onThe('2026-11-18', '13:15'));
    expect(until(at('2026-11-18', '16:30'))).toMatchObject(onThe('2026-11-19', '08:00'));
    expect(until(at('2027-01-01', '08:00'))).toMatchObject(onThe('2026-11-18', '09:45'));
  });

  it('without a phone of one’s own, takes that of last time', () => {
    const unknown = { ...facts, me: { personId: me, phone: null, costCentreId: null } };
    expect(askingOf('bookingduringday').begin({ ...unknown, last: duringDay() })).toMatchObject({
      contactPhone: '0812345678',
      costCentreId: uuid(11),
    });
    expect(askingOf('bookingduringday').begin(unknown)).toMatchObject({ contactPhone: null });
  });
});

describe('booking an earlier trip again', () => {
  const earlier = withDriverNava({
    startsAt: at('2026-10-02', '10:00'),
    endsAt: at('2026-10-03', '12:00'),
    stops: [{ place: office, provinceCode: 13, arriveBy: at('2026-10-02', '11:30') }],
    attachmentIds: [uuid(71)],
    urgentReason: 'ด่วน',
    groupId: uuid(81),
  });

  it('is the same at the same time of day, on the first day that the rules allow', () => {
    expect(bookAgain(askingOf('bookingwithdrivernava'), earlier, earlier, facts)).toEqual({
      ...earlier,
      startsAt: at('2026-11-19', '10:00'),
      endsAt: at('2026-11-20', '12:00'),
      stops: [{ place: office, provinceCode: 13, arriveBy: at('2026-11-19', '11:30') }],
      attachmentIds: [],
      urgentReason: null,
      groupId: null,
    });
  });

  it('does not fall on the earlier one that is still to come, unless no other day can be booked yet', () => {
    const day = (startsAt: string, endsAt: string, horizonDays = 30) =>
      bookAgain(
        askingOf('bookingwithdriveramata'),
        withDriverAmata(),
        { startsAt, endsAt },
        { ...facts, rules: { ...facts.rules, horizonDays } },
      );
    const onThe = (date: string) => expect.objectContaining({ date });
    expect(day(at('2026-11-19', '10:00'), at('2026-11-19', '12:00'))).toEqual(onThe('2026-11-20'));
    expect(day(at('2026-11-19', '10:00'), at('2026-11-20', '12:00'))).toEqual(onThe('2026-11-21'));
    expect(day(at('2026-11-25', '10:00'), at('2026-11-25', '12:00'))).toEqual(onThe('2026-11-19'));
    expect(day(at('2026-11-19', '10:00'), at('2026-11-19', '12:00'), 1)).toEqual(
      onThe('2026-11-19'),
    );
  });

  it('of a self-drive rental, keeps the terms that were accepted: the rules say whether they still hold', () => {
    const rented = noDriver({ termsNumber: 1, urgentReason: 'ด่วน' });
    expect(copyOf(rented)).toEqual({ ...rented, urgentReason: null });
  });

  it('of a shuttle, is its next run that can still be reached', () => {
    const shuttle = { ...facts, rules: sharedRules };
    const again = (now_: string) =>
      bookAgain(
        askingOf('bookingwithdriveramata'),
        withDriverAmata(),
        { startsAt: at('2026-11-06', '13:00'), endsAt: at('2026-11-06', '13:30') },
        { ...shuttle, now: new Date(now_) },
      );
    expect(again(at('2026-11-18', '12:30'))).toMatchObject({ date: '2026-11-18' });
    expect(again(at('2026-11-18', '12:31'))).toMatchObject({ date: '2026-11-19' });
    expect(again(at('2026-11-21', '13:00'))).toMatchObject({ date: '2026-11-23' });
  });

  it('with times still half typed, keeps them as they are', () => {
    const begun = { ...earlier, startsAt: 'พรุ่งนี้', endsAt: null };
    expect(askingOf('bookingwithdrivernava').onDay(begun, '2026-11-20')).toEqual(begun);
  });

  it('every week, is on the same weekday', () => {
    expect(weekly('2026-12-24', 3)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07']);
  });
});
