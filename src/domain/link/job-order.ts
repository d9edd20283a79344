import { dayOf, type Instant } from '../dates/bangkok-time';

type Job = { status: string; endsAt: Instant };

/** Today's work comes first: what nobody ended on an earlier day stands below it. */
export const inOrder = <J extends Job>(jobs: readonly J[], now: Instant): J[] => {
  const isLeftOver = ({ status, endsAt }: J) => status !== 'done' && dayOf(endsAt) < dayOf(now);
  return [...jobs.filter((job) => !isLeftOver(job)), ...jobs.filter(isLeftOver)];
};
