/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Job } from '#contract/link-pages';
import { carChecks, type CarCheck } from '#domain/link/mark';
import {
  acceptJob,
  checkedAll,
  checkedFailing,
  checkNames,
  checkTitle,
  finish,
  leave,
} from '#words/link-page';
import { KmField, useKm } from './km-field';
import { useCodes } from './use-codes';
import { useMark } from './use-mark';
import { useSay } from './use-link';

type StepProps = { job: Job };

const Accept = ({ job }: StepProps) => {
  const say = useSay();
  const mark = useMark();
  return (
    <button
      type="button"
      class="button main"
      onClick={() => void mark('markJob', { action: 'accept', tripId: job.tripId })}
    >
      {say(acceptJob)}
    </button>
  );
};

const Check = ({ job }: StepProps) => {
  const say = useSay();
  const mark = useMark();
  const [failed, setFailed] = useState<readonly CarCheck[]>([]);
  const flip = (check: CarCheck) =>
    setFailed(
      failed.includes(check) ? failed.filter((other) => other !== check) : [...failed, check],
    );
  return (
    <fieldset>
      <legend>{say(checkTitle)}</legend>
      <div class="checks">
        {carChecks.map((check) => (
          <button
            key={check}
            type="button"
            class="button quiet"
            aria-pressed={failed.includes(check)}
            onClick={() => flip(check)}
          >
            {failed.includes(check) ? '✗' : '✓'} {say(checkNames[check])}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="button main"
        onClick={() =>
          void mark('markJob', { action: 'check', tripId: job.tripId, failed: [...failed] })
        }
      >
        {failed.length === 0 ? say(checkedAll) : say(checkedFailing, { count: failed.length })}
      </button>
    </fieldset>
  );
};

/** Out or back, with what the odometer shows. */
const Drive = ({ job, action }: StepProps & { action: 'depart' | 'complete' }) => {
  const say = useSay();
  const mark = useMark();
  const { forgetWrong } = useCodes(job.tripId);
  // Somebody may have read more since this ride began than what stood there then.
  const last = Math.max(job.startKm ?? 0, job.car?.odometer ?? 0);
  const km = useKm(last, { isExpected: true });
  const send = (event: Event) => {
    event.preventDefault();
    const value = km.take(say);
    if (value === undefined) return;
    forgetWrong();
    void mark('markJob', { action, tripId: job.tripId, carId: job.car?.id, km: value });
  };
  return (
    <form onSubmit={send} noValidate>
      <KmField km={km} />
      <button type="submit" class="button main">
        {say(action === 'depart' ? leave : finish)}
      </button>
    </form>
  );
};

/** What the clock assumed nobody has seen. */
export const isOnTheWay = ({ status, departedBy }: Job): boolean =>
  status === 'underway' && departedBy !== 'clock';

/** The one thing to do next. What the clock assumed the driver may still say. */
export const JobStep = ({ job }: StepProps) => {
  const { status, acceptedAt, checkedAt } = job;
  if (status === 'done') return null;
  if (isOnTheWay(job)) return <Drive key="complete" job={job} action="complete" />;
  if (!acceptedAt) return <Accept job={job} />;
  if (!checkedAt) return <Check job={job} />;
  return <Drive key="depart" job={job} action="depart" />;
};
