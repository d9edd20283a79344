import { describe, expect, it } from 'vitest';
import { bookingStates } from '../booking/states';
import { decideRating, decideRatingChange, type GivenRating, type Ride } from './decide-rating';
import { followUpOf, followUps } from './follow-up';
import { driverItems, ratingItems, type ItemScores } from './items';

const completedAt = '2026-11-20T08:00:00.000Z';
const now = new Date('2026-11-21T08:00:00Z');

const unscored = Object.fromEntries(ratingItems.map((item) => [item, null])) as ItemScores;

const given = (more: Partial<GivenRating> = {}): GivenRating => ({
  overall: 5,
  items: unscored,
  reason: null,
  comment: null,
  ...more,
});

const ride: Ride = {
  state: 'completed',
  attended: true,
  completedAt,
  ratingDays: 7,
  withDriver: true,
};

const rate = (
  change: Partial<Ride> = {},
  said: Partial<GivenRating> = {},
  more: { isRated?: boolean; now?: Date } = {},
) =>
  decideRating({ ride: { ...ride, ...change }, isRated: false, given: given(said), now, ...more });

const codeOf = (outcome: ReturnType<typeof rate>) => (outcome.ok ? 'done' : outcome.refusal.code);
const fieldsOf = (outcome: ReturnType<typeof rate>) =>
  outcome.ok ? {} : (outcome.refusal.fields ?? {});

describe('a reason', () => {
  it('stays with a low score and with no other', () => {
    const kept = (said: Partial<GivenRating>) => {
      const rated = rate({}, said);
      return rated.ok ? rated.value.reason : rated.refusal;
    };
    expect(kept({ overall: 1, reason: 'ช้า' })).toBe('ช้า');
    expect(kept({ overall: 5, reason: 'ช้า' })).toBeNull();
  });
});

describe('rating a trip', () => {
  it.each(bookingStates)('when %s, works only when it is completed', (state) => {
    expect(codeOf(rate({ state }))).toBe(state === 'completed' ? 'done' : 'not_now');
  });

  it('is for whoever was on it; where nobody has said, the booked one was', () => {
    expect(codeOf(rate({ attended: false }))).toBe('not_allowed');
    expect(codeOf(rate({ attended: null }))).toBe('done');
  });

  it('works once', () => {
    expect(codeOf(rate({}, {}, { isRated: true }))).toBe('rated_already');
  });

  it('closes as many days after the completion as the kind says', () => {
    const at = (time: string) => codeOf(rate({}, {}, { now: new Date(time) }));
    expect(at('2026-11-27T07:59:59Z')).toBe('done');
    expect(at('2026-11-27T08:00:00Z')).toBe('rating_closed');
    expect(codeOf(rate({ ratingDays: 1 }))).toBe('rating_closed');
    expect(codeOf(rate({ completedAt: null }))).toBe('rating_closed');
  });

  it('when the score is low, as a whole or of one item, asks why', () => {
    expect(fieldsOf(rate({}, { overall: 2 }))).toEqual({ reason: 'reason_required' });
    const dirty = { items: { ...unscored, cleanliness: 1 } } as const;
    expect(fieldsOf(rate({}, dirty))).toEqual({ reason: 'reason_required' });
    expect(codeOf(rate({}, { ...dirty, reason: 'มีกลิ่น' }))).toBe('done');
    expect(codeOf(rate({}, { overall: 3 }))).toBe('done');
  });

  it('when the score is not low, forgets the reason that was begun', () => {
    expect(rate({}, { reason: 'ช้า' })).toMatchObject({ ok: true, value: { reason: null } });
  });

  it.each(driverItems)('when the traveller drove, refuses a score for %s', (item) => {
    const judged = { items: { ...unscored, [item]: 4 } };
    expect(fieldsOf(rate({ withDriver: false }, judged))).toEqual({ [`items.${item}`]: 'invalid' });
    expect(codeOf(rate({ withDriver: true }, judged))).toBe('done');
  });
});

describe('saying it differently', () => {
  const change = (hours: number, more: Partial<GivenRating> = {}) =>
    decideRatingChange({
      ratedAt: now,
      withDriver: true,
      given: given(more),
      now: new Date(now.getTime() + hours * 3_600_000),
    });

  it('works for a day after it was said', () => {
    expect(change(23.99).ok).toBe(true);
    expect(codeOf(change(24))).toBe('rating_closed');
  });

  it('asks for a reason as the first time', () => {
    expect(fieldsOf(change(1, { overall: 1 }))).toEqual({ reason: 'reason_required' });
  });
});

describe('the answer to a low score', () => {
  it.each([null, ...followUps])(
    'when it was %s and the score is low, waits again or stays',
    (before) => {
      expect(followUpOf(before, true)).toBe(before === 'in_progress' ? 'in_progress' : 'open');
    },
  );

  it('when the score is no longer low, is dropped only where nobody has begun it', () => {
    expect([null, ...followUps].map((before) => followUpOf(before, false))).toEqual([
      null,
      null,
      'in_progress',
      'resolved',
    ]);
  });
});
