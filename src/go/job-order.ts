import type { DriverPage, Job } from '#contract/link-pages';
import { dayOf } from '#domain/dates/bangkok-time';

/** Today's work comes first: what nobody ended on an earlier day stands below it. */
export const inOrder = ({ jobs, now }: Pick<DriverPage, 'jobs' | 'now'>): Job[] => {
  const isLeftOver = ({ status, endsAt }: Job) => status !== 'done' && dayOf(endsAt) < dayOf(now);
  return [...jobs.filter((job) => !isLeftOver(job)), ...jobs.filter(isLeftOver)];
};
