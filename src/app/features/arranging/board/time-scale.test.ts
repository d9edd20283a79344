import { describe, expect, it } from 'vitest';
import { timeScale } from './time-scale';

const at = (time: string, day = 23) => Date.parse(`2026-11-${day}T${time}:00+07:00`);
const midnight = at('00:00');
const day = timeScale(midnight, 1, { from: 5, to: 22 }, 17 * 48);

describe('a day on the board', () => {
  it('places a trip by its hours, from the first of the service on', () => {
    expect(day.place(at('09:00'), at('11:30'))).toEqual({ left: 4 * 48, width: 2.5 * 48 });
  });

  it('cuts off what lies before and after it', () => {
    expect(day.place(at('00:00') - 3_600_000, at('06:00'))).toEqual({ left: 0, width: 48 });
    expect(day.place(at('21:00'), at('09:00', 24))?.width).toBe(48);
  });

  it('leaves out what lies outside', () => {
    expect(day.place(midnight - 7_200_000, midnight)).toBeNull();
  });

  it('never draws a block thinner than a finger finds, nor beside the board', () => {
    expect(day.place(at('09:00'), at('09:05'))?.width).toBe(20);
    expect(day.place(at('23:00'), at('23:30'))).toEqual({ left: 17 * 48 - 20, width: 20 });
  });

  it('names its hours in Bangkok’s time, as many as there is room for', () => {
    expect(day.ticks.map(({ label }) => label).slice(0, 2)).toEqual(['05:00', '06:00']);
    expect(day.ticks).toHaveLength(17);
    const narrow = timeScale(midnight, 1, { from: 5, to: 22 }, 17 * 24);
    expect(narrow.ticks.map(({ label }) => label).slice(0, 3)).toEqual(['05:00', '07:00', '09:00']);
  });

  it('shows now only in its hours', () => {
    expect([at('04:59'), at('05:00'), at('22:00')].map((moment) => day.shows(moment))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a week on the board', () => {
  const week = timeScale(midnight, 7, { from: 5, to: 22 }, 7 * 17 * 6);

  it('names its days', () => {
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

  it('leaves out the nights: the evening touches the next morning', () => {
    expect(week.at(at('23:30'))).toBe(17 * 6);
    expect(week.at(at('04:00', 24))).toBe(17 * 6);
    expect(week.place(at('20:00'), at('07:00', 24))).toEqual({ left: 15 * 6, width: 4 * 6 });
  });

  it('knows where the words of a block have to end: with its day', () => {
    expect(week.dayEnd(at('13:00'))).toBe(at('00:00', 24));
    expect(week.at(week.dayEnd(at('13:00')))).toBe(17 * 6);
  });
});
