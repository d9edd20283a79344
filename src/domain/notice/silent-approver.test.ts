import { describe, expect, it } from 'vitest';
import { isToBePassedOn, isToBeReminded, isToBeWarnedOf } from './silent-approver';

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

  it('shares the decision at half of the office hours before the notice period', () => {
    // Four days of them: of the last there is nothing before eight.
    const facts = { ...base, waitingSince: at(20, '08:00') };
    expect(isToBePassedOn({ ...facts, now: at(23, '16:59') })).toBe(false);
    expect(isToBePassedOn({ ...facts, now: at(23, '17:00') })).toBe(true);
  });

  it.each([
    ['a weekend', new Set<string>(), at(25, '08:00'), at(23, '12:00')],
    ['a holiday', new Set(['2026-11-23']), at(26, '08:00'), at(24, '12:00')],
  ])('shares nothing over %s', (_, holidays, startsAt, then) => {
    const facts = { ...base, holidays, startsAt, waitingSince: at(20, '16:00') };
    const justBefore = new Date(then.getTime() - 60_000);
    const isTo = (now: Date) => isToBePassedOn({ ...facts, now });
    expect([isTo(at(22, '23:00')), isTo(justBefore), isTo(then)]).toEqual([false, false, true]);
  });

  it('shares what came at the notice period itself only at half of the time before its start', () => {
    const waitingSince = at(26, '08:00');
    expect(isToBePassedOn({ ...base, waitingSince, now: waitingSince })).toBe(false);
    expect(isToBePassedOn({ ...base, waitingSince, now: at(26, '12:30') })).toBe(true);
  });

  it('shares what has no office hours before its start at half of the time', () => {
    const facts = { ...base, waitingSince: at(26, '20:00') };
    expect(isToBePassedOn({ ...facts, now: at(27, '01:59') })).toBe(false);
    expect(isToBePassedOn({ ...facts, now: at(27, '02:00') })).toBe(true);
  });

  it('leaves whoever asked four office hours, or half of what there is', () => {
    const early = { ...base, waitingSince: at(20, '08:00') };
    expect(isToBeWarnedOf({ ...early, now: at(26, '12:59') })).toBe(false);
    expect(isToBeWarnedOf({ ...early, now: at(26, '13:00') })).toBe(true);
    const late = { ...base, waitingSince: at(26, '20:00') };
    expect(isToBeWarnedOf({ ...late, now: at(26, '20:01') })).toBe(false);
    expect(isToBeWarnedOf({ ...late, now: at(27, '02:00') })).toBe(true);
  });
});
