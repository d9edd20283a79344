import { describe, expect, it, test } from 'vitest';
import { bucketOf } from './bucket';
import { estimateWay, leastMinutes, minutesFor, roadKm } from './estimate-way';
import { learnWay, type Driven } from './learn-way';
import { chooseWay, sumOfWays } from './way';

const bangkok = { latitude: 13.7563, longitude: 100.5018 };
const korat = { latitude: 14.9799, longitude: 102.0977 };
const rides = (minutes: readonly number[], bucket: Driven['bucket'] = 'workday-day') =>
  minutes.map((value) => ({ bucket, minutes: value }));

describe('an estimate from where two places lie', () => {
  it('is a third more than the straight line, at the speed of its distance', () => {
    expect(roadKm(bangkok, korat)).toBeCloseTo(296, 0);
    expect(estimateWay({ km: null, from: bangkok, to: korat })).toEqual({
      km: roadKm(bangkok, korat),
      minutes: minutesFor(roadKm(bangkok, korat)),
    });
  });

  test.each([
    [1, 2],
    [3, 7],
    [10, 19],
    [30, 43],
    [100, 103],
    [300, 244],
  ])('%i km take %i minutes', (km, minutes) => {
    expect(minutesFor(km)).toBe(minutes);
  });

  it('is never quicker than a car may drive, by started minutes', () => {
    expect([0, 1, 60, 61].map(leastMinutes)).toEqual([1, 1, 30, 31]);
  });

  it('never is quicker for being farther', () => {
    const minutes = Array.from({ length: 400 }, (_, km) => minutesFor(km));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  it('is by the typed distance where there is one, and nothing where nobody knows', () => {
    expect(estimateWay({ km: 10, from: bangkok, to: korat })).toEqual({ km: 10, minutes: 19 });
    expect(estimateWay({ km: null, from: bangkok, to: null })).toBeNull();
  });
});

describe('when somebody leaves', () => {
  test.each([
    ['2026-11-20T08:00:00+07:00', false, 'workday-morning'],
    ['2026-11-20T05:59:00+07:00', false, 'workday-night'],
    ['2026-11-20T06:00:00+07:00', false, 'workday-morning'],
    ['2026-11-20T09:00:00+07:00', false, 'workday-day'],
    ['2026-11-20T15:59:00+07:00', false, 'workday-day'],
    ['2026-11-20T16:00:00+07:00', false, 'workday-evening'],
    ['2026-11-20T19:00:00+07:00', false, 'workday-night'],
    ['2026-11-20T18:59:00+07:00', false, 'workday-evening'],
    ['2026-11-20T23:30:00+07:00', false, 'workday-night'],
    ['2026-11-21T08:00:00+07:00', false, 'off-morning'],
    ['2026-11-20T12:00:00+07:00', true, 'off-day'],
  ])('%s, a holiday: %s', (at, isHoliday, bucket) => {
    expect(bucketOf(new Date(at).toISOString(), isHoliday)).toBe(bucket);
  });
});

describe('what trips say of a way', () => {
  const prior = { km: 10, minutes: 20 };

  it('is drawn to what was believed, the less the more trips there are', () => {
    const p50 = (n: number) => learnWay(rides(Array<number>(n).fill(40)), prior)[0]!.p50;
    // (1·40 + 5·20) / 6, (5·40 + 5·20) / 10, (95·40 + 5·20) / 100
    expect([p50(1), p50(5), p50(95)]).toEqual([23, 30, 39]);
  });

  it('is not carried away by who forgot to say that they were there', () => {
    expect(learnWay(rides([20, 21, 22, 19, 300]), prior)[0]!.p50).toBe(21);
  });

  it('is never less than a car needs', () => {
    expect(learnWay(rides(Array<number>(500).fill(1)), { km: 60, minutes: 70 })[0]).toMatchObject({
      p50: 30,
      p80: 30,
    });
  });

  it('is its own at each time of day, drawn to that of all', () => {
    const learned = learnWay(
      [...rides([20, 20, 20, 20, 20]), ...rides([60, 60, 60, 60, 60], 'workday-evening')],
      prior,
    );
    const of = (bucket: string) => learned.find((known) => known.bucket === bucket)!;
    expect(learned.map(({ bucket, n }) => [bucket, n])).toEqual([
      ['always', 10],
      ['workday-day', 5],
      ['workday-evening', 5],
    ]);
    expect(of('workday-day').p50).toBeLessThan(of('always').p50);
    expect(of('workday-evening').p50).toBeGreaterThan(of('always').p50);
  });

  it('lies between the two trips that are nearest, in whatever order they were driven', () => {
    const [always] = learnWay(rides([100, 9, 30, 20]), null);
    expect(always).toMatchObject({ p50: 25, p80: 58 });
  });

  it('is told by the time of day in one order', () => {
    const learned = learnWay([...rides([20], 'workday-evening'), ...rides([20])], prior);
    expect(learned.map(({ bucket }) => bucket)).toEqual([
      'always',
      'workday-day',
      'workday-evening',
    ]);
  });

  it('says nothing of a way nobody knows until it was driven three times', () => {
    expect(learnWay(rides([25, 27]), null)).toEqual([]);
    expect(learnWay(rides([25, 27, 29]), null)[0]).toMatchObject({ p50: 27, n: 3 });
  });
});

describe('which of them holds', () => {
  const learned = learnWay(rides([30, 30, 30, 30, 35]), { km: 10, minutes: 20 });
  const facts = { typed: { minutes: null, km: null }, from: bangkok, to: korat, learned };

  it('is what was typed, and what others needed is said beside it', () => {
    const typed = { minutes: 33, km: null };
    expect(chooseWay({ ...facts, typed }, 'workday-day')).toMatchObject({
      minutes: 33,
      source: 'typed',
      usual: { trips: 5 },
    });
  });

  it('is what was learned at that time of day, or at any, or else the estimate', () => {
    expect(chooseWay(facts, 'workday-day')?.source).toBe('learned');
    expect(chooseWay(facts, 'off-night')).toMatchObject({ minutes: 25, source: 'learned' });
    const morning = { bucket: 'workday-morning', p50: 90, p80: 99, n: 4 } as const;
    const ofMorning = { ...facts, learned: [...learned, morning] };
    expect(chooseWay(ofMorning, 'workday-morning')).toMatchObject({ minutes: 90, usual: null });
    expect(chooseWay(ofMorning, 'off-night')).toMatchObject({ minutes: 25, usual: { trips: 5 } });
    const nowhere = { ...facts, typed: { minutes: 33, km: 12 }, learned: [], to: null };
    expect(chooseWay(nowhere, 'off-night')).toEqual({
      minutes: 33,
      km: 12,
      source: 'typed',
      usual: null,
    });
    expect(chooseWay({ ...facts, learned: [] }, 'off-night')).toMatchObject({
      source: 'estimated',
      usual: null,
    });
    expect(chooseWay({ ...facts, learned: [], to: null }, 'off-night')).toBeNull();
  });

  it('is the sum of several, if each is known', () => {
    const way = { minutes: 10, km: 2.5, source: 'typed', usual: null } as const;
    expect(sumOfWays([way, way])).toEqual({ minutes: 20, km: 5 });
    expect(sumOfWays([way, { ...way, km: null }])).toEqual({ minutes: 20, km: null });
    expect([sumOfWays([way, null]), sumOfWays([])]).toEqual([null, null]);
  });
});
