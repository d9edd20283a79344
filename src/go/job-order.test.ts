import { expect, it } from 'vitest';
import type { Job } from '#contract/link-pages';
import { inOrder } from './job-order';

const now = '2026-11-27T07:50:00+07:00';

const job = (tripId: string, endsAt: string, status: Job['status']) =>
  ({ tripId, status, endsAt: `${endsAt}+07:00` }) as Job;

it('puts today’s work before what nobody ended yesterday', () => {
  const jobs = [
    job('over night', '2026-11-27T05:00', 'underway'),
    job('forgotten', '2026-11-26T17:00', 'underway'),
    job('done', '2026-11-26T23:00', 'done'),
    job('next', '2026-11-27T12:00', 'accepted'),
  ];
  expect(inOrder({ jobs, now }).map(({ tripId }) => tripId)).toEqual([
    'over night',
    'done',
    'next',
    'forgotten',
  ]);
});
