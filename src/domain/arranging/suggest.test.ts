// Long, because each case of the ranking reads beside the others that it is weighed against.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, wanted } from '../../../tests/factories/arranging-facts';
import { addMinutes } from '../dates/bangkok-time';
import type { CarFacts, Claim, Wanted } from './judge-car';
import type { DriverFacts } from './judge-driver';
import { suggest } from './suggest';

const car = (id: string, more: Partial<CarFacts> = {}): CarFacts => ({
  id,
  seats: 4,
  class: 'sedan',
  status: 'available',
  kinds: ['bookingwithdrivernava'],
  site: 'nava',
  providerId: null,
  papersUntil: null,
  doubtfulUntil: null,
  standsSince: null,
  claims: [],
  ...more,
});

const driver = (id: string, more: Partial<DriverFacts> = {}): DriverFacts => ({
  id,
  status: 'active',
  kinds: ['bookingwithdrivernava'],
  sites: [],
  providerId: null,
  licence: { class: 'ท.2', until: '2030-01-01' },
  medicalUntil: null,
  shifts: [],
  tripsThisWeek: 0,
  rating: null,
  claims: [],
  driven: [],
  hours: [],
  ...more,
});

const claim = (from: string, until: string | null, type: Claim['type'] = 'taken'): Claim => ({
  from: at(from),
  until: until === null ? null : at(until),
  type,
});

const carsFor = (cars: readonly CarFacts[], more: Partial<Wanted> = {}) =>
  suggest({ ...wanted, ...more }, { cars, drivers: [driver('any')], carId: null }).cars;

const driversFor = (
  drivers: readonly DriverFacts[],
  { car: ofCar = car('car'), ...more }: Partial<Wanted> & { car?: CarFacts } = {},
) => suggest({ ...wanted, ...more }, { cars: [ofCar], drivers, carId: ofCar.id }).drivers;

const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code);

