/** @jsxImportSource preact */
import type { DriverPage, Job } from '#contract/link-pages';
import { dayOf } from '#domain/dates/bangkok-time';
import { inOrder } from '#domain/link/job-order';
import { hoursAmount, hoursRules, hoursToday, jobLost, myJobs, noJobs } from '#words/link-page';
import { Contacts } from './contacts';
import { JobCard } from './job-card';
import { Later } from './later';
import { Troubles } from './troubles';
import { clockOf, dayText, useLinkState, useSay } from './use-link';

/** Today's jobs in order; the first that is not done stands open. */
export const DriverFace = ({ page }: { page: DriverPage }) => {
  const say = useSay();
  const { gone } = useLinkState().seen;
  const { planned, driven, findings } = page.hours;
  const amount = (total: number) =>
    say(hoursAmount, { hours: Math.floor(total / 60), minutes: total % 60 });
  const timeOf = (at: string) =>
    dayOf(at) === dayOf(page.now) ? clockOf(at) : `${dayText(at)} ${clockOf(at)}`;
  const jobs = inOrder(page.jobs, page.now);
  const next = jobs.find(({ status }) => status !== 'done');
  const nextAt = next ? jobs.indexOf(next) : jobs.length;
  const card = (job: Job) => (
    <JobCard
      key={job.tripId + job.startsAt}
      job={job}
      isNext={job === next}
      isBelow={nextAt > 0}
      today={page.now}
    />
  );
  return (
    <>
      <h1>
        {say(myJobs)} <small>{page.name}</small>
      </h1>
      {page.jobs.length > 0 && (
        <p class="soft">{say(hoursToday, { planned: amount(planned), driven: amount(driven) })}</p>
      )}
      {findings.map(({ rule, over }) => (
        <p key={rule} class="wrong" role="status">
          {say(hoursRules[rule])} (+{amount(over)})
        </p>
      ))}
      {page.lost?.map(({ startsAt, troubles }) => (
        <div key={startsAt} class="card">
          <p>{say(jobLost, { time: timeOf(startsAt) })}</p>
          <Troubles troubles={troubles} />
        </div>
      ))}
      {gone.map(({ tripId, startsAt }) => (
        <p key={tripId} class="card" role="status">
          {say(jobLost, { time: timeOf(startsAt) })}
        </p>
      ))}
      {page.jobs.length === 0 && <p class="card">{say(noJobs)}</p>}
      {jobs.slice(0, nextAt + 1).map(card)}
      <Later>
        {jobs.slice(nextAt + 1).map(card)}
        <Contacts contacts={page.contacts} />
      </Later>
    </>
  );
};
