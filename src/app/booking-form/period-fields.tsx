import { useState } from 'react';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { addMinutes, type Instant, minutesBetween } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import { nightsOf, servedEnd } from '#kinds/request/service-time';
import {
  asLongAsServed,
  carUntil,
  carWhenStarting,
  duration,
  endMoved,
  problemOf,
} from '#words/booking-time';
import { isApprovedFor, wishOf } from './car-wish';
import { useRemote } from '../remote/use-remote';
import { useSay } from '../ui/use-say';
import type { Field } from '../form/field';
import { useFormContext } from './form-context';
import { PeriodVerdict } from './period-verdict';
import { lengthParts } from '../form/say-time';
import { TimeField } from './time-field';
import classes from './time-sheet.module.css';
import { firstDayOf } from './first-day';
import { forecastOf } from './form-remotes';
import { useReadAgain } from './use-read-again';
import { urgentExplained, urgentReason, urgentTitle } from '#words/booking-form';
import { TextField } from '../form/text-field';

type UrgentNoteProps = { field: Field<string | null>; startsAt: string | null };

/** Right under a time that is sooner than the notice period: that it is, and the question why. */
const UrgentNote = ({ field, startsAt }: UrgentNoteProps) => {
  const say = useSay();
  const { options, isUrgent } = useFormContext();
  const isAsked =
    field.problem !== undefined ||
    field.value !== null ||
    (startsAt !== null && isUrgent(startsAt));
  if (!isAsked) return null;
  return (
    <div className="card asks stack gap-2">
      <strong className="urgent">{say(urgentTitle)}</strong>
      <p>{say(urgentExplained, { hours: Math.ceil(options.rules.noticeMinutes / 60) })}</p>
      <TextField field={field} label={say(urgentReason)} long />
    </div>
  );
};

type Period = { startsAt: string | null; endsAt: string | null };

type PeriodFieldsProps = {
  start: Field<string | null>;
  end: Field<string | null>;
  labels: { start: string; end: string };
  reason: Field<string | null>;
  class: VehicleClass | null;
  onChange: (period: Period) => void;
};

const HALF_DAY = 4 * 60;
const QUARTER = 15;

export const PeriodFields = (props: PeriodFieldsProps) => {
  const { start, end, labels, reason, class: wished, onChange } = props;
  const say = useSay();
  const { kind, changing, now, facts, foreseen } = useFormContext();
  const period: Period = { startsAt: start.value, endsAt: end.value };
  const from = firstDayOf(start.value, now());
  const {
    shown: view,
    value: known,
    read,
  } = useRemote(forecastOf, {
    kind,
    from,
    changing: changing?.id,
  });
  useReadAgain(read);
  const forecast = known ?? foreseen;
  // What comes after the form stands in a place that was kept for it.
  const [isReserved] = useState(forecast === null);
  /** An end that was moved into the hours of service, and how long it was wished to be. */
  const [moved, setMoved] = useState<{
    endsAt: Instant;
    minutes: number;
    nights: number;
  } | null>(null);
  const isMoved = moved !== null && moved.endsAt === end.value;
  const wish = wishOf(period, wished);
  const isAsApproved = wish !== null && changing !== null && isApprovedFor(changing, wish);
  const ownLength = wish ? minutesBetween(wish.startsAt, wish.endsAt) : HALF_DAY;
  const length = isMoved ? moved.minutes : ownLength;
  /** Who meant to be back in the evening does not mean the next morning. */
  const nights = isMoved ? moved.nights : wish ? nightsOf(wish) : 0;
  const endOf = (startsAt: Instant) =>
    servedEnd({ startsAt, endsAt: addMinutes(startsAt, length) }, facts, nights);

  /** The end keeps its distance, as far as somebody drives. */
  const startAt = (startsAt: string | null) => {
    if (startsAt === null) return onChange({ startsAt, endsAt: null });
    const endsAt = endOf(startsAt);
    const isCut = endsAt !== addMinutes(startsAt, length);
    setMoved(isCut ? { endsAt, minutes: length, nights } : null);
    onChange({ startsAt, endsAt });
  };
  /** In the form it stands at its field; the sheet covers that. */
  const troubles = [
    { label: labels.start, problem: start.problem },
    { label: labels.end, problem: end.problem },
  ].flatMap(({ label, problem }) =>
    problem === undefined ? [] : say(problemOf, { label, problem }),
  );
  const isTrouble = troubles.length > 0;
  const verdictIn = (place: 'form' | 'sheet') => (
    <div
      role="status"
      className={classes['verdict']}
      data-reserved={(place === 'form' && isReserved) || undefined}
    >
      {place === 'sheet' &&
        troubles.map((words) => (
          <span key={words} className="wrong">
            {words}
          </span>
        ))}
      {isMoved && <span>{say(endMoved, { at: formatTime(moved.endsAt) })}</span>}
      {wish && (
        <PeriodVerdict
          wish={wish}
          // That a car is free at a time that cannot be had helps nobody.
          forecast={isAsApproved || isTrouble ? null : forecast}
          isInSheet={place === 'sheet' && !isTrouble}
          onTake={startAt}
        />
      )}
    </div>
  );

  return (
    <>
      <div className={classes['pair']}>
        <TimeField
          field={{ ...start, set: startAt }}
          label={labels.start}
          verdict={verdictIn('sheet')}
          free={{
            view,
            title: say(carWhenStarting, {
              length: isMoved ? say(asLongAsServed) : say(duration, lengthParts(length)),
            }),
            wishAt: (startsAt) => ({ startsAt, endsAt: endOf(startsAt), class: wished }),
            mark:
              start.value === null
                ? null
                : { startsAt: start.value, endsAt: addMinutes(start.value, QUARTER) },
          }}
        />
        <TimeField
          field={{ ...end, set: (endsAt) => onChange({ ...period, endsAt }) }}
          label={labels.end}
          after={start.value}
          verdict={verdictIn('sheet')}
          free={{
            view,
            title: say(carUntil),
            wishAt: (endsAt) =>
              start.value === null || endsAt <= start.value
                ? null
                : { startsAt: start.value, endsAt, class: wished },
            mark: wish,
          }}
        />
      </div>
      {verdictIn('form')}
      <UrgentNote field={reason} startsAt={start.value} />
    </>
  );
};