describe('cars for a booking', () => {
  it('begin with the smallest that fits, and say until when it is free', () => {
    const small = car('small', { claims: [claim('15:00', '18:00')] });
    const [first, second] = carsFor([car('large', { seats: 12 }), small]);
    expect(first).toMatchObject({
      id: 'small',
      reasons: [{ code: 'smallest_fit' }, { code: 'own' }, { code: 'free_until', at: at('15:00') }],
    });
    expect(codes(second?.reasons ?? [])).toEqual(['own', 'free_all_day']);
  });

  it('never say that a car is free all day which is out earlier that day', () => {
    const freeOf = (from: string, until: string) =>
      carsFor([car('own', { claims: [claim(from, until)] })])[0]?.reasons.at(-1)?.code;
    expect(freeOf('06:00', '07:30')).toBe('free_rest_of_day');
    expect(freeOf('15:00', '18:00')).toBe('free_until');
  });

  it('put a hired car with its own driver before one that another company would have to drive', () => {
    const cars = [car('own'), car('hired', { seats: 6, providerId: 'provider' })];
    const best = (drivers: readonly DriverFacts[]) => {
      const [first, second] = suggest(wanted, { cars, drivers, carId: null }).cars;
      return [first?.id, codes(first?.warnings ?? []), codes(second?.warnings ?? [])];
    };
    const theirs = driver('theirs', { providerId: 'provider' });
    expect(best([theirs])).toEqual(['hired', [], ['other_house']]);
    expect(best([theirs, driver('own')])).toEqual(['own', [], []]);
    // Theirs is out: another company's would have to drive.
    const away = { ...theirs, claims: [claim('08:00', '12:00')] };
    expect(best([away, driver('own')])).toEqual(['own', [], ['other_house']]);
    // Whoever has no drivers in the list sends one with the car.
    expect(best([driver('own')])).toEqual(['own', [], []]);
    expect(best([])).toEqual(['own', ['no_driver'], ['no_driver']]);
  });

  it('put what its provider declined last of those with a driver, and say why', () => {
    const asked = { seats: 4, providerId: 'declined' };
    const cars = [car('theirs', asked), car('others', { seats: 12, providerId: 'other' })];
    const drivers = [driver('a', { providerId: 'declined' }), driver('b', { providerId: 'other' })];
    const judged = (declinedById: string | null) =>
      suggest({ ...wanted, declinedById }, { cars, drivers, carId: null }).cars.map(
        ({ id, warnings }) => [id, ...codes(warnings)],
      );
    expect(judged(null)).toEqual([['theirs'], ['others']]);
    expect(judged('declined')).toEqual([['others'], ['theirs', 'declined']]);
  });

  it('put the car that was asked for before a smaller one', () => {
    const [first] = carsFor([car('small'), car('asked', { seats: 12 })], { chosenCarId: 'asked' });
    expect(first).toMatchObject({ id: 'asked', reasons: [{ code: 'asked_for' }, {}, {}] });
  });

  it('prefer the class that was wished for, and warn about another', () => {
    const [first, second] = carsFor([car('sedan'), car('van', { class: 'van', seats: 12 })], {
      class: 'van',
    });
    expect(codes(first?.reasons ?? [])).toContain('class_wished');
    expect(codes(second?.warnings ?? [])).toEqual(['other_class']);
  });

  it('prefer the company’s own to a hired one', () => {
    const hired = car('a-hired', { providerId: 'provider' });
    expect(carsFor([hired, car('own')]).map(({ id }) => id)).toEqual(['own', 'a-hired']);
  });

  it('prefer it also to a hired one that fits better, but for the very car that was asked for', () => {
    const hired = car('a-hired', { providerId: 'provider', class: 'van', seats: 3 });
    const own = car('own', { seats: 12 });
    const first = (more: Partial<Wanted>) =>
      carsFor([hired, own], { class: 'van', ...more })[0]?.id;
    expect(first({})).toBe('own');
    expect(first({ chosenCarId: 'a-hired' })).toBe('a-hired');
  });

  it('come first with somebody to drive them: a car that nobody can drive says so, after all that can go', () => {
    const small = driver('small', { licence: { class: 'ท.1', until: '2030-01-01' } });
    const bus = car('bus', { seats: 40, class: 'van' });
    const hired = car('hired', { providerId: 'provider' });
    const wish = { ...wanted, class: 'van' };
    const { cars, drivers, carId } = suggest(wish, {
      cars: [bus, hired],
      drivers: [small],
      carId: null,
    });
    expect(cars.map(({ id }) => id)).toEqual(['hired', 'bus']);
    expect(codes(cars[1]!.warnings)).toEqual(['no_driver']);
    expect([carId, drivers[0]?.stops]).toEqual(['hired', []]);
  });

  it('say from when until when one is taken', () => {
    const taken = claim('10:00', '11:00');
    const [only] = carsFor([car('a', { claims: [taken] })]);
    expect(only?.stops).toEqual([{ code: 'taken', at: taken.from, until: taken.until }]);
  });

  it.each<[string, Partial<CarFacts>, Partial<Wanted>, string]>([
    ['is on another trip', { claims: [claim('10:00', '11:00')] }, {}, 'taken'],
    [
      'comes back too late, its own buffer counted',
      { claims: [claim('05:00', '08:01')] },
      {},
      'taken',
    ],
    ['leaves within the buffer', { claims: [claim('12:29', '15:00')] }, {}, 'taken'],
    ['is kept out of use', { claims: [claim('11:00', null, 'blackout')] }, {}, 'blackout'],
    ['is in repair', { claims: [claim('11:00', '18:00', 'repair')] }, {}, 'repair'],
    ['is too small', { seats: 2 }, {}, 'seats'],
    ['has papers that lapse before the end', { papersUntil: '2026-11-23' }, {}, 'papers'],
    ['cannot go on', { standsSince: '2026-11-24T01:00:00.000Z' }, {}, 'stands'],
    ['is out of service', { status: 'repair' }, {}, 'not_available'],
    ['is not for this kind', { kinds: ['bookingnodriver'] }, {}, 'other_kind'],
    ['stands at the other site', { site: 'amata' }, {}, 'other_site'],
    ['is another provider’s', { providerId: 'b' }, { onlyProviderId: 'a' }, 'other_provider'],
  ])('name one that %s last, and why', (_, more, need, code) => {
    const all = carsFor(
      [car('a', more), car('z', { providerId: need.onlyProviderId ?? null })],
      need,
    );
    expect(all.map(({ id }) => id)).toEqual(['z', 'a']);
    expect(codes(all[1]?.stops ?? [])).toEqual([code]);
  });

  it.each<[string, Partial<CarFacts>, Partial<Wanted>]>([
    [
      'is back, its own buffer counted, as the trip begins',
      { claims: [claim('05:00', '08:00')] },
      {},
    ],
    ['leaves as the buffer ends', { claims: [claim('12:30', '15:00')] }, {}],
    ['has papers until the very day', { papersUntil: '2026-11-24' }, {}],
    ['has one seat less, which is the traveller’s own', { seats: 2 }, { withDriver: false }],
  ])('offer one that %s', (_, more, need) => {
    expect(carsFor([car('a', more)], need)[0]?.stops).toEqual([]);
  });
});

