import { Button, NumberInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { minuteOfDay } from '#domain/dates/bangkok-time';
import { checkTimes } from '#domain/trip/decide-times';
import { completedNow, shortQuestion, timesSaved } from '#words/arranging-done';
import {
  complete,
  confirmTimes,
  departedAtLabel,
  endedAtLabel,
  endKmLabel,
  recordTimes,
  startKmLabel,
} from '#words/arranging-trip';
import { isMoment, MomentField } from '../../../admin-kit/record/moment-field';
import { useServices } from '../../../app-services';
import { asField } from '../../../form/field';
import { jumpToUnread } from '../../../form/jump-to-problem';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { targetName } from '../texts';
import { useShownProblems } from './use-shown-problems';
import { FormEnds } from './form-ends';

/** As planned, or now: nobody notes what has not happened. */
const happened = (instant: string): string => {
  const now = new Date().toISOString();
  return instant < now ? instant : now;
};

const kmOf = (value: number | string): number | null => (value === '' ? null : Number(value));

const minutesOf = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 60_000);

/** Less than half of its plan: more likely a slip of the finger than a ride. */
const isVeryShort = (took: number, planned: number): boolean => took < planned / 2;

const fields = ['departedAt', 'endedAt', 'startKm', 'endKm'];

type Props = {
  trip: ArrangeTrip;
  /** It is back; else only its departure is put right. */
  ends: boolean;
  onDone: () => void;
};

/** Drivers have no login: who dispatches notes when it left and came back, and the odometer. */
export const TimesForm = ({ trip, ends, onDone }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act, ask } = useArranging();
  const last = trip.assignments.at(-1);
  const [departedAt, setDepartedAt] = useState<string | null>(
    trip.departedAt ?? happened(trip.startsAt),
  );
  const [endedAt, setEndedAt] = useState<string | null>(
    ends ? (trip.endedAt ?? happened(trip.endsAt)) : null,
  );
  const [startKm, setStartKm] = useState<number | string>(trip.assignments[0]?.startKm ?? '');
  const [endKm, setEndKm] = useState<number | string>(last?.endKm ?? '');
  const { problem, setProblems, isShown } = useShownProblems(fields);
  const what = targetName({ type: 'trip', id: trip.id, trip }, say);
  const isEnding = ends && trip.status !== 'done';
  const doing = isEnding ? complete : trip.unconfirmed ? confirmTimes : recordTimes;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (jumpToUnread(event.currentTarget)) return;
    const lacksEnd = ends && !isMoment(endedAt);
    if (!isMoment(departedAt) || lacksEnd) {
      return setProblems({
        ...(!isMoment(departedAt) && { departedAt: 'required' }),
        ...(lacksEnd && { endedAt: 'required' }),
      });
    }
    const body = {
      departedAt,
      endedAt,
      startKm: kmOf(startKm),
      endKm: kmOf(endKm),
    };
    const checked = checkTimes(body, trip.startsAt, new Date());
    setProblems(checked.ok ? {} : (checked.refusal.fields ?? {}));
    if (!checked.ok) return;
    if (isMoment(endedAt)) {
      const took = minutesOf(departedAt, endedAt);
      const planned = minutesOf(trip.startsAt, trip.endsAt);
      const question = {
        title: say(doing),
        text: say(shortQuestion, { took, planned }),
        yes: say(doing),
      };
      if (isVeryShort(took, planned) && !(await ask(question))) return;
    }
    const done = await act(
      say(isEnding ? completedNow : timesSaved, { what }),
      (idempotencyKey) =>
        api.call(isEnding ? 'completeTrip' : 'recordTimes', {
          params: { kind, id: trip.id },
          body,
          version: trip.version,
          idempotencyKey,
        }),
      isShown,
    );
    if (done) onDone();
  };

  const moment = (name: string, value: string | null, set: (next: string | null) => void) => ({
    ...asField(name, value, set),
    problem: problem(name),
  });
  const km = { min: 0, max: 9_999_999, allowDecimal: false, thousandSeparator: ',' } as const;
  return (
    <form className="grid" onSubmit={(event) => void send(event)} noValidate>
      <MomentField
        field={moment('departedAt', departedAt, setDepartedAt)}
        label={say(departedAtLabel)}
        usualMinute={minuteOfDay(trip.startsAt)}
      />
      {ends && (
        <MomentField
          field={moment('endedAt', endedAt, setEndedAt)}
          label={say(endedAtLabel)}
          usualMinute={minuteOfDay(trip.endsAt)}
        />
      )}
      <div className="grid gap-2 halves">
        <NumberInput
          {...km}
          label={say(startKmLabel)}
          value={startKm}
          error={problem('startKm')}
          onChange={setStartKm}
        />
        {ends && (
          <NumberInput
            {...km}
            label={say(endKmLabel)}
            value={endKm}
            error={problem('endKm')}
            onChange={setEndKm}
          />
        )}
      </div>
      <FormEnds onCancel={onDone}>
        <Button type="submit">{say(doing)}</Button>
      </FormEnds>
    </form>
  );
};
