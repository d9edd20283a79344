import { routeChange, type KindRulesView, type RouteChange } from '#contract/rules';
import { no, yes } from '#words/admin-kit';
import {
  addRouteLabel,
  directionNames,
  editRoute,
  nameEnLabel,
  nameThLabel,
  routeActive,
} from '#words/rules';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import type { RulesPartProps } from './holidays-part';
import { StopsField } from './stops-field';
import { isDeclined, useConfirmBreaks } from './use-confirm-breaks';

type Route = KindRulesView['routes'][number];

type Values = Omit<RouteChange, 'confirm' | 'nameTh' | 'nameEn'> & {
  nameTh: string | null;
  nameEn: string | null;
};

const emptyRoute: Values = { nameTh: null, nameEn: null, active: true, out: [], back: [] };

const stopsOf = (stops: Route['out']) =>
  stops.map(({ placeId, minutesFromStart }) => ({ placeId, minutesFromStart }));

const valuesOf = ({ nameTh, nameEn, active, out, back }: Route): Values => ({
  nameTh,
  nameEn,
  active,
  out: stopsOf(out),
  back: stopsOf(back),
});

const useSayRoute = (places: KindRulesView['places']): SayValue<Values> => {
  const say = useSay();
  const labels = {
    nameTh: nameThLabel,
    nameEn: nameEnLabel,
    active: routeActive,
    ...directionNames,
  } as const;
  return (name, value) => {
    const label = say(labels[name]);
    if (typeof value === 'boolean') return { label, value: say(value ? yes : no) };
    if (!Array.isArray(value)) return { label, value: typeof value === 'string' ? value : '' };
    const stops = value as RouteChange['out'];
    const nameOf = (placeId: string) => places.find(({ id }) => id === placeId)?.name ?? '';
    return {
      label,
      value: stops
        .map(({ placeId, minutesFromStart }) => `${nameOf(placeId)} +${minutesFromStart}`)
        .join(' → '),
    };
  };
};

/** Points that are no longer offered stay where a route stops already. */
const choicesFor = (rules: KindRulesView, route: Route | null): KindRulesView['places'] => {
  const known = new Set(rules.places.map(({ id }) => id));
  const own = [...(route?.out ?? []), ...(route?.back ?? [])]
    .filter(({ placeId }) => !known.has(placeId))
    .map(({ placeId, name }) => ({ id: placeId, name }));
  return [...rules.places, ...new Map(own.map((place) => [place.id, place])).values()];
};

type RoutePanelProps = RulesPartProps & { route: Route | null; onClose: () => void };

export const RoutePanel = ({ kind, rules, route, onChanged, onClose }: RoutePanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const places = choicesFor(rules, route);
  const sayValue = useSayRoute(places);
  const { confirmBreaks, breaksDialog } = useConfirmBreaks();
  const form = useAdminForm({
    name: `route/${kind}/${route?.id ?? 'new'}`,
    schema: routeChange,
    read: { values: route ? valuesOf(route) : emptyRoute, version: route?.version ?? null },
    readAgain: async () => {
      const { routes } = await api.call('readRules', { params: { kind } });
      const now = routes.find(({ id }) => id === route?.id);
      return { values: now ? valuesOf(now) : emptyRoute, version: now?.version ?? null };
    },
    save: (body, { version }) =>
      confirmBreaks((confirm) =>
        route
          ? api.call('changeRoute', {
              params: { kind, id: route.id },
              body: { ...body, confirm },
              version,
            })
          : api.call('addRoute', {
              params: { kind },
              body: { ...body, confirm },
              idempotencyKey: crypto.randomUUID(),
            }),
      ),
    onSaved: ({ rules: next }) => {
      onChanged(next);
      onClose();
    },
    onRefused: isDeclined,
  });
  const { field } = form;
  return (
    <FormPanel
      title={say(route ? editRoute : addRouteLabel)}
      form={form}
      onClose={onClose}
      sayValue={sayValue}
    >
      <TextField field={field('nameTh')} label={say(nameThLabel)} />
      <TextField field={field('nameEn')} label={say(nameEnLabel)} />
      <ToggleField field={field('active')} label={say(routeActive)} />
      {(['out', 'back'] as const).map((direction) => (
        <StopsField
          key={direction}
          field={field(direction)}
          label={say(directionNames[direction])}
          places={places}
          isFixed={route?.fixed.includes(direction) === true}
        />
      ))}
      {breaksDialog}
    </FormPanel>
  );
};
