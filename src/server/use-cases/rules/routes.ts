import { emptyEnglish } from '#contract/record-entries';
import type { KindRulesView, RouteChange } from '#contract/rules';
import { directions, routeFields } from '#contract/timetable-fields';
import { done, type FieldProblems, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { comingBookingRepository } from '../../db/repositories/bookings/coming-booking.repository';
import { routeRepository } from '../../db/repositories/rules/route.repository';
import { tell } from '../tell';
import { answerRules } from './show-rules';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';
import { checkStops, isSameWay } from '#domain/shuttle/check-stops';

type Route = KindRulesView['routes'][number];

/** What is wrong with a route as somebody wants it; `standing` is null for a new one. */
const judgeRoute = (
  wanted: RouteChange,
  places: readonly { id: string }[],
  standing: Route | null,
): FieldProblems => {
  const known = new Set(places.map(({ id }) => id));
  const problems: Record<string, string> = {};
  if (wanted.out.length + wanted.back.length === 0) problems['out'] = 'required';
  for (const direction of directions) {
    const stops = wanted[direction];
    const before = standing?.[direction] ?? [];
    Object.assign(problems, checkStops(direction, stops));
    const stood = new Set(before.map(({ placeId }) => placeId));
    for (const [index, { placeId }] of stops.entries())
      if (!known.has(placeId) && !stood.has(placeId))
        problems[`${direction}.${index}.placeId`] = 'unknown';
    if (standing?.fixed.includes(direction) && !isSameWay(before, stops))
      problems[direction] = 'stops_in_use';
  }
  return problems;
};

export const addRoute: UseCase<'addRoute'> = async (call) => {
  const { kind } = call.params;
  if (!kinds[kind].runsRoutes) return refuse('not_found');
  const { body, language, db, newId } = call;
  const routes = routeRepository(db);
  const problems = judgeRoute(body, await routes.places(kinds[kind].site, language), null);
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  const id = newId();
  await routes.add(id, kind, body);
  for (const direction of directions) await routes.saveStops(id, direction, body[direction]);
  const after = { kind, ...essenceOf(body) };
  await tell(call, { action: 'create', subject: 'route', id, after });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};

const essenceOf = (route: RouteChange | KindRulesView['routes'][number]) => ({
  ...emptyEnglish(routeFields, { nameTh: route.nameTh, nameEn: route.nameEn }),
  active: route.active,
  ...Object.fromEntries(
    directions.map((direction) => [
      direction,
      route[direction].map(({ placeId, minutesFromStart }) => ({ placeId, minutesFromStart })),
    ]),
  ),
});

/** A retired route runs no more; whoever booked on it keeps what was promised until a dispatcher settles it. */
export const changeRoute: UseCase<'changeRoute'> = async (call) => {
  const { kind, id } = call.params;
  const { body, language, db, now } = call;
  const routes = routeRepository(db);
  const opened = await openRow(call, { subject: 'route', id }, await routes.lock(id, kind));
  if (!opened.ok) return opened;
  const standing = (await routes.list(kind, language)).find((route) => route.id === id);
  if (!standing) return refuse('not_found');
  const problems = judgeRoute(body, await routes.places(kinds[kind].site, language), standing);
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  const retires = standing.active && !body.active;
  const coming = retires ? await comingBookingRepository(db, language).ofRoute(kind, id, now) : [];
  const breaks = coming.map((booking) => ({ ...booking, why: 'no_departure' as const }));
  if (breaks.length > 0 && !body.confirm)
    return done(await answerRules(kind, { saved: false, breaks }, call));
  const change = {
    action: 'change',
    subject: 'route',
    id,
    before: essenceOf(standing),
    after: essenceOf(body),
  } as const;
  await saveChange(call, change, async () => {
    await routes.save(id, body);
    for (const direction of directions) await routes.saveStops(id, direction, body[direction]);
  });
  return done(await answerRules(kind, { saved: true, breaks }, call));
};
