import { describe, expect, it } from 'vitest';
import { isToBePassedOn, isToBeReminded } from './silent-approver';

/** By the clock of Bangkok; the 20th of November 2026 is a Friday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+07:00`);
const base = {
  startsAt: at(27, '08:00'),
  noticeMinutes: 24 * 60,
  holidays: new Set<string>(),
};

describe('a silent approver', () => {
  it.each([
    ['in the morning', at(20, '08:30'), at(20, '12:29'), at(20, '12:30')],
    ['over the weekend', at(20, '15:00'), at(23, '09:59'), at(23, '10:00')],
    ['before the office opens', at(23, '05:00'), at(23, '11:59'), at(23, '12:00')],
  ])('asked %s is reminded after four working hours', (_, waitingSince, before, then) => {
    expect(isToBeReminded({ ...base, waitingSince, now: before })).toBe(false);
    expect(isToBeReminded({ ...base, waitingSince, now: then })).toBe(true);
  });

  it('is left alone on a holiday', () => {
    const holidays = new Set(['2026-11-23']);
    const facts = { ...base, holidays, waitingSince: at(20, '15:00') };
    expect(isToBeReminded({ ...facts, now: at(24, '09:59') })).toBe(false);
    expect(isToBeReminded({ ...facts, now: at(24, '10:00') })).toBe(true);
  });

  it('shares the decision at half of the time before the notice period', () => {
    const facts = { ...base, waitingSince: at(20, '08:00') };
    expect(isToBePassedOn({ ...facts, now: at(23, '07:59') })).toBe(false);
    expect(isToBePassedOn({ ...facts, now: at(23, '08:00') })).toBe(true);
  });

  it('shares what came at the notice period itself only at half of the time before its start', () => {
    const facts = {
      ...base,
      waitingSince: new Date(base.startsAt.getTime() - base.noticeMinutes * 60_000),
    };
    expect(isToBePassedOn({ ...facts, now: facts.waitingSince })).toBe(false);
  });

  it('shares what came within the notice period at half of the time before its start', () => {
    const facts = { ...base, waitingSince: at(26, '20:00') };
    expect(isToBePassedOn({ ...facts, now: at(27, '01:59') })).toBe(false);
    expect(isToBePassedOn({ ...facts, now: at(27, '02:00') })).toBe(true);
  });
});
