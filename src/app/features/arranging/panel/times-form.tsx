import { Button, Group, NumberInput } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useState, type SubmitEvent } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { checkTimes } from '#domain/trip/decide-times';
import { cancel } from '#words/actions';
import { completedNow, timesSaved } from '#words/arranging-done';
import {
  complete,
  confirmTimes,
  departedAtLabel,
  endedAtLabel,
  endKmLabel,
  recordTimes,
  startKmLabel,
} from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { targetName } from '../texts';
import { useShownProblems } from './use-shown-problems';

dayjs.extend(utc);

const BANGKOK_MINUTES = 7 * 60;
const WALL = 'YYYY-MM-DD HH:mm:ss';

/** The picker knows no time zones: it is given Bangkok's wall clock, and gives it back. */
const toWall = (instant: string): string =>
  dayjs.utc(instant).utcOffset(BANGKOK_MINUTES).format(WALL);
const fromWall = (wall: string): string =>
  dayjs.utc(wall).subtract(BANGKOK_MINUTES, 'minute').toISOString();

/** As planned, or now: nobody notes what has not happened. */
const happened = (instant: string): string => {
  const now = new Date().toISOString();
  return instant < now ? instant : now;
};

const kmOf = (value: number | string): number | null => (value === '' ? null : Number(value));

const fields = ['departedAt', 'endedAt', 'startKm', 'endKm'];

type Props = { trip: ArrangeTrip; detail: TripDetail; onDone: () => void };

/** Drivers have no login: who dispatches notes when it left and came back, and the odometer. */
export const TimesForm = ({ trip, detail, onDone }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act } = useArranging();
  const last = trip.assignments.at(-1);
  const [departedAt, setDepartedAt] = useState(toWall(trip.departedAt ?? happened(trip.startsAt)));
  const [endedAt, setEndedAt] = useState(toWall(trip.endedAt ?? happened(trip.endsAt)));
  const [startKm, setStartKm] = useState<number | string>(trip.assignments[0]?.startKm ?? '');
  const [endKm, setEndKm] = useState<number | string>(last?.endKm ?? '');
  const { problem, setProblems, isShown } = useShownProblems(fields);
  const what = targetName({ type: 'trip', id: trip.id, trip }, say);
  const doing = detail.may.complete ? complete : trip.unconfirmed ? confirmTimes : recordTimes;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      departedAt: fromWall(departedAt),
      endedAt: fromWall(endedAt),
      startKm: kmOf(startKm),
      endKm: kmOf(endKm),
    };
    const checked = checkTimes(body, trip.startsAt, new Date());
    setProblems(checked.ok ? {} : (checked.refusal.fields ?? {}));
    if (!checked.ok) return;
    const done = await act(
      say(detail.may.complete ? completedNow : timesSaved, { what }),
      (idempotencyKey) =>
        api.call(detail.may.complete ? 'completeTrip' : 'recordTimes', {
          params: { kind, id: trip.id },
          body,
          version: trip.version,
          idempotencyKey,
        }),
      isShown,
    );
    if (done) onDone();
  };

  const when = {
    valueFormat: 'DD/MM/YYYY HH:mm',
    popoverProps: { zIndex: 950 },
    required: true,
  } as const;
  const km = { min: 0, max: 9_999_999, allowDecimal: false, thousandSeparator: ',' } as const;
  return (
    <form className={classes['form']} onSubmit={(event) => void send(event)} noValidate>
      <DateTimePicker
        {...when}
        label={say(departedAtLabel)}
        value={departedAt}
        error={problem('departedAt')}
        onChange={(value) => value !== null && setDepartedAt(value)}
      />
      <DateTimePicker
        {...when}
        label={say(endedAtLabel)}
        value={endedAt}
        error={problem('endedAt')}
        onChange={(value) => value !== null && setEndedAt(value)}
      />
      <div className={classes['pair']}>
        <NumberInput
          {...km}
          label={say(startKmLabel)}
          value={startKm}
          error={problem('startKm')}
          onChange={setStartKm}
        />
        <NumberInput
          {...km}
          label={say(endKmLabel)}
          value={endKm}
          error={problem('endKm')}
          onChange={setEndKm}
        />
      </div>
      <Group gap="xs" grow>
        <Button variant="default" onClick={onDone}>
          {say(cancel)}
        </Button>
        <Button type="submit">{say(doing)}</Button>
      </Group>
    </form>
  );
};
