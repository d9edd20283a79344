import * as v from 'valibot';
import { approvalCard, type ApprovalCard } from '#contract/approvals';
import type { Language } from '#domain/language';
import type { OwnerCache } from '../../cache/owner-cache';
import { approvalSeenRow } from '../../storage-keys';

/** What somebody decided about, so that a refusal of days later can say what has changed since. */
export const keepSeen = (
  cache: OwnerCache,
  card: ApprovalCard,
  language: Language,
): Promise<void> => cache.write(approvalSeenRow(card.id, language), card);

export const readSeen = async (
  cache: OwnerCache,
  bookingId: string,
  language: Language,
): Promise<ApprovalCard | null> => {
  const parsed = v.safeParse(
    approvalCard,
    (await cache.read(approvalSeenRow(bookingId, language)))?.value,
  );
  return parsed.success ? parsed.output : null;
};
