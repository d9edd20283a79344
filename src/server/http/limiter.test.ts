import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter';

const open = () => {
  const clock = { now: 0 };
  const limiter = createLimiter(() => clock.now);
  const tryMany = (times: number, person = 'somchai', of: 'search' | 'write' = 'search') =>
    Array.from({ length: times }, () => limiter.take(person, of)).filter((wait) => wait === 0)
      .length;
  return { clock, limiter, tryMany };
};

describe('how often one person may call', () => {
  it('ends for a script that reads the whole directory, and says how long to wait', () => {
    const { limiter, tryMany } = open();
    expect(tryMany(230)).toBe(120);
    expect(limiter.take('somchai', 'search')).toBe(1);
  });

  it('begins again by itself, as fast as a person searches', () => {
    const { clock, tryMany } = open();
    tryMany(230);
    clock.now = 5;
    expect(tryMany(20)).toBe(10);
  });

  it('is each person’s own, and each class’s', () => {
    const { tryMany } = open();
    tryMany(230);
    expect(tryMany(1, 'wichai')).toBe(1);
    expect(tryMany(1, 'somchai', 'write')).toBe(1);
  });

  it('is never met by a dispatcher’s fastest day: 160 placements a minute, read four times each', () => {
    const { clock, limiter } = open();
    for (let placement = 0; placement < 1600; placement += 1) {
      clock.now += 60 / 160;
      expect(limiter.take('nok', 'write')).toBe(0);
      for (let read = 0; read < 4; read += 1) expect(limiter.take('nok', 'read')).toBe(0);
    }
  });

  it('forgets people who have not called for long, and nobody whose calls have run out', () => {
    const { clock, limiter, tryMany } = open();
    for (let person = 0; person < 10_000; person += 1) limiter.take(`p${person}`, 'write');
    expect(tryMany(230)).toBe(120);
    clock.now = 1;
    limiter.take('wichai', 'read');
    expect(tryMany(5)).toBe(2);
  });
});
