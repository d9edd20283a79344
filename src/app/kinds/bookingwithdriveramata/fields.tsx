import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import { addMinutes, dayOf } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import { shuttleSections } from '#words/booking-amata';
import { bookingFields } from '#words/booking-fields';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps } from '../../booking-form/form-kind';
import { Folded } from '../../booking-form/folded';
import { FormSection } from '../../booking-form/form-section';
import { OptionField } from '../../form/option-field';
import { SeatsSection } from '../../booking-form/seats-section';
import { useSay } from '../../ui/use-say';
import { DaysField } from './days-field';
import { DepartureField } from './departure-field';
import { FullNote } from './full-note';
import {
  departureOf,
  isTooLate,
  lineOf,
  linesOf,
  plannedRuns,
  stretchOn,
  type Line,
  type Run,
} from './timetable';
import { useDepartures } from './use-departures';
import { WayFields } from './way-fields';

/** Which way, which day and departure, from where to where, and how many. */
export const Fields = (props: FieldsProps<DraftWithDriverAmata>) => {
  const { field, values, patch, repeat } = props;
  const say = useSay();
  const { options, now } = useFormContext();
  const chosen = lineOf(options, values.timetableEntryId);
  const line = chosen ?? linesOf(options)[0] ?? null;
  const routeName = options.routes.find(({ id }) => id === line?.routeId)?.name;
  const days = [...(values.date === null ? [] : [values.date]), ...(repeat?.value.days ?? [])];
  const seats = values.seats ?? 1;
  const startsAt = departureOf(options, values)?.startsAt;

  const stretch = (on: Line) =>
    on === chosen && values.boardStop !== null && values.alightStop !== null
      ? { boardStop: values.boardStop, alightStop: values.alightStop }
      : stretchOn(on, chosen, values);
  const way = line && stretch(line);
  const departures = useDepartures(line, days, way);
  const isLate = (on: Line, run: Run) => isTooLate(options, run, on, stretch(on).boardStop, now());
  /** By its next departure: the draft knows the way by it. */
  const goBy = (next: Line) => {
    const there = stretch(next);
    const planned = plannedRuns(options, next, values.date ?? dayOf(now()), now());
    const run = planned.find((ahead) => !isLate(next, ahead)) ?? next.timetable[0];
    patch({ timetableEntryId: run?.timetableEntryId ?? null, ...there });
  };
  const takeOn = (on: Line) => (run: Run) =>
    patch({
      timetableEntryId: run.timetableEntryId,
      date: dayOf(run.departsAt),
      ...stretch(on),
    });
  const stops = line?.stops.map(({ index, name, minutesFromStart }) => ({
    value: index,
    name,
    ...(startsAt && { hint: formatTime(addMinutes(startsAt, minutesFromStart)) }),
  }));

  return (
    <>
      <Folded
        title={say(shuttleSections.way)}
        says={[routeName, line?.stops.at(-1)?.name]}
        isOpen={line === null}
      >
        <WayFields line={line} onChoose={goBy} />
      </Folded>
      <FormSection title={say(shuttleSections.when)}>
        <DaysField field={field('date')} repeat={repeat} />
        {line && way && (
          <DepartureField
            field={{
              ...field('timetableEntryId'),
              set: (timetableEntryId) => patch({ timetableEntryId, ...stretch(line) }),
            }}
            line={line}
            days={days}
            stretch={way}
            seats={seats}
            departures={departures}
            isLate={(run) => isLate(line, run)}
            onTake={takeOn(line)}
          />
        )}
        {line && values.timetableEntryId !== null && (
          <FullNote
            line={line}
            timetableEntryId={values.timetableEntryId}
            days={days}
            departures={departures}
            stretch={way}
            seats={seats}
            isLate={(run) => isLate(line, run)}
            onTake={takeOn(line)}
          />
        )}
      </FormSection>
      {stops && chosen && (
        <Folded
          title={say(shuttleSections.stops)}
          says={[
            stops[values.boardStop ?? 0]?.name,
            stops[values.alightStop ?? stops.length - 1]?.name,
          ]}
          isOpen={[field('boardStop'), field('alightStop')].some(
            ({ problem }) => problem !== undefined,
          )}
        >
          <OptionField
            field={{
              ...field('boardStop'),
              set: (boardStop) =>
                patch({
                  boardStop,
                  ...((values.alightStop ?? 0) <= (boardStop ?? 0) && {
                    alightStop: stops.length - 1,
                  }),
                }),
            }}
            label={say(bookingFields.boardStop)}
            options={stops.slice(0, -1)}
          />
          <OptionField
            field={field('alightStop')}
            label={say(bookingFields.alightStop)}
            options={stops.slice((values.boardStop ?? 0) + 1)}
          />
        </Folded>
      )}
      <SeatsSection
        seats={field('seats')}
        companions={field('companions')}
        most={Math.max(1, ...(line?.timetable ?? []).map((entry) => entry.seats))}
        onChange={patch}
      />
    </>
  );
};
