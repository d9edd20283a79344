import type { FieldProblems } from '../refusal';

export type Stop = { placeId: string; minutesFromStart: number };

/** From the first stop at minute 0 ever onwards, and never twice at one place; no stops at all is no service there. */
export const checkStops = (field: string, stops: readonly Stop[]): FieldProblems => {
  if (stops.length === 0) return {};
  if (stops.length === 1) return { [field]: 'too_few' };
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { placeId, minutesFromStart }] of stops.entries()) {
    if (seen.has(placeId)) problems[`${field}.${index}.placeId`] = 'stops_already';
    seen.add(placeId);
    const before = stops[index - 1];
    const isLater = before ? minutesFromStart > before.minutesFromStart : minutesFromStart === 0;
    if (!isLater) problems[`${field}.${index}.minutesFromStart`] = before ? 'not_later' : 'invalid';
  }
  return problems;
};

/** Which places in which order: what booked seats refer to. */
export const isSameWay = (before: readonly Stop[], after: readonly Stop[]): boolean =>
  before.length === after.length &&
  before.every(({ placeId }, index) => placeId === after[index]?.placeId);
