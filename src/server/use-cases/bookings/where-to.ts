import { addMinutes } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import { type KindId, kinds } from '#kinds/registry';
import type { ServiceFacts } from '#kinds/request/facts';
import { rank, usualTrips } from '#kinds/request/usual-trips';
import type { UseCase } from '../../call';
import { whereToRepository } from '../../db/repositories/bookings/where-to.repository';
import { readServiceFacts } from '../rules/service-facts';

const DAY_MINUTES = 24 * 60;
const OWN_DAYS = 180;
const DEPARTMENT_DAYS = 90;
/** Fewer would say of a colleague where they go. */
const FEWEST_COLLEAGUES = 3;
const MOST_TRIPS = 4;
const MOST_PLACES = 6;

/** To a place alone one can only go by what is not bound to the stops of a route. */
const reachesPlaces = ({ kind }: { kind: KindId }): boolean => !kinds[kind].runsRoutes;

export const readWhereTo: UseCase<'readWhereTo'> = async ({ actor, db, language, now }) => {
  const me = actor.personId;
  const repository = whereToRepository(db);
  const before = (days: number) => ({ language, since: addMinutes(now, -days * DAY_MINUTES) });
  const history = await repository.trips(me, before(OWN_DAYS));
  const facts = new Map<KindId, ServiceFacts>();
  for (const kind of new Set(history.map((trip) => trip.kind)))
    facts.set(kind, (await readServiceFacts(kind, db, now)).facts);
  const trips = usualTrips(history, facts, now).slice(0, MOST_TRIPS);

  const mine = (await repository.places(me, before(OWN_DAYS))).filter(reachesPlaces);
  const others = await repository.placesOfDepartment(me, {
    ...before(DEPARTMENT_DAYS),
    people: FEWEST_COLLEAGUES,
  });
  const places = new Map<string, { placeId: string; name: string; kind: KindId }>();
  const usual = rank(mine, ({ placeId }) => placeId, now).flatMap((same) => {
    const [byUsualKind] = rank(same, ({ kind }) => kind, now);
    return byUsualKind?.[0] ?? [];
  });
  for (const { placeId, name, kind } of [...usual, ...others.filter(reachesPlaces)]) {
    const isShown = places.has(placeId) || trips.some(({ to }) => to === name);
    if (!isShown && places.size < MOST_PLACES) places.set(placeId, { placeId, name, kind });
  }
  return done({
    trips: trips.map(({ runsOn: _, endsAt: _end, ...trip }) => trip),
    places: [...places.values()],
  });
};
