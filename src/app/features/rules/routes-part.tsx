import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KindRulesView } from '#contract/rules';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { weekdays } from '#words/booking-time';
import {
  addDepartureLabel,
  addRouteLabel,
  departuresEmpty,
  directionNames,
  editRoute,
  everyDay,
  fromDay,
  routeRetired,
  routesEmpty,
  routesTitle,
  seatsCount,
  untilDay,
} from '#words/rules';
import { useLedTo } from '../../ui/use-led-to';
import { useLanguage, useSay } from '../../ui/use-say';
import type { RenderAddPlace } from './add-point';
import { DeparturePanel, NewDeparturePanel } from './departure-panel';
import { RoutePanel } from './route-panel';
import type { RulesPartProps } from './rule-panel';
import classes from './rules.module.css';

type Route = KindRulesView['routes'][number];
type Departure = Route['timetable'][number];

const EVERY_DAY = 7;

const useSayDeparture = () => {
  const say = useSay();
  const [today] = useState(() => dayOf(new Date()));
  return ({ weekdays: days, seats, firstDay, lastDay }: Departure): string =>
    [
      days.length === EVERY_DAY
        ? say(everyDay)
        : days.map((day) => say(weekdays[day - 1]!)).join(' '),
      say(seatsCount, { count: seats }),
      ...(firstDay > today ? [say(fromDay, { day: formatDate(firstDay) })] : []),
      ...(lastDay === null ? [] : [say(untilDay, { day: formatDate(lastDay) })]),
    ].join(' · ');
};

type WayProps = {
  route: Route;
  direction: 'out' | 'back';
  onOpen: (departure: Departure) => void;
};

const Way = ({ route, direction, onOpen }: WayProps) => {
  const say = useSay();
  const sayDeparture = useSayDeparture();
  const [today] = useState(() => dayOf(new Date()));
  const stops = route[direction];
  const departures = route.timetable.filter((departure) => departure.direction === direction);
  if (stops.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4>{say(directionNames[direction])}</h4>
      <ol className="row wrap">
        {stops.map(({ placeId, name, minutesFromStart }) => (
          <li key={placeId}>
            {name} <small>+{minutesFromStart}</small>
          </li>
        ))}
      </ol>
      {departures.length === 0 && <p className="soft">{say(departuresEmpty)}</p>}
      <ul className="row wrap">
        {departures.map((departure) => (
          <li key={departure.id}>
            <button
              type="button"
              className={`chip numbers ${classes['departure']}`}
              data-over={departure.lastDay !== null && departure.lastDay < today ? '' : undefined}
              onClick={() => onOpen(departure)}
            >
              <b>{departure.departs}</b>
              <small>{sayDeparture(departure)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

type Opened =
  | { is: 'route'; route: Route | null }
  | { is: 'new-departure'; route: Route }
  | { is: 'departure'; departure: Departure };

export const RoutesPart = (props: RulesPartProps & { renderAddPlace: RenderAddPlace }) => {
  const say = useSay();
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const panel = { ...props, onClose: () => setOpened(null) };
  const { routes } = props.rules;
  const ledTo = useLedTo('routes');
  return (
    <section ref={ledTo} className={classes['card']} aria-labelledby="routes">
      <div className="row wrap between">
        <h2 id="routes">{say(routesTitle)}</h2>
        <Button variant="default" onClick={() => setOpened({ is: 'route', route: null })}>
          {say(addRouteLabel)}
        </Button>
      </div>
      {routes.length === 0 && <p className="soft">{say(routesEmpty)}</p>}
      {routes.map((route) => {
        const name = language === 'th' ? route.nameTh : route.nameEn;
        return (
          <article key={route.id} className={classes['route']}>
            <div className="row wrap between">
              <h3>
                {name}{' '}
                {!route.active && <span className="tag soft plain">{say(routeRetired)}</span>}
              </h3>
              <button
                type="button"
                className="quiet firm"
                aria-label={`${say(editRoute)} ${name}`}
                onClick={() => setOpened({ is: 'route', route })}
              >
                {say(editRoute)}
              </button>
            </div>
            {(['out', 'back'] as const).map((direction) => (
              <Way
                key={direction}
                route={route}
                direction={direction}
                onOpen={(departure) => setOpened({ is: 'departure', departure })}
              />
            ))}
            {route.active && (
              <div>
                <Button
                  variant="default"
                  aria-label={`${say(addDepartureLabel)} · ${name}`}
                  onClick={() => setOpened({ is: 'new-departure', route })}
                >
                  {say(addDepartureLabel)}
                </Button>
              </div>
            )}
          </article>
        );
      })}
      {opened?.is === 'route' && <RoutePanel {...panel} route={opened.route} />}
      {opened?.is === 'new-departure' && <NewDeparturePanel {...panel} route={opened.route} />}
      {opened?.is === 'departure' && (
        <DeparturePanel key={opened.departure.id} {...panel} departure={opened.departure} />
      )}
    </section>
  );
};
