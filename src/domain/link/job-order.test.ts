import { expect, it } from 'vitest';
import { inOrder } from './job-order';

const job = (name: string, endsAt: string, status = 'underway') => ({
  name,
  status,
  endsAt: `${endsAt}+07:00`,
});

it('puts today’s work before what nobody ended yesterday', () => {
  const jobs = [
    job('over night', '2026-11-27T05:00'),
    job('forgotten', '2026-11-26T17:00'),
    job('done', '2026-11-26T23:00', 'done'),
    job('next', '2026-11-27T12:00', 'accepted'),
  ];
  const names = inOrder(jobs, '2026-11-27T07:50:00+07:00').map(({ name }) => name);
  expect(names).toEqual(['over night', 'done', 'next', 'forgotten']);
});
