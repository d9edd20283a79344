import { describe, expect, it } from 'vitest';
import type { Forecast } from '#contract/booking-options';
import { addMinutes } from '#domain/dates/bangkok-time';
import { freeAt, freeDuring, nextFreeStart } from './forecast';

const startsAt = '2026-11-23T01:00:00.000Z';
const at = (minutes: number) => addMinutes(startsAt, minutes);
/** Sedans are out in the second and third quarter, the only van in the first. */
const forecast: Forecast = {
  stepMinutes: 15,
  startsAt,
  classes: [
    { class: 'sedan', total: 2, free: [2, 0, 0, 1, 2, 2] },
    { class: 'van', total: 1, free: [0, 1, 1, 1, 0, 1] },
  ],
};

describe('The free-car forecast', () => {
  it('counts one class, or all of them', () => {
    expect(freeAt(forecast, 'sedan', 0)).toBe(2);
    expect(freeAt(forecast, null, 3)).toBe(2);
    expect(freeAt(forecast, null, 6)).toBeUndefined();
  });

  it('a car is free only when it is so all the while', () => {
    const wish = { startsAt: at(15), endsAt: at(60), class: null };
    expect(freeDuring(forecast, wish)).toBe(1);
    expect(freeDuring(forecast, { ...wish, class: 'sedan' })).toBe(0);
  });

  it('beyond what is known, says nothing', () => {
    expect(
      freeDuring(forecast, { startsAt: at(60), endsAt: at(120), class: null }),
    ).toBeUndefined();
    expect(
      freeDuring(forecast, { startsAt: at(-15), endsAt: at(15), class: null }),
    ).toBeUndefined();
  });

  it('when none is free, offers the nearest later start, as long as wished', () => {
    const wish = { startsAt: at(15), endsAt: at(45), class: 'sedan' as const };
    expect(nextFreeStart(forecast, wish, () => true)).toBe(at(45));
    expect(nextFreeStart(forecast, wish, (start) => start !== at(45))).toBe(at(60));
    expect(nextFreeStart(forecast, { ...wish, endsAt: at(75) }, () => true)).toBeNull();
  });
});
