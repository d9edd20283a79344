import { describe, expect, it } from 'vitest';
import { addMinutes } from '../dates/bangkok-time';
import { leftDuring, nextFreeStart, type CarForecast } from './free-cars';

const startsAt = '2026-11-23T17:00:00.000Z';
const at = (time: string) => new Date(`2026-11-24T${time}:00+07:00`).toISOString();
const minute = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const stretch = (from: string, until: string) => [minute(from), minute(until)] as const;
const car = (...busy: (readonly [number, number])[]) => ({ busy, lastDay: null });

const forecastOf = (
  cars: CarForecast['classes'][number]['cars'],
  wanted: CarForecast['classes'][number]['wanted'] = [],
): CarForecast => ({
  startsAt,
  endsAt: addMinutes(startsAt, 24 * 60),
  bufferMinutes: 30,
  classes: [
    { class: 'sedan', cars, wanted },
    { class: 'van', cars: [car(stretch('07:00', '10:00'))], wanted: [] },
  ],
});
const wish = (from: string, until: string) =>
  ({ startsAt: at(from), endsAt: at(until), class: 'sedan' }) as const;

describe('Cars to be had', () => {
  it('are free all the while: two cars, each free for one half, are none', () => {
    const forecast = forecastOf([car(stretch('08:00', '10:00')), car(stretch('10:00', '12:00'))]);
    expect(leftDuring(forecast, wish('08:00', '12:00'))).toEqual({ free: 0, kept: 0 });
    expect(leftDuring(forecast, wish('10:00', '12:00'))).toEqual({ free: 1, kept: 0 });
  });

  it('come back in time for the next, the buffer counted once', () => {
    const forecast = forecastOf([car(stretch('12:00', '14:30'))]);
    expect(leftDuring(forecast, wish('08:00', '11:30'))?.free).toBe(1);
    expect(leftDuring(forecast, wish('08:00', '11:31'))?.free).toBe(0);
    expect(leftDuring(forecast, wish('14:30', '16:00'))?.free).toBe(1);
  });

  it('of any class, are those of all classes', () => {
    const forecast = forecastOf([car(), car()]);
    expect(leftDuring(forecast, { ...wish('08:00', '12:00'), class: null })?.free).toBe(2);
    expect(leftDuring(forecast, { ...wish('10:00', '12:00'), class: null })?.free).toBe(3);
  });

  it('have papers until the last day of the trip', () => {
    const lapsing = (lastDay: string) => forecastOf([{ busy: [], lastDay }]);
    expect(leftDuring(lapsing('2026-11-24'), wish('08:00', '12:00'))?.free).toBe(1);
    expect(leftDuring(lapsing('2026-11-23'), wish('08:00', '12:00'))?.free).toBe(0);
  });

  it('include the one that the changed booking holds, whatever else is approved: it can be given back earlier', () => {
    const mine = { ...car(), mine: [stretch('08:00', '12:30')] };
    const forecast = forecastOf([mine], [stretch('09:00', '10:30'), stretch('12:45', '14:00')]);
    expect(leftDuring(forecast, wish('08:00', '11:00'))?.free).toBe(1);
    expect(leftDuring(forecast, wish('08:00', '13:00'))).toEqual({ free: 0, kept: 1 });
  });

  it('are fewer by what is approved and has no car: those are kept', () => {
    const forecast = forecastOf([car(), car()], [stretch('09:00', '10:30')]);
    expect(leftDuring(forecast, wish('08:00', '12:00'))).toEqual({ free: 1, kept: 1 });
    expect(leftDuring(forecast, wish('10:30', '12:00'))).toEqual({ free: 2, kept: 0 });
  });

  it('keep one car for two approved requests that follow one another', () => {
    const wanted = [stretch('08:00', '09:30'), stretch('09:30', '11:00')];
    expect(leftDuring(forecastOf([car(), car()], wanted), wish('08:00', '12:00'))).toEqual({
      free: 1,
      kept: 1,
    });
  });

  it('keep nothing where a car that goes later can serve the approved request', () => {
    const forecast = forecastOf(
      [car(), car(stretch('11:00', '13:00'))],
      [stretch('08:00', '10:30')],
    );
    expect(leftDuring(forecast, wish('08:00', '12:00'))).toEqual({ free: 1, kept: 0 });
  });

  it('are never fewer than none', () => {
    const wanted = [stretch('08:00', '09:30'), stretch('08:00', '09:30')];
    expect(leftDuring(forecastOf([car()], wanted), wish('08:00', '12:00'))).toEqual({
      free: 0,
      kept: 1,
    });
  });

  it('count only what is approved for the same hours, and what a car does in them', () => {
    const later = [car(), car(stretch('12:30', '15:00'))];
    const untilThree = [stretch('09:00', '15:00')];
    expect(leftDuring(forecastOf(later, untilThree), wish('08:00', '12:00'))).toEqual({
      free: 1,
      kept: 1,
    });
    const meanwhile = [car(), car(stretch('09:00', '09:30'))];
    expect(
      leftDuring(forecastOf(meanwhile, [stretch('08:00', '10:30')]), wish('08:00', '12:00')),
    ).toEqual({ free: 0, kept: 1 });
  });

  it('kept in every class are kept in all', () => {
    const forecast = forecastOf([car()], [stretch('11:00', '12:30')]);
    const [sedan, van] = forecast.classes;
    const both = {
      ...forecast,
      classes: [sedan!, { ...van!, wanted: [stretch('11:00', '12:30')] }],
    };
    expect(leftDuring(both, { ...wish('10:00', '12:00'), class: null })).toEqual({
      free: 0,
      kept: 2,
    });
  });

  it('are known from the first minute of the forecast to its last', () => {
    const whole = { startsAt, endsAt: addMinutes(startsAt, 24 * 60), class: 'sedan' } as const;
    expect(leftDuring(forecastOf([car()]), whole)).toEqual({ free: 1, kept: 0 });
  });

  it('are not known beyond the forecast, nor of a class that it has not', () => {
    const forecast = forecastOf([car()]);
    const late = { ...wish('22:00', '23:00'), endsAt: addMinutes(at('23:00'), 61) };
    expect(leftDuring(forecast, late)).toBeUndefined();
    expect(leftDuring(forecast, { ...late, startsAt: addMinutes(startsAt, -15) })).toBeUndefined();
    expect(leftDuring(forecast, { ...wish('08:00', '12:00'), class: 'ppv' })).toBeUndefined();
  });
});

describe('The next start', () => {
  it('is the nearest later one, as long as wished, that is allowed', () => {
    const forecast = forecastOf([car(stretch('08:00', '10:20'))]);
    const next = (isAllowed: (start: string) => boolean) =>
      nextFreeStart(forecast, wish('08:00', '12:00'), isAllowed);
    expect(next(() => true)).toBe(at('10:30'));
    expect(next((start) => start !== at('10:30'))).toBe(at('10:45'));
    expect(next(() => false)).toBeNull();
  });
});
