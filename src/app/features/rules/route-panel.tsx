import { routeChange, type KindRulesView } from '#contract/rules';
import { routeFields } from '#contract/timetable-fields';
import { addRouteLabel, editRoute } from '#words/rules';
import { useServices } from '../../app-services';
import { useLanguage, useSay } from '../../ui/use-say';
import { AddPoint, type RenderAddPlace } from './add-point';
import { RulePanel, type RulesPartProps } from './rule-panel';
import { StopsField } from './stops-field';

type Route = KindRulesView['routes'][number];

/** Points that are no longer offered stay where a route stops already. */
const choicesFor = (rules: KindRulesView, route: Route | null): KindRulesView['places'] => {
  const known = new Set(rules.places.map(({ id }) => id));
  const own = [...(route?.out ?? []), ...(route?.back ?? [])]
    .filter(({ placeId }) => !known.has(placeId))
    .map(({ placeId, name }) => ({ id: placeId, name }));
  return [...rules.places, ...new Map(own.map((place) => [place.id, place])).values()];
};

type RoutePanelProps = RulesPartProps & {
  route: Route | null;
  renderAddPlace: RenderAddPlace;
  onClose: () => void;
};

export const RoutePanel = ({ route, ...props }: RoutePanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, rules } = props;
  const places = choicesFor(rules, route);
  const language = useLanguage();
  const called = route && (language === 'th' ? route.nameTh : route.nameEn);
  const named = places.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RulePanel
      {...props}
      name={`route/${kind}/${route?.id ?? 'new'}`}
      title={called ? `${say(editRoute)} ${called}` : say(addRouteLabel)}
      fields={routeFields}
      schema={routeChange}
      find={({ routes }) => routes.find(({ id }) => id === route?.id)}
      begun={{ active: true }}
      choices={{ out: named, back: named }}
      renderOwn={(form) => {
        const way = (direction: 'out' | 'back') => (
          <StopsField
            field={form.field(direction)}
            label={say(routeFields[direction].label)}
            places={places}
            isFixed={route?.fixed.includes(direction) === true}
          />
        );
        return { out: way('out'), back: way('back') };
      }}
      save={(body, { version }) =>
        route
          ? api.call('changeRoute', { params: { kind, id: route.id }, body, version })
          : api.call('addRoute', {
              params: { kind },
              body,
              idempotencyKey: crypto.randomUUID(),
            })
      }
    >
      {(route === null || route.fixed.length < 2) && <AddPoint {...props} />}
    </RulePanel>
  );
};
