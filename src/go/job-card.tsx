/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Job } from '#contract/link-pages';
import { formatBaht, parseBaht } from '#domain/money';
import {
  anotherCar,
  carTrouble,
  doneAt,
  leftAt,
  navigate,
  spendTitle,
  spendTypes,
  spent,
  stepNames,
  stopsTitle,
} from '#words/link-page';
import { keyAt, keyBackTo } from '#words/key-place';
import { isOnTheWay, JobStep } from './job-step';
import { isFirstFrame, Later } from './later';
import { OtherDay } from './other-day';
import { Riders } from './riders';
import { SpendForm } from './spend-form';
import { TakeBack } from './take-back';
import { TroubleForm } from './trouble-form';
import { Troubles } from './troubles';
import { carText, clockOf, number, useLinkState, useSay } from './use-link';
import { Words } from './words';

const mapOf = ({ name, latitude, longitude }: Job['stops'][number]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${
    latitude === null || longitude === null ? encodeURIComponent(name) : `${latitude},${longitude}`
  }`;

const Stops = ({ stops }: Pick<Job, 'stops'>) => {
  const say = useSay();
  return (
    <section>
      <h3>{say(stopsTitle)}</h3>
      <ul class="lines">
        {stops.map((stop, index) => (
          <li key={index}>
            <span>
              {stop.at && <b>{clockOf(stop.at)} </b>}
              <Words text={stop.name} />
            </span>
            <a class="button quiet" target="_blank" rel="noreferrer" href={mapOf(stop)}>
              {say(navigate)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const km = (value: number | null) => (value === null ? '' : number(value));

const stepName = (action: string) =>
  action in stepNames ? stepNames[action as keyof typeof stepNames] : undefined;

const isSpendType = (type: string): type is keyof typeof spendTypes => type in spendTypes;

/** What was already marked of it. */
const Marked = ({ job }: { job: Job }) => {
  const say = useSay();
  const { tripId, departedAt, departedBy, startKm, expenses, troubles } = job;
  const { waiting } = useLinkState();
  // Whoever stands by the road must not think that help is on its way.
  const isUnheard = waiting.some(
    ({ kept: { mark } }) => mark.action === 'trouble' && mark.tripId === tripId,
  );
  return (
    <>
      {departedAt && departedBy !== 'clock' && (
        <p>✓ {say(leftAt, { time: clockOf(departedAt), km: km(startKm) })}</p>
      )}
      {expenses.map(({ type, amount, takeBack: id }, index) => (
        <p key={index} class="row">
          <span>
            ✓{' '}
            {say(spent, {
              what: isSpendType(type) ? say(spendTypes[type]) : '',
              amount: formatBaht(parseBaht(amount) ?? 0),
            })}
          </span>
          <TakeBack id={id} />
        </p>
      ))}
      <Troubles troubles={troubles} isUnheard={isUnheard} />
    </>
  );
};

type Form = 'spend' | 'trouble' | null;

type JobCardProps = {
  job: Job;
  isNext: boolean;
  /** Others stand above it, and are done. */
  isBelow: boolean;
  today: string;
};

/** One job: where and whom, and its one next step large above. */
export const JobCard = ({ job, isNext, isBelow, today }: JobCardProps) => {
  const say = useSay();
  const { car, startsAt, endsAt, endedAt, endKm, stops, meetingPoint, note, keyPlace } = job;
  const card = useRef<HTMLDetailsElement>(null);
  // Whoever opens the page is at this job, however many are done; measured with the frame's own layout, not before it.
  useLayoutEffect(() => {
    if (isNext && isBelow && isFirstFrame())
      requestAnimationFrame(() => card.current?.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is opened
  }, []);
  // Once it is over it folds itself together: that it was taken down, and how to take it back, stays in sight.
  const wasOver = useRef(endedAt !== null);
  useLayoutEffect(() => {
    if (endedAt && !wasOver.current) card.current?.scrollIntoView();
    wasOver.current = endedAt !== null;
  }, [endedAt]);
  // Drawn when it is opened first: a day of many jobs stands there sooner.
  const [wasOpen, setWasOpen] = useState(isNext);
  const [form, setForm] = useState<Form>(null);
  const close = () => setForm(null);
  const { takeBack } = job;
  const plateWas = useLinkState().seen.plates[job.tripId];
  const back = takeBack && <TakeBack id={takeBack.id} of={stepName(takeBack.action)} />;
  return (
    <>
      <details
        ref={card}
        class="card"
        open={isNext}
        data-done={job.status === 'done' || undefined}
        onToggle={(event) => setWasOpen(wasOpen || event.currentTarget.open)}
      >
        <summary>
          <OtherDay at={startsAt} today={today} />
          <b class="time">
            {clockOf(startsAt)}–
            <OtherDay at={endsAt} today={today} from={startsAt} />
            {clockOf(endsAt)}
          </b>
          {car && <span class="plate">{car.plate}</span>}
          {plateWas && plateWas !== car?.plate && (
            <span class="wrong" role="status">
              {say(anotherCar, { plate: plateWas })}
            </span>
          )}
          <span class="soft">
            <Words text={[stops[0]?.name, stops.at(-1)?.name].filter(Boolean).join(' → ')} />
          </span>
          {/* Also folded together it says that it was taken down. */}
          {endedAt && <span>✓ {say(doneAt, { time: clockOf(endedAt), km: km(endKm) })}</span>}
        </summary>
        {(wasOpen || isNext) && (
          <>
            {car && <p class="soft">{carText(car)}</p>}
            {keyPlace && !endedAt && (
              <p>
                <Words text={say(isOnTheWay(job) ? keyBackTo : keyAt, { place: keyPlace })} />
              </p>
            )}
            {/* Before all that is to be read: it is found without scrolling. */}
            <JobStep job={job} />
            {!endedAt && back}
            <Later>
              {meetingPoint && <p>{meetingPoint}</p>}
              {note && <p class="aside">{note}</p>}
              <Riders job={job} />
              <Stops stops={stops} />
              <Marked job={job} />
              {form === null && (
                <div class="pair">
                  {job.keepsExpenses && (
                    <button type="button" class="button quiet" onClick={() => setForm('spend')}>
                      {say(spendTitle)}
                    </button>
                  )}
                  <button type="button" class="button warn" onClick={() => setForm('trouble')}>
                    {say(carTrouble)}
                  </button>
                </div>
              )}
              {form === 'spend' && <SpendForm tripId={job.tripId} onClose={close} />}
              {form === 'trouble' && <TroubleForm tripId={job.tripId} onClose={close} />}
            </Later>
          </>
        )}
      </details>
      {/* Of a job that is over, which folds itself together. */}
      {endedAt && back}
    </>
  );
};
