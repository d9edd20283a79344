import { describe, expect, it } from 'vitest';
import { timeScale } from './time-scale';

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+07:00`);
const midnight = at('00:00');
const day = timeScale(midnight, midnight + 24 * 3_600_000, 48);

describe('a day on the board', () => {
  it('places a trip by its hours', () => {
    expect(day.place(at('09:00'), at('11:30'))).toEqual({ left: 9 * 48, width: 2.5 * 48 });
  });

  it('cuts off what lies before and after it', () => {
    expect(day.place(at('00:00') - 3_600_000, at('01:00'))).toEqual({ left: 0, width: 48 });
    expect(day.place(at('23:00'), at('23:00') + 10 * 3_600_000)?.width).toBe(48);
  });

  it('leaves out what lies outside', () => {
    expect(day.place(midnight - 7_200_000, midnight)).toBeNull();
  });

  it('never draws a block thinner than a finger finds', () => {
    expect(day.place(at('09:00'), at('09:05'))?.width).toBe(20);
  });

  it('names its hours in Bangkok’s time', () => {
    expect(day.ticks.map(({ label }) => label).slice(6, 8)).toEqual(['06:00', '07:00']);
    expect(day.ticks).toHaveLength(24);
  });
});

it('a week names its days', () => {
  const week = timeScale(midnight, midnight + 7 * 24 * 3_600_000, 8);
  expect(week.ticks.map(({ label }) => label)).toEqual([
    '23/11',
    '24/11',
    '25/11',
    '26/11',
    '27/11',
    '28/11',
    '29/11',
  ]);
});
