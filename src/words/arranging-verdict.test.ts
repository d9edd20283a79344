import { describe, expect, it } from 'vitest';
import { stopNames } from './arranging-verdict';

const at = '2026-11-23T23:00:00.000Z';
const { th, en } = stopNames.taken;

describe('what is on another trip', () => {
  it('is said to be from when until when', () => {
    const facts = { at, until: '2026-11-24T05:30:00.000Z' };
    expect([th(facts), en(facts)]).toEqual(['ติดงานอื่น 06:00–12:30', 'Taken 06:00–12:30']);
  });

  it('says the day of each end of several days', () => {
    const facts = { at, until: '2026-11-25T05:30:00.000Z' };
    expect(en(facts)).toBe('Taken 24/11 06:00–25/11 12:30');
  });

  it('says its start where its end is seen, and else that it is at this time', () => {
    expect([en({ at }), en({})]).toEqual(['Taken 06:00', 'Taken at this time']);
  });
});

describe('a car that is too small', () => {
  it('says how many seats it has too few', () => {
    const { seats } = stopNames;
    expect([1, 2].map((count) => seats.en({ count }))).toEqual([
      '1 seat too few',
      '2 seats too few',
    ]);
    expect(seats.en({})).toBe('Too few seats');
  });
});
