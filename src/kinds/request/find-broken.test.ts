import { describe, expect, it, test } from 'vitest';
import type { KindRules } from '#domain/booking/kind-rules';
import type { ServiceFacts } from './facts';
import { findBroken } from './find-broken';

const facts = ({
  closedDays = [],
  ...rules
}: Partial<KindRules> & { closedDays?: string[] }): ServiceFacts => ({
  now: new Date('2026-11-21T00:00:00Z'),
  closedDays,
  rules: {
    noticeMinutes: 0,
    horizonDays: 30,
    longestMinutes: 3 * 24 * 60,
    bufferMinutes: 0,
    cancelCutoffMinutes: 0,
    approvalLevels: 0,
    serviceFrom: '05:00',
    serviceTo: '22:00',
    serviceDays: [1, 2, 3, 4, 5, 6, 7],
    dayCutoff: null,
    ...rules,
  },
});
// A Monday, 09:00 to 17:00 in Bangkok.
const monday = {
  id: 'a',
  startsAt: '2026-11-23T02:00:00.000Z',
  endsAt: '2026-11-23T10:00:00.000Z',
};
const toWednesday = { ...monday, id: 'b', endsAt: '2026-11-25T10:00:00.000Z' };

const broken = (after: Parameters<typeof facts>[0], before: Parameters<typeof facts>[0] = {}) =>
  findBroken([monday, toWednesday], facts(before), facts(after)).map(({ id, why }) => [id, why]);

describe('coming bookings that a change of the rules breaks', () => {
  test.each<[string, Parameters<typeof facts>[0], string[][]]>([
    ['nothing changes', {}, []],
    ['a shorter longest duration', { longestMinutes: 24 * 60 }, [['b', 'longer_than_allowed']]],
    [
      'no service on Mondays',
      { serviceDays: [2, 3] },
      [
        ['a', 'not_a_service_day'],
        ['b', 'not_a_service_day'],
      ],
    ],
    ['no service where it ends', { serviceDays: [1, 2] }, [['b', 'not_a_service_day']]],
    ['a holiday', { closedDays: ['2026-11-25'] }, [['b', 'holiday']]],
    [
      'hours that begin later',
      { serviceFrom: '09:01' },
      [
        ['a', 'outside_service_hours'],
        ['b', 'outside_service_hours'],
      ],
    ],
    [
      'a longest duration that still holds it',
      { longestMinutes: 8 * 60 },
      [['b', 'longer_than_allowed']],
    ],
    ['hours that still hold it', { serviceFrom: '09:00', serviceTo: '17:00' }, []],
  ])('%s', (_, after, expected) => {
    expect(broken(after)).toEqual(expected);
  });

  it('what was against the rules before is not broken by the change', () => {
    expect(broken({ serviceFrom: '10:00' }, { serviceFrom: '09:30' })).toEqual([]);
    expect(broken({ closedDays: ['2026-11-23'] }, { serviceFrom: '09:30' })).toEqual([]);
  });
});
