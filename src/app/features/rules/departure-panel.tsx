import { departureChange, newDeparture, type KindRulesView } from '#contract/rules';
import { formatDate } from '#domain/dates/format-bangkok';
import { weekdays } from '#words/booking-time';
import {
  addDepartureLabel,
  departsLabel,
  departureTitle,
  directionLabel,
  directionNames,
  firstDayLabel,
  lastDayLabel,
  otherTimeNote,
  seatsLabel,
  weekdaysLabel,
} from '#words/rules';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { DateField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { ClockField, WeekdaysField } from '../../admin-kit/form/time-fields';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import type { Field } from '../../form/field';
import { NumberField } from '../../form/number-field';
import { useSay } from '../../ui/use-say';
import type { RulesPartProps } from './holidays-part';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

type Route = KindRulesView['routes'][number];
type Departure = Route['timetable'][number];
type PanelProps = RulesPartProps & { route: Route; onClose: () => void };

type Runs = { weekdays: number[]; seats: number | null; lastDay: string | null };

const workdays = [1, 2, 3, 4, 5];

type RunsFieldsProps = {
  days: Field<number[]>;
  seats: Field<number | null>;
  lastDay: Field<string | null>;
};

const RunsFields = ({ days, seats, lastDay }: RunsFieldsProps) => {
  const say = useSay();
  return (
    <>
      <WeekdaysField field={days} label={say(weekdaysLabel)} />
      <NumberField field={seats} label={say(seatsLabel)} />
      <DateField field={lastDay} label={say(lastDayLabel)} optional />
    </>
  );
};

const useSayRuns = (): SayValue<Runs> => {
  const say = useSay();
  const labels = { weekdays: weekdaysLabel, seats: seatsLabel, lastDay: lastDayLabel } as const;
  return (name, value) => ({
    label: say(labels[name]),
    value: Array.isArray(value)
      ? value.map((day) => say(weekdays[Number(day) - 1]!)).join(' ')
      : name === 'lastDay' && typeof value === 'string'
        ? formatDate(value)
        : typeof value === 'number'
          ? `${value}`
          : '',
  });
};

const valuesOf = ({ weekdays: days, seats, lastDay }: Departure): Runs => ({
  weekdays: days,
  seats,
  lastDay,
});

/** The days, seats and end of a departure; another time of day is another departure. */
export const DeparturePanel = ({
  kind,
  departure,
  onChanged,
  onClose,
}: PanelProps & { departure: Departure }) => {
  const say = useSay();
  const { api } = useServices();
  const sayValue = useSayRuns();
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const { id } = departure;
  const form = useAdminForm({
    name: `departure/${id}`,
    schema: departureChange,
    read: { values: valuesOf(departure), version: departure.version },
    readAgain: async () => {
      const { routes } = await api.call('readRules', { params: { kind } });
      const now = routes.flatMap(({ timetable }) => timetable).find((entry) => entry.id === id);
      return { values: valuesOf(now ?? departure), version: (now ?? departure).version };
    },
    save: (body, { version }) =>
      confirmBreaks((confirm) =>
        api.call('changeDeparture', { params: { kind, id }, body: { ...body, confirm }, version }),
      ),
    onSaved: ({ rules }) => {
      onChanged(rules);
      onClose();
    },
    onRefused: isDeclined,
  });
  return (
    <FormPanel
      title={`${say(departureTitle, { time: departure.departs })} · ${say(directionNames[departure.direction])}`}
      form={form}
      onClose={onClose}
      sayValue={sayValue}
    >
      <RunsFields
        days={form.field('weekdays')}
        seats={form.field('seats')}
        lastDay={form.field('lastDay')}
      />
      <p className="soft">{say(otherTimeNote)}</p>
      {breaksDialog}
    </FormPanel>
  );
};

export const NewDeparturePanel = ({ kind, route, onChanged, onClose }: PanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const ways = (['out', 'back'] as const).filter((direction) => route[direction].length > 0);
  const nothing: Runs & {
    routeId: string;
    direction: 'out' | 'back';
    departs: string | null;
    firstDay: string | null;
  } = {
    routeId: route.id,
    direction: ways[0] ?? 'out',
    departs: null,
    weekdays: workdays,
    seats: null,
    firstDay: null,
    lastDay: null,
  };
  const form = useAdminForm({
    name: `departure/new/${route.id}`,
    schema: newDeparture,
    ...forNew(nothing),
    save: (body, { idempotencyKey }) =>
      api.call('addDeparture', { params: { kind }, body, idempotencyKey }),
    onSaved: ({ rules }) => {
      onChanged(rules);
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormPanel title={say(addDepartureLabel)} form={form} onClose={onClose} sayValue={() => null}>
      <ChipsField
        field={field('direction')}
        label={say(directionLabel)}
        choices={ways.map((value) => ({ value, label: say(directionNames[value]) }))}
      />
      <ClockField field={field('departs')} label={say(departsLabel)} />
      <DateField field={field('firstDay')} label={say(firstDayLabel)} />
      <RunsFields days={field('weekdays')} seats={field('seats')} lastDay={field('lastDay')} />
    </FormPanel>
  );
};
