import { describe, expect, it } from 'vitest';
import { at, makeFacts } from '../../../tests/factories/booking-requests';
import type { CommonDraft } from './draft';
import type { ServiceFacts } from './facts';
import { bookAgain, copyOf, daysTo, firstFitting, FORGOTTEN, moveDays } from './book-again';
import { firstStart, lastBookableDay, servedEnd, startsLike, usualStart } from './service-time';

// Wednesday the 18th, nine in the morning; a day of notice, every day of the week from five to ten.
const facts: ServiceFacts = makeFacts();
const withRules = (change: Partial<ServiceFacts['rules']>): ServiceFacts =>
  makeFacts({ rules: { ...facts.rules, ...change } });

const period = { startsAt: at('2026-11-10', '10:00'), endsAt: at('2026-11-10', '12:00') };
const plain = { forWhom: { type: 'myself' }, companions: [] as unknown } as CommonDraft;
const days: string[] = [];
const kind = {
  onDay: <D>(draft: D, day: string): D => {
    days.push(day);
    return draft;
  },
};
const again = (of = period, wished?: string, by = facts): string | undefined => {
  bookAgain(kind, plain, of, by, wished);
  return days.at(-1);
};

describe('a moment of a draft', () => {
  it('moves by whole days, and stays what it is where it is none', () => {
    expect(moveDays(at('2026-11-10', '10:00'), 2)).toBe(at('2026-11-12', '10:00'));
    expect([moveDays(null, 2), moveDays('soon', 2)]).toEqual([null, 'soon']);
    expect([daysTo(at('2026-11-10', '23:30'), '2026-11-12'), daysTo(null, '2026-11-12')]).toEqual([
      2, 0,
    ]);
  });
});

describe('the same once more', () => {
  it('is on the first day that the rules allow', () => {
    expect(again()).toBe('2026-11-19');
  });

  it('is on the wished day, unless that is too soon', () => {
    expect(again(period, '2026-11-25')).toBe('2026-11-25');
    expect(again(period, '2026-11-19')).toBe('2026-11-19');
    expect(again(period, '2026-11-18')).toBe('2026-11-19');
  });

  it('does not fall on the earlier one, but where no later day can be booked', () => {
    const tomorrow = { startsAt: at('2026-11-19', '10:00'), endsAt: at('2026-11-19', '12:00') };
    expect(again(tomorrow)).toBe('2026-11-20');
    expect(again(tomorrow, '2026-11-19')).toBe('2026-11-19');
    expect(again(tomorrow, undefined, withRules({ horizonDays: 2 }))).toBe('2026-11-20');
    expect(again(tomorrow, undefined, withRules({ horizonDays: 1 }))).toBe('2026-11-19');
  });
});

describe('the first day on which it fits', () => {
  const draft = { ...plain, note: null };
  const fit = (isFit: (day: string) => boolean, by = facts) =>
    firstFitting(
      { onDay: <D>(moved: D, note: string): D => ({ ...moved, note }) },
      draft as CommonDraft,
      at('2026-11-19', '10:00'),
      by,
      ({ note }) => isFit(note ?? ''),
    ).note;

  it('is its own where that fits, or a later one, and never an earlier one', () => {
    expect(fit(() => true)).toBe('2026-11-19');
    expect(fit((day) => day > '2026-11-21')).toBe('2026-11-22');
    const noNotice = withRules({ noticeMinutes: 0 });
    expect(fit((day) => day !== '2026-11-19', noNotice)).toBe('2026-11-20');
  });

  it('lies within the horizon; else it stays what it is', () => {
    expect(fit((day) => day > '2026-11-20', withRules({ horizonDays: 2 }))).toBeNull();
    expect(fit((day) => day > '2026-11-19', withRules({ horizonDays: 2 }))).toBe('2026-11-20');
  });
});

describe('a copy of a booking of which a night forgot names and numbers', () => {
  it('asks for them anew', () => {
    const gone = { type: 'guest' as const, name: FORGOTTEN, phone: null };
    const guest = { type: 'guest' as const, name: 'Tanaka', phone: '0899999999' };
    const draft: CommonDraft = {
      forWhom: gone,
      contactPhone: FORGOTTEN,
      costCentreId: null,
      purposeCode: null,
      purposeText: null,
      note: null,
      attachmentIds: [],
      urgentReason: null,
      groupId: null,
      companions: [gone, guest],
    };
    expect(copyOf(draft)).toEqual({
      ...draft,
      forWhom: { type: 'guest', name: '', phone: null },
      contactPhone: null,
      companions: [guest],
    });
    expect(copyOf({ ...draft, forWhom: guest, contactPhone: '0812345678' })).toMatchObject({
      forWhom: guest,
      contactPhone: '0812345678',
    });
  });
});

describe('the first start', () => {
  it('is the next quarter of an hour that is in time, on a day of work', () => {
    expect(firstStart(facts)).toBe(at('2026-11-19', '09:15'));
    const morning = makeFacts({ now: new Date(at('2026-11-18', '07:45')) });
    expect(firstStart(morning)).toBe(at('2026-11-19', '08:00'));
  });

  it('is in the working day, to its last minute, and an hour before service ends', () => {
    const from = (time: string) => makeFacts({ now: new Date(at('2026-11-18', time)) });
    expect(firstStart(from('15:45'))).toBe(at('2026-11-19', '16:00'));
    expect(firstStart(from('15:46'))).toBe(at('2026-11-20', '08:00'));
    const short = makeFacts({
      now: new Date(at('2026-11-18', '14:00')),
      rules: { ...facts.rules, serviceTo: '15:00' },
    });
    expect(firstStart(short)).toBe(at('2026-11-20', '08:00'));
  });

  it('is at the hour of the last time, where that is known', () => {
    expect(usualStart(at('2026-11-02', '13:00'), facts)).toBe(at('2026-11-19', '13:00'));
    expect(usualStart(null, facts)).toBe(at('2026-11-20', '08:00'));
    expect(usualStart('once', facts)).toBe(at('2026-11-20', '08:00'));
  });

  it('is looked for during sixty days', () => {
    expect([
      ...startsLike(at('2026-11-02', '10:00'), withRules({ noticeMinutes: 0 })),
    ]).toHaveLength(60);
  });
});

describe('the last day that can be booked', () => {
  it('is the horizon, or the next day of service where that lies beyond it', () => {
    expect(lastBookableDay(facts)).toBe('2027-02-16');
    const closed = { ...withRules({ horizonDays: 1 }), closedDays: ['2026-11-19', '2026-11-20'] };
    expect(lastBookableDay(closed)).toBe('2026-11-21');
  });
});

describe('an end after the hours of service', () => {
  it('moves back to their last moment, and one within them stays', () => {
    const startsAt = at('2026-11-20', '10:00');
    const end = (endsAt: string) => servedEnd({ startsAt, endsAt }, facts);
    expect(end(at('2026-11-20', '21:00'))).toBe(at('2026-11-20', '21:00'));
    expect(end(at('2026-11-20', '23:30'))).toBe(at('2026-11-20', '22:00'));
    expect(end(at('2026-11-21', '06:00'))).toBe(at('2026-11-21', '06:00'));
  });

  it('is in the evening for who meant to be back in the evening', () => {
    const startsAt = at('2026-11-20', '20:15');
    const endsAt = at('2026-11-21', '05:15');
    expect(servedEnd({ startsAt, endsAt }, facts, 0)).toBe(at('2026-11-20', '22:00'));
    expect(servedEnd({ startsAt, endsAt }, facts, 1)).toBe(endsAt);
  });
});
