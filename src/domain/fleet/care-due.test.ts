import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/bangkok-time';
import { careDueOn, kmLeft } from './care-due';

const today = '2026-11-24';
const care = {
  since: { on: '2026-06-01', km: 10_000 },
  everyKm: 10_000,
  dueByMonths: null,
  odometer: 15_000,
  kmPerDay: 50,
};
const due = (more: Partial<Parameters<typeof careDueOn>[0]> = {}) =>
  careDueOn({ ...care, ...more }, today);

describe('kilometres until the next care', () => {
  it('are counted from the last one, where kilometres count', () => {
    expect(kmLeft(care)).toBe(5_000);
    expect(kmLeft({ ...care, odometer: 20_500 })).toBe(-500);
    expect(kmLeft({ ...care, everyKm: null })).toBeNull();
  });
});

describe('the day on which care comes due', () => {
  it('by kilometres is the one on which the last of them is driven', () => {
    expect(due()).toBe(addDays(today, 100));
    expect(due({ kmPerDay: 60 })).toBe(addDays(today, 84));
  });

  it('is today once they are driven, or was earlier by the months', () => {
    expect(due({ odometer: 20_000, kmPerDay: 0 })).toBe(today);
    expect(due({ odometer: 20_500 })).toBe(today);
    expect(due({ odometer: 20_500, dueByMonths: '2026-11-01' })).toBe('2026-11-01');
    expect(due({ odometer: 20_500, dueByMonths: '2026-12-01' })).toBe(today);
  });

  it('is not foreseen beyond four hundred days', () => {
    expect(due({ kmPerDay: 12.5 })).toBe(addDays(today, 400));
    expect(due({ kmPerDay: 12.49 })).toBeNull();
    expect(due({ kmPerDay: 0 })).toBeNull();
  });

  it('by both is the earlier, and by the months where nothing else says it', () => {
    const months = addDays(today, 50);
    expect(due({ dueByMonths: months })).toBe(months);
    expect(due({ dueByMonths: addDays(today, 150) })).toBe(addDays(today, 100));
    expect(due({ dueByMonths: months, kmPerDay: 0 })).toBe(months);
    expect(due({ dueByMonths: months, everyKm: null })).toBe(months);
    expect(due({ everyKm: null })).toBeNull();
  });
});