describe('drivers for a booking', () => {
  it('say who has fewer trips this week, and begin with them', () => {
    const all = driversFor([
      driver('busy', { tripsThisWeek: 7 }),
      driver('idle', { tripsThisWeek: 3 }),
      driver('usual', { tripsThisWeek: 5 }),
    ]);
    expect(all.map(({ id }) => id)).toEqual(['idle', 'usual', 'busy']);
    expect(all[0]?.reasons).toEqual([{ code: 'fewer_trips', count: 2 }]);
  });

  it('prefer the one who was wished for', () => {
    const all = driversFor([driver('idle'), driver('wished', { tripsThisWeek: 9 })], {
      wishedDriverId: 'wished',
    });
    expect(all[0]).toMatchObject({ id: 'wished', reasons: [{ code: 'asked_for' }] });
  });

  it.each<[string, Partial<DriverFacts>, string]>([
    ['drives somebody else', { claims: [claim('10:00', '11:00')] }, 'taken'],
    ['is on leave', { claims: [claim('00:00', '23:59', 'leave')] }, 'leave'],
    ['has no licence on record', { licence: null }, 'licence_missing'],
    ['has a lapsed licence', { licence: { class: 'ท.2', until: '2026-11-23' } }, 'licence_expired'],
    ['would drive too long', { hours: [{ type: 'day', most: 239, isHard: true }] }, 'hours'],
    ['is suspended', { status: 'suspended' }, 'not_available'],
    ['drives other kinds', { kinds: [] }, 'other_kind'],
    ['drives at the other site', { sites: ['amata'] }, 'other_site'],
  ])('name one who %s last, and why', (_, more, code) => {
    const all = driversFor([driver('a', more), driver('z')]);
    expect(all.map(({ id }) => id)).toEqual(['z', 'a']);
    expect(codes(all[1]?.stops ?? [])).toEqual([code]);
  });

  it('of a bus need more than a licence of the first type', () => {
    const small = driver('a', { licence: { class: 'บ.1', until: '2030-01-01' } });
    const bus = car('bus', { seats: 40 });
    expect(codes(driversFor([small], { car: bus })[0]?.stops ?? [])).toEqual(['licence_class']);
    expect(driversFor([small])[0]?.stops).toEqual([]);
  });

  it.each<[string, Partial<DriverFacts>, object]>([
    [
      'overtime',
      { shifts: [{ weekday: 2, starts: '08:00', ends: '11:00' }] },
      { code: 'overtime', count: 60 },
    ],
    [
      'a long day',
      { driven: [{ startsAt: at('13:00'), endsAt: at('20:00'), isDrivenThrough: false }] },
      { code: 'long_day', count: 660 },
    ],
    [
      'more hours than are advised',
      { hours: [{ type: 'day', most: 200, isHard: false }] },
      { code: 'hours_soft', count: 40 },
    ],
    ['a low rating', { rating: 3.1 }, { code: 'low_rating', count: 3.1 }],
    [
      'a licence that lapses soon',
      { licence: { class: 'ท.2', until: '2026-12-01' } },
      { code: 'licence_soon', at: '2026-12-01' },
    ],
    ['another house', { providerId: 'provider' }, { code: 'other_house' }],
    [
      'a medical certificate that lapsed',
      { medicalUntil: '2026-11-01' },
      { code: 'medical_expired', at: '2026-11-01' },
    ],
  ])('with %s are possible, with a warning, after those without', (_, more, warning) => {
    const all = driversFor([driver('a', more), driver('z')]);
    expect(all[0]?.id).toBe('z');
    expect(all[1]).toMatchObject({ stops: [], warnings: [warning] });
  });

  it('on a night shift work no overtime until the next morning', () => {
    const night = driver('a', { shifts: [{ weekday: 1, starts: '20:00', ends: '12:00' }] });
    expect(driversFor([night])[0]?.warnings).toEqual([]);
  });

  it('are not needed where the traveller drives', () => {
    const all = suggest(
      { ...wanted, withDriver: false },
      { cars: [car('a')], drivers: [driver('b')], carId: null },
    );
    expect(all.drivers).toEqual([]);
  });
});

