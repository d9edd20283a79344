import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isBefore,
  minutesBetween,
} from '#domain/dates/bangkok-time';
import type { CommonDraft } from './draft';
import type { ServiceFacts } from './facts';
import type { RequestKind } from './request-kind';
import { firstLike, lastBookableDay, startsLike } from './service-time';

/** A moment of a draft, moved by whole days; what is not yet a moment stays as it is. */
export const moveDays = (moment: string | null, days: number): string | null => {
  const at = moment === null ? NaN : Date.parse(moment);
  return Number.isNaN(at) ? moment : new Date(at + days * 86_400_000).toISOString();
};

/** From the day of a draft's start to another. */
export const daysTo = (startsAt: string | null, day: Day): number =>
  startsAt === null || Number.isNaN(Date.parse(startsAt)) ? 0 : daysBetween(dayOf(startsAt), day);

/** What stands where a name or a telephone number was forgotten. */
export const FORGOTTEN = '-';

/**
 * An earlier booking as a new request, without its papers, urgency and group, and without what was forgotten of it since.
 * Accepted terms hold until they change.
 */
export const copyOf = <D extends CommonDraft>(draft: D): D => {
  const { forWhom, contactPhone, companions } = draft;
  const isForgotten = (who: D['forWhom'] | D['companions'][number]): boolean =>
    who.type === 'guest' && who.name === FORGOTTEN;
  return {
    ...draft,
    attachmentIds: [],
    urgentReason: null,
    groupId: null,
    contactPhone: contactPhone === FORGOTTEN ? null : contactPhone,
    forWhom: isForgotten(forWhom) ? { type: 'guest', name: '', phone: null } : forWhom,
    companions: companions.filter((who) => !isForgotten(who)),
  };
};

/**
 * Two taps: the same once more, on the first day that the rules allow. It does not fall on the earlier one: nobody drives
 * two cars at once or has two seats. Where only that day can be booked yet, the person has to choose. A day that was wished for stands, unless it is too soon by now.
 */
export const bookAgain = <D extends CommonDraft>(
  kind: Pick<RequestKind<never, D>, 'onDay'>,
  earlier: D,
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  facts: ServiceFacts,
  wished?: Day,
): D => {
  const soonest = dayOf(firstLike(startsAt, facts));
  if (wished !== undefined && wished >= soonest) return kind.onDay(copyOf(earlier), wished);
  const other = dayOf(firstLike(startsAt, facts, 0, minutesBetween(startsAt, endsAt)));
  const isTooFar = other > lastBookableDay(facts);
  return kind.onDay(copyOf(earlier), isTooFar ? soonest : other);
};

/** From that start on, the first day at the same time of day on which it fits; where there is none, as it is. */
export const firstFitting = <D extends CommonDraft>(
  kind: Pick<RequestKind<never, D>, 'onDay'>,
  draft: D,
  startsAt: Instant,
  facts: ServiceFacts,
  isFit: (moved: D) => boolean,
): D => {
  const last = lastBookableDay(facts);
  for (const at of startsLike(startsAt, facts)) {
    if (dayOf(at) > last) break;
    const moved = kind.onDay(draft, dayOf(at));
    if (!isBefore(at, startsAt) && isFit(moved)) return moved;
  }
  return draft;
};

/** The first day and the same weekday after it. */
export const weekly = (first: Day, times: number): readonly Day[] =>
  Array.from({ length: times }, (_, week) => addDays(first, week * 7));
