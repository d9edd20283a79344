import { describe, expect, it } from 'vitest';
import { isPersonalChannel } from './notice-types';
import { mayCarry, planDeliveries } from './plan-deliveries';

/** By the clock of Bangkok. */
const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00+07:00`);

const plan = (change: Partial<Parameters<typeof planDeliveries>[0]> = {}) =>
  planDeliveries({
    type: 'arranged',
    now: at('10:00'),
    params: { startsAt: at('08:00', 26).toISOString() },
    reach: ['push', 'email', 'line'],
    quiet: true,
    muted: [],
    ...change,
  }).map(({ channel, dueAt, unlessRead }) => [
    channel,
    (Date.parse(dueAt) - (change.now ?? at('10:00')).getTime()) / 60_000,
    ...(unlessRead ? ['unless read'] : []),
  ]);

describe('where a notice goes', () => {
  it('is everywhere at once, but not to LINE, which costs', () => {
    expect(plan()).toEqual([
      ['push', 0],
      ['email', 0],
    ]);
  });

  it('is one channel after the other where somebody waits for an answer', () => {
    expect(plan({ type: 'waiting_for_you' })).toEqual([
      ['push', 0],
      ['line', 5, 'unless read'],
      ['email', 10, 'unless read'],
    ]);
  });

  it('begins with the first channel that somebody has', () => {
    expect(plan({ type: 'seat_offered', reach: ['email', 'line'] })).toEqual([
      ['line', 0],
      ['email', 5, 'unless read'],
    ]);
    expect(plan({ type: 'seat_offered', reach: [] })).toEqual([]);
  });

  it('is a ladder for a change within three hours of the start, not before', () => {
    const changed = (startsAt: string) =>
      plan({ type: 'changed', params: { startsAt: at(startsAt).toISOString() } }).length;
    expect([changed('13:00'), changed('13:01')]).toEqual([3, 2]);
  });

  it('is at once in the channel of a site, also of a car that is missing shortly before the start', () => {
    const params = { startsAt: at('10:45').toISOString() };
    for (const type of ['no_car', 'car_late', 'urgent', 'overdue'] as const)
      expect(plan({ type, params, reach: ['teams'] }), type).toEqual([['teams', 0]]);
  });

  it('is by e-mail once the undo is over, and only there where it says so', () => {
    const params = { startsAt: at('08:00', 26).toISOString() };
    expect(plan({ params: { ...params, undoable: 'yes' } })).toEqual([
      ['push', 0],
      ['email', 1.5],
    ]);
    expect(plan({ params: { ...params, only: 'email' } })).toEqual([['email', 0]]);
    expect(plan({ reach: ['teams'] })).toEqual([['teams', 0]]);
    expect(['push', 'email', 'line', 'teams', 'fax'].filter(isPersonalChannel)).toEqual([
      'push',
      'email',
      'line',
    ]);
  });

  it('leaves out what somebody does not want there', () => {
    const muted = [
      { type: 'arranged', channel: 'email' },
      { type: 'changed', channel: 'push' },
    ] as const;
    expect(plan({ muted })).toEqual([['push', 0]]);
  });

  it('tries only the channel of a trial, and tells of a dead channel elsewhere', () => {
    expect(plan({ type: 'trial', params: { channel: 'line' }, now: at('23:00') })).toEqual([
      ['line', 0],
    ]);
    expect(plan({ type: 'dead_letter', params: { channel: 'push' } })).toEqual([['email', 0]]);
  });
});

describe('a quiet night', () => {
  it.each([
    ['19:59', 0],
    ['20:00', 600],
    ['05:59', 1],
    ['06:00', 0],
  ])('at %s waits %i minutes', (time, minutes) => {
    expect(plan({ now: at(time) })[0]).toEqual(['push', minutes]);
  });

  it('is not kept for what starts within three hours, nor for those who want none', () => {
    const params = { startsAt: at('06:30').toISOString() };
    expect(plan({ now: at('04:00'), type: 'changed', params })[0]).toEqual(['push', 0]);
    expect(plan({ now: at('23:00'), quiet: false })[0]).toEqual(['push', 0]);
  });

  it('ends three hours before the start of what is told, not after its people have left', () => {
    const leaving = (time: string, now: string) =>
      plan({ now: at(now), params: { startsAt: at(time).toISOString() } })[0];
    expect(leaving('06:00', '02:30')).toEqual(['push', 30]);
    expect(leaving('09:30', '02:30')).toEqual(['push', 210]);
    // What is over already waits for the morning.
    expect(leaving('01:00', '02:30')).toEqual(['push', 210]);
  });

  it('is not kept for a car that has a problem: its driver waits beside the road', () => {
    expect(plan({ now: at('23:00'), type: 'trouble', params: {} })[0]).toEqual(['push', 0]);
  });
});

describe('LINE, which costs by the message,', () => {
  it('carries only what somebody must be reached for', () => {
    const types = ['waiting_for_you', 'seat_offered', 'changed', 'cancelled'] as const;
    expect(types.map((type) => mayCarry('line', type))).toEqual([true, true, true, true]);
    expect(
      (['rate', 'decided', 'reminder'] as const).map((type) => mayCarry('line', type)),
    ).toEqual([false, false, false]);
    expect([mayCarry('push', 'rate'), mayCarry('email', 'rate')]).toEqual([true, true]);
  });

  it('is first for a change at the very start, and not after it', () => {
    const changed = (time: string) =>
      plan({ type: 'changed', params: { startsAt: at(time).toISOString() } }).length;
    expect([changed('10:00'), changed('09:59')]).toEqual([3, 2]);
  });
});