describe('whatever the day looks like', () => {
  const moment = fc
    .integer({ min: -600, max: 900 })
    .map((minutes) => addMinutes(at('08:00'), minutes));
  const anyClaim = fc
    .tuple(moment, fc.integer({ min: 1, max: 600 }))
    .map(([from, minutes]): Claim => ({ from, until: addMinutes(from, minutes), type: 'taken' }));
  const anyCar = fc
    .record({
      seats: fc.integer({ min: 1, max: 12 }),
      claims: fc.array(anyClaim, { maxLength: 4 }),
    })
    .map((more) => more);
  const cars = fc
    .array(anyCar, { maxLength: 8 })
    .map((all) => all.map((more, index) => car(`car${index}`, more)));

  it('what is offered meets no claim in its buffer, has the seats, and comes before all that is not', () => {
    fc.assert(
      fc.property(cars, fc.integer({ min: 1, max: 12 }), (all, seats) => {
        const suggested = carsFor(all, { seats });
        expect(suggested.map(({ id }) => id).toSorted()).toEqual(
          all.map(({ id }) => id).toSorted(),
        );
        const firstStopped = suggested.findIndex(({ stops }) => stops.length > 0);
        for (const [place, { id, stops }] of suggested.entries()) {
          const facts = all.find((one) => one.id === id)!;
          const refused =
            facts.seats < seats ||
            facts.claims.some(
              ({ from, until }) => from < wanted.heldUntil && wanted.heldFrom < (until ?? ''),
            );
          expect(stops.length > 0).toBe(refused);
          expect(refused).toBe(firstStopped !== -1 && place >= firstStopped);
        }
      }),
    );
  });

  it('does not depend on the order in which they are known', () => {
    fc.assert(
      fc.property(cars, (all) => {
        expect(carsFor(all.toReversed())).toEqual(carsFor(all));
      }),
    );
  });
});

describe('who is compared with whom', () => {
  const inOrder = (cars: CarFacts[], drivers: DriverFacts[] = [driver('d')]) =>
    suggest(wanted, { cars, drivers, carId: null });

  it('of equal ones in the order of their ids, in whatever order they come', () => {
    const ids = ({ cars, drivers }: ReturnType<typeof suggest>) => [
      cars.map(({ id }) => id),
      drivers.map(({ id }) => id),
    ];
    const order = [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ];
    const [a, b, c] = [car('a'), car('b'), car('c')];
    expect(ids(inOrder([c, a, b], [driver('e'), driver('d')]))).toEqual(order);
    expect(ids(inOrder([a, b, c], [driver('d'), driver('e')]))).toEqual(order);
  });

  it('the smallest of those that fit, and a driver who can', () => {
    const small = car('small', { seats: 3, status: 'repair' as never });
    const [best] = inOrder([small, car('fits')], [driver('no', { kinds: [] }), driver('yes')]).cars;
    expect(best?.id).toBe('fits');
    expect(best?.reasons).toContainEqual({ code: 'smallest_fit' });
    expect(best?.warnings).toEqual([]);
  });

  it('what those have driven who could', () => {
    const busy = driver('busy', { kinds: [], tripsThisWeek: 9 });
    const [first] = inOrder([car('a')], [driver('d', { tripsThisWeek: 2 }), busy]).drivers;
    expect(first).toMatchObject({ id: 'd', score: 0, reasons: [] });
  });
});
