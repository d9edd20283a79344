import { addMinutes, type Instant, minutesBetween } from '#domain/dates/bangkok-time';
import { parseThaiPhone } from '#domain/thai/phone';
import type { CommonDraft, PlaceDraft } from './draft';
import type { BeginFacts } from './facts';
import { servedEnd, usualStart } from './service-time';

/** The purpose of last time; people and papers belong to one trip and are asked again. */
export const beginCommon = ({
  me,
  last,
}: Pick<BeginFacts<CommonDraft>, 'me' | 'last'>): CommonDraft => ({
  forWhom: { type: 'myself' },
  contactPhone: (me.phone && parseThaiPhone(me.phone)) ?? last?.contactPhone ?? null,
  costCentreId: me.costCentreId ?? last?.costCentreId ?? null,
  purposeCode: last?.purposeCode ?? null,
  purposeText: last?.purposeText ?? null,
  note: null,
  attachmentIds: [],
  urgentReason: null,
  groupId: null,
  companions: [],
});

/** The start of last time, or else where others of this kind begin. */
export const beginFrom = (
  { usualFrom }: Pick<BeginFacts<unknown>, 'usualFrom'>,
  last: PlaceDraft | undefined,
): PlaceDraft => last ?? (usualFrom ? { type: 'known', placeId: usualFrom } : null);

type PeriodDraft = { startsAt: string | null; endsAt: string | null };

const HALF_A_DAY = 4 * 60;

const lengthOf = (last: PeriodDraft | null): number | null => {
  if (last?.startsAt == null || last.endsAt === null) return null;
  const minutes = minutesBetween(last.startsAt, last.endsAt);
  return minutes > 0 ? minutes : null;
};

/** At the usual hour, for as long as last time. */
export const beginPeriod = (
  facts: Omit<BeginFacts<CommonDraft & PeriodDraft>, 'isFree'>,
): { startsAt: Instant; endsAt: Instant } => {
  const { rules, last } = facts;
  const startsAt = usualStart(last?.startsAt ?? null, facts);
  const minutes = Math.min(lengthOf(last) ?? HALF_A_DAY, rules.longestMinutes);
  const endsAt = servedEnd({ startsAt, endsAt: addMinutes(startsAt, minutes) }, facts);
  return { startsAt, endsAt };
};
