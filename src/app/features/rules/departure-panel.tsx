import { departureBody, departureChange, type KindRulesView } from '#contract/rules';
import { departureFields, directions, runFields } from '#contract/timetable-fields';
import { addDepartureLabel, departureTitle, directionNames, otherTimeNote } from '#words/rules';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { useSay } from '../../ui/use-say';
import { RulePanel, type RulesPartProps } from './rule-panel';

type Route = KindRulesView['routes'][number];
type Departure = Route['timetable'][number];
type PanelProps = RulesPartProps & { onClose: () => void };

const workdays = [1, 2, 3, 4, 5];

/** The days, seats and end of a departure; another time of day is another departure. */
export const DeparturePanel = ({
  departure: { id, departs, direction },
  ...props
}: PanelProps & { departure: Departure }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind } = props;
  return (
    <RulePanel
      {...props}
      name={`departure/${id}`}
      title={`${say(departureTitle, { time: departs })} · ${say(directionNames[direction])}`}
      fields={runFields}
      schema={departureChange}
      find={({ routes }) =>
        routes.flatMap(({ timetable }) => timetable).find((entry) => entry.id === id)
      }
      save={(body, { version }) =>
        api.call('changeDeparture', { params: { kind, id }, body, version })
      }
    >
      <p className="soft">{say(otherTimeNote)}</p>
    </RulePanel>
  );
};

export const NewDeparturePanel = ({ route, ...props }: PanelProps & { route: Route }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind } = props;
  const ways = directions.filter((direction) => route[direction].length > 0);
  return (
    <RulePanel
      {...props}
      name={`departure/new/${route.id}`}
      title={say(addDepartureLabel)}
      fields={departureFields}
      schema={departureBody}
      begun={{ direction: ways[0] ?? 'out', weekdays: workdays }}
      renderOwn={(form) => ({
        direction: (
          <ChipsField
            field={form.field('direction')}
            label={say(departureFields.direction.label)}
            choices={ways.map((value) => ({ value, label: say(directionNames[value]) }))}
          />
        ),
      })}
      save={(body, { idempotencyKey }) =>
        api.call('addDeparture', {
          params: { kind },
          body: { ...body, routeId: route.id },
          idempotencyKey,
        })
      }
    />
  );
};
