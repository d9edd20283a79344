import type { KindRulesView, RouteChange } from '#contract/rules';
import { directions } from '#contract/timetable-fields';
import { checkStops, isSameWay } from '#domain/shuttle/check-stops';
import type { FieldProblems } from '#domain/refusal';

type Route = KindRulesView['routes'][number];

/** What is wrong with a route as somebody wants it; `standing` is null for a new one. */
export const judgeRoute = (
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
