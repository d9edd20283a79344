import { describe, expect, it, test } from 'vitest';
import { at, wanted } from '../../../tests/factories/arranging-facts';
import { hoursPresets } from '../hours/rules';
import type { Wanted } from './judge-car';
import {
  isOverHours,
  judgeDriver,
  stopsOfDriver,
  workDayOf,
  type DriverFacts,
} from './judge-driver';

const driver = (more: Partial<DriverFacts> = {}): DriverFacts => ({
  id: 'driver',
  status: 'active',
  kinds: ['bookingwithdrivernava'],
  sites: [],
  providerId: null,
  licence: { class: 'ท.1', until: '2030-01-01' },
  medicalUntil: null,
  shifts: [],
  tripsThisWeek: 2,
  rating: null,
  claims: [],
  driven: [],
  hours: [],
  ...more,
});

const car = { seats: 4, providerId: null };
const stops = (
  more: Partial<DriverFacts>,
  of: Partial<Wanted> = {},
  forCar: typeof car | null = car,
) => stopsOfDriver(driver(more), { ...wanted, ...of }, forCar).map(({ code }) => code);

const judge = (more: Partial<DriverFacts>, of: Partial<Wanted> = {}, usualTrips = 2) =>
  judgeDriver(driver(more), { ...wanted, ...of }, { usualTrips, car });

const drove = (from: string, until: string) => ({
  startsAt: at(from),
  endsAt: at(until),
  isDrivenThrough: true,
});

describe('a driver', () => {
  test.each([
    [{}, []],
    [{ status: 'suspended' }, ['not_available']],
    [{ kinds: [] }, ['other_kind']],
    [{ sites: ['amata'] }, ['other_site']],
    [{ sites: ['nava'] }, []],
    [{ licence: null }, ['licence_missing']],
    [{ licence: { class: 'ท.2', until: '2026-11-23' } }, ['licence_expired']],
    [{ licence: { class: 'ท.2', until: '2026-11-24' } }, []],
  ] as const)('who is %o has against them %o', (more, codes) => {
    expect(stops(more)).toEqual(codes);
  });

  it('of another provider is no supplier’s', () => {
    expect(stops({ providerId: 'one' }, { onlyProviderId: 'other' })).toEqual(['other_provider']);
    expect(stops({ providerId: 'one' }, { onlyProviderId: 'one' })).toEqual([]);
    expect(stops({ providerId: 'one' })).toEqual([]);
  });

  it('with a licence of the first type drives no car of more than nineteen seats', () => {
    const of = (seats: number) => stops({}, {}, { ...car, seats });
    expect([of(19), of(20)]).toEqual([[], ['licence_class']]);
    expect(
      stops({ licence: { class: 'ท.2', until: '2030-01-01' } }, {}, { ...car, seats: 40 }),
    ).toEqual([]);
  });
});

describe('hours', () => {
  const day = { type: 'day', most: 300 } as const;

  it('that would be broken hard stand against a driver, with how much too long', () => {
    const before = { driven: [drove('05:00', '07:00')] };
    expect(stops(before)).toEqual([]);
    expect(
      stopsOfDriver(driver({ ...before, hours: [{ ...day, isHard: true }] }), wanted, car),
    ).toEqual([{ code: 'hours', count: 60 }]);
    expect(stops({ ...before, hours: [{ ...day, isHard: false }] })).toEqual([]);
    expect(judge({ ...before, hours: [{ ...day, isHard: false }] }).warnings).toEqual([
      { code: 'hours_soft', count: 60 },
    ]);
    expect(stops({ ...before, hours: [{ ...day, most: 360, isHard: true }] })).toEqual([]);
  });

  it('that are broken already on another day are not this trip’s fault', () => {
    const past = { startsAt: at('04:00', 22), endsAt: at('16:00', 22), isDrivenThrough: true };
    const hours = [{ ...day, isHard: true }];
    expect(stops({ driven: [past], hours })).toEqual([]);
    expect(stops({ driven: [past, drove('05:00', '07:00')], hours })).toEqual(['hours']);
  });
});

describe('a driver’s day as the hours count it', () => {
  const hours = hoursPresets.transport_workers;

  it('is what they drive and would drive, and begins after the rest', () => {
    const late = { startsAt: at('18:00', 23), endsAt: at('21:00', 23), isDrivenThrough: true };
    const of = { driven: [late, drove('08:00', '10:00')], hours };
    expect(workDayOf(of, '2026-11-24')).toMatchObject({ driven: 120, startsAt: at('07:00') });
    expect(workDayOf(of, '2026-11-24', [drove('11:00', '12:00')])).toMatchObject({ driven: 180 });
    expect(workDayOf({ driven: [], hours }, '2026-11-24')).toMatchObject({
      driven: 0,
      startsAt: null,
    });
  });

  it('goes beyond a soft rule only where one is broken, and a hard one is no warning', () => {
    const before = { driven: [drove('05:00', '07:00')] };
    const soft = { type: 'day', most: 300, isHard: false } as const;
    const hard = { type: 'overtime', normal: 300, most: 0, isHard: true } as const;
    const over = (by: DriverFacts['hours']) =>
      isOverHours(driver({ ...before, hours: by }), wanted);
    expect([over([]), over([soft]), over([hard]), over([soft, hard])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('what speaks for and against a driver', () => {
  const codes = (more: Partial<DriverFacts>, of: Partial<Wanted> = {}, usualTrips = 2) => {
    const { warnings, reasons, score } = judge(more, of, usualTrips);
    return [...warnings.map(({ code }) => code), ...reasons.map(({ code }) => code), score];
  };

  test.each([
    [{ rating: 3.4 }, ['low_rating', -15]],
    [{ rating: 3.5 }, [0]],
    [{ rating: 4.4 }, [0]],
    [{ rating: 4.5 }, ['high_rating', 5]],
    [{ licence: { class: 'ท.2', until: '2026-12-23' } }, ['licence_soon', -3]],
    [{ licence: { class: 'ท.2', until: '2026-12-24' } }, [0]],
    [{ medicalUntil: '2026-11-23' }, ['medical_expired', -10]],
    [{ medicalUntil: '2026-11-24' }, [0]],
    [{ providerId: 'one' }, ['other_house', -40]],
    [{ tripsThisWeek: 0 }, ['no_trips_yet', 20]],
    [{ tripsThisWeek: 1 }, ['fewer_trips', 4]],
    [{ tripsThisWeek: 3 }, [-4]],
    [{ id: 'wished' }, ['asked_for', 60]],
    [{ driven: [drove('13:00', '19:00')] }, [0]],
    [{ driven: [drove('13:00', '19:01')] }, ['long_day', -15]],
  ] as const)('%o: %o', (more, expected) => {
    expect(codes(more, { wishedDriverId: 'wished' })).toEqual(expected);
  });

  it('a driver with one trip less than one trip fewer than usual has no fewer', () => {
    expect(codes({ tripsThisWeek: 1 }, {}, 1.9)).toEqual([expect.closeTo(3.6)]);
    expect(judge({ tripsThisWeek: 1 }, {}, 3.9).reasons).toEqual([
      { code: 'fewer_trips', count: 2 },
    ]);
    expect(judge({ rating: 4.8 }).reasons).toEqual([{ code: 'high_rating', count: 4.8 }]);
  });

  it('nothing counts where something stands against them', () => {
    expect(judge({ licence: null, rating: 5, tripsThisWeek: 0 })).toEqual({
      score: 0,
      stops: [{ code: 'licence_missing' }],
      warnings: [],
      reasons: [],
    });
  });
});
