import { expect, it } from 'vitest';
import { sayIn } from '#words/message';
import { sayWhen } from './say-when';

const now = new Date('2026-11-24T01:00:00Z');
const startsAt = '2026-11-25T04:36:00Z';
const timeOf = (endsAt: string) => sayWhen(sayIn('th'), { startsAt, endsAt }, now).time;

it('from when until when, with the last day where that is another', () => {
  expect(timeOf('2026-11-25T05:00:00Z')).toBe('11:36–12:00');
  expect(timeOf('2026-11-26T05:00:00Z')).toMatch(/^11:36 – .+ 26\/11\/2026 12:00$/);
});

it('what has no end of its own is said once', () => {
  expect(timeOf('2026-11-25T04:36:00.000Z')).toBe('11:36');
});
