import { describe, expect, it, test } from 'vitest';
import { at, wanted as wantedByThree } from '../../../tests/factories/arranging-facts';
import { judgeCar, stopsOfCar, type CarFacts, type Claim, type Wanted } from './judge-car';

const wanted: Wanted = { ...wantedByThree, seats: 4 };

const car = (more: Partial<CarFacts> = {}): CarFacts => ({
  id: 'car',
  seats: 4,
  class: 'sedan',
  status: 'available',
  kinds: ['bookingwithdrivernava'],
  site: 'nava',
  providerId: 'one',
  papersUntil: null,
  doubtfulUntil: null,
  standsSince: null,
  claims: [],
  ...more,
});

const claim = (from: string, until: string | null): Claim => ({ from, until, type: 'taken' });

describe('a car', () => {
  test.each([
    [{}, {}, []],
    [{ seats: 3 }, {}, [{ code: 'seats', count: 1 }]],
    [{ seats: 2 }, { withDriver: false }, [{ code: 'seats', count: 1 }]],
    [{ seats: 3 }, { withDriver: false }, []],
    [{}, { onlyProviderId: 'other' }, [{ code: 'other_provider' }]],
    [{}, { onlyProviderId: 'one' }, []],
    [{ papersUntil: '2026-11-23' }, {}, [{ code: 'papers', at: '2026-11-23' }]],
    [{ papersUntil: '2026-11-24' }, {}, []],
    [{ claims: [claim(at('12:30'), null)] }, {}, []],
    [{ claims: [claim(at('06:00'), at('08:00'))] }, {}, []],
    [
      { claims: [claim(at('12:29'), at('13:00'))] },
      {},
      [{ code: 'taken', at: at('12:29'), until: at('13:00') }],
    ],
  ] as const)('%o wanted %o has against it %o', (more, of, expected) => {
    expect(stopsOfCar(car(more), { ...wanted, ...of })).toEqual(expected);
  });
});

describe('what speaks for and against a car', () => {
  const beside = { smallest: 2, driver: 'own' as const };
  const judge = (more: Partial<CarFacts>, of: Partial<Wanted> = {}) => {
    const { score, warnings, reasons } = judgeCar(car(more), { ...wanted, ...of }, beside);
    return { score, codes: [...warnings, ...reasons].map(({ code }) => code) };
  };

  test.each([
    [{}, {}, 0, ['free_all_day']],
    [{ seats: 6 }, {}, -2, ['free_all_day']],
    [{ seats: 6 }, { withDriver: false }, -3, ['free_all_day']],
    [{ papersUntil: '2026-11-30' }, {}, -5, ['papers_soon', 'free_all_day']],
    [{ papersUntil: '2026-12-01' }, {}, 0, ['free_all_day']],
    [{}, { class: 'van' }, -15, ['other_class', 'free_all_day']],
    [{}, { class: 'sedan' }, 20, ['class_wished', 'free_all_day']],
    [{ providerId: null }, {}, 80, ['own', 'free_all_day']],
    [{}, { chosenCarId: 'car' }, 100, ['asked_for', 'free_all_day']],
    [{ claims: [claim(at('06:00'), at('08:00'))] }, {}, 0, ['free_rest_of_day']],
    [{ claims: [claim(at('22:00', 23), at('00:00'))] }, {}, 0, ['free_all_day']],
    [{ claims: [claim(at('08:00', 25), null)] }, {}, 0, ['free_all_day']],
  ] as const)('%o wanted %o: %i %o', (more, of, score, codes) => {
    expect(judge(more, of)).toEqual({ score, codes });
  });

  it('when it is taken later, it says from when, the first time', () => {
    const claims = [
      claim(at('18:00'), at('19:00')),
      claim(at('14:00'), at('15:00')),
      claim(at('05:00'), at('06:00')),
    ];
    const { reasons } = judgeCar(car({ claims }), wanted, beside);
    expect(reasons).toEqual([{ code: 'free_until', at: at('14:00') }]);
  });

  it('says when nobody could drive it', () => {
    expect(judgeCar(car(), wanted, { ...beside, driver: 'none' }).score).toBe(-300);
  });

  it('says of soon ending papers until when', () => {
    expect(judgeCar(car({ papersUntil: '2026-11-26' }), wanted, beside).warnings).toEqual([
      { code: 'papers_soon', at: '2026-11-26' },
    ]);
  });
});

it('a car that may not be back when the trip begins is warned of, and comes last', () => {
  const judged = (doubtfulUntil: string | null) =>
    judgeCar(car({ doubtfulUntil }), wanted, { smallest: 4, driver: 'own' });
  expect(judged(at('08:00')).warnings).toEqual([]);
  expect(judged(at('08:01')).warnings).toEqual([{ code: 'not_back' }]);
  expect(judged(null).score - judged(at('08:01')).score).toBe(200);
});
