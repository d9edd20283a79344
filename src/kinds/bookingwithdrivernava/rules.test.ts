import { describe, expect, it, test } from 'vitest';
import {
  at,
  colleague,
  gate,
  makeFacts,
  me,
  office,
  rentalRules,
  uuid,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import { asking } from './asking';

const check = (change: object, facts: object = {}) =>
  asking.problems(withDriverNava(change), makeFacts(facts));
const stop = (place: object, arriveBy: string | null = null) => ({
  place,
  provinceCode: 11,
  arriveBy,
});
const guests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'guest',
    name: `แขก ${index}`,
    phone: null,
  }));

describe('a rental with driver', () => {
  it('as it is usually asked for, has no problem', () => {
    expect(check({})).toEqual({});
  });

  describe('when', () => {
    const day = '2026-11-20';
    test.each([
      ['the end is the start', { endsAt: at(day, '08:00') }, { endsAt: 'end_before_start' }],
      ['the end is before it', { endsAt: at(day, '07:00') }, { endsAt: 'end_before_start' }],
      ['it lasts seven days', { endsAt: at('2026-11-27', '08:00') }, {}],
      [
        'it lasts a minute longer',
        { endsAt: at('2026-11-27', '08:01') },
        { endsAt: 'longer_than_allowed' },
      ],
      [
        'it starts too early in the day',
        { startsAt: at(day, '04:59') },
        { startsAt: 'outside_service_hours' },
      ],
      [
        'it ends too late in the day',
        { endsAt: at(day, '22:01') },
        { endsAt: 'outside_service_hours' },
      ],
      ['it uses all the hours', { startsAt: at(day, '05:00'), endsAt: at(day, '22:00') }, {}],
      [
        'it is the last day of the horizon',
        { startsAt: at('2027-02-16', '08:00'), endsAt: at('2027-02-16', '09:00') },
        {},
      ],
      [
        'it is the day after',
        { startsAt: at('2027-02-17', '08:00'), endsAt: at('2027-02-17', '09:00') },
        { startsAt: 'too_far_ahead' },
      ],
      [
        'it has begun: then no reason would help',
        { startsAt: at('2026-11-18', '09:00') },
        { startsAt: 'in_the_past' },
      ],
    ])('%s', (_, change, problems) => {
      expect(check(change)).toEqual(problems);
    });

    it('later than the notice period, it needs a reason and is allowed with one', () => {
      const late = { startsAt: at('2026-11-19', '08:59'), endsAt: at('2026-11-19', '12:00') };
      expect(check(late)).toEqual({ urgentReason: 'urgent_reason_required' });
      expect(check({ ...late, urgentReason: 'ลูกค้านัดด่วน' })).toEqual({});
      expect(check({ ...late, startsAt: at('2026-11-19', '09:00') })).toEqual({});
    });

    it('on days without service or closed, it says which end', () => {
      const weekdays = { ...rentalRules, serviceDays: [1, 2, 3, 4] };
      expect(check({}, { rules: weekdays })).toEqual({
        startsAt: 'not_a_service_day',
        endsAt: 'not_a_service_day',
      });
      expect(check({ endsAt: at('2026-11-21', '12:00') }, { closedDays: ['2026-11-21'] })).toEqual({
        endsAt: 'holiday',
      });
    });
  });

  describe('when it is a change', () => {
    const standing = { ...withDriverNava(), termsNumber: null };
    const later = { now: new Date(at('2026-11-20', '10:00')), standing };

    it('that leaves the time as it was, the time is not judged again', () => {
      expect(check({ note: 'โทรก่อนถึง' }, later)).toEqual({});
    });

    it('that ends later, only the end is judged', () => {
      expect(check({ endsAt: at('2026-11-20', '20:00') }, later)).toEqual({});
      expect(check({ endsAt: at('2026-11-20', '23:00') }, later)).toEqual({
        endsAt: 'outside_service_hours',
      });
      expect(check({ endsAt: at('2026-11-20', '09:30') }, later)).toEqual({
        endsAt: 'in_the_past',
      });
    });

    it('that moves the start, the notice period counts again', () => {
      expect(check({ startsAt: at('2026-11-20', '11:00') }, later)).toEqual({
        urgentReason: 'urgent_reason_required',
      });
    });
  });

  describe('whose stops', () => {
    const [early, late] = [at('2026-11-20', '10:00'), at('2026-11-20', '11:00')];
    test.each([
      ['follow one another in time', [stop(office, early), stop(gate, late)], {}],
      [
        'are timed the wrong way round',
        [stop(office, late), stop(gate, early)],
        { 'stops.1.arriveBy': 'arrive_by_order' },
      ],
      [
        'leave a time out between',
        [stop(office, late), stop(gate), stop(office, early)],
        { 'stops.2.arriveBy': 'arrive_by_order' },
      ],
      [
        'come before the start',
        [stop(office, at('2026-11-20', '07:00'))],
        { 'stops.0.arriveBy': 'arrive_by_outside' },
      ],
      [
        'come after the end',
        [stop(office, at('2026-11-20', '17:01'))],
        { 'stops.0.arriveBy': 'arrive_by_outside' },
      ],
      ['begin where one is', [stop(gate)], { 'stops.0.place': 'same_place' }],
      ['repeat the one before', [stop(office), stop(office)], { 'stops.1.place': 'same_place' }],
      ['come back to the first', [stop(office), stop(gate)], {}],
    ])('%s', (_, stops, problems) => {
      expect(check({ stops })).toEqual(problems);
    });
  });

  describe('whose people', () => {
    test.each([
      ['fill the van', { companions: guests(9) }, {}],
      [
        'are more than any car seats',
        { companions: guests(10) },
        { companions: 'no_car_so_large', class: 'too_many_people' },
      ],
      [
        'are more than the class seats',
        { companions: guests(3), class: 'sedan' },
        { class: 'too_many_people' },
      ],
      ['wish for a class without cars', { class: 'ppv' }, { class: 'too_many_people' }],
      ['wish for no class', { class: null, companions: guests(9) }, {}],
      [
        'are named twice',
        {
          companions: [
            { type: 'colleague', personId: colleague },
            { type: 'colleague', personId: colleague },
          ],
        },
        { 'companions.1': 'listed_twice' },
      ],
      [
        'name the traveller again',
        { companions: [{ type: 'colleague', personId: me }] },
        { 'companions.0': 'listed_twice' },
      ],
      [
        'name me, who books for a colleague',
        {
          forWhom: { type: 'colleague', personId: colleague },
          companions: [{ type: 'colleague', personId: me }],
        },
        {},
      ],
    ])('%s', (_, change, problems) => {
      expect(check(change)).toEqual(problems);
    });
  });

  it('for another purpose, asks for words', () => {
    expect(check({ purposeCode: 'other' })).toEqual({ purposeText: 'required' });
    expect(check({ purposeCode: 'other', purposeText: 'ส่งของ' })).toEqual({});
    expect(check({ purposeCode: uuid(1) })).toEqual({ purposeCode: 'unknown' });
  });
});
