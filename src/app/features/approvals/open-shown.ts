import * as v from 'valibot';
import { approvalCard, type ApprovalCard } from '#contract/approvals';
import type { Language } from '#domain/language';
import type { OwnerCache } from '../../cache/owner-cache';
import { approvalsShownRow } from '../../storage-keys';
import { createStore, type ReadableStore } from '../../ui/store';
import { isSame } from '../../booking-kit/find-differences';

const rowsOf = v.array(approvalCard);

/** Each request as it was first shown to this approver, until what has changed since is looked at. */
export type Shown = {
  cards: ReadableStore<ReadonlyMap<string, ApprovalCard>>;
  /** Answers when the phone has said what was shown before. */
  recall: () => Promise<void>;
  /** What is shown now; what is shown no more is forgotten. */
  show: (cards: readonly ApprovalCard[]) => void;
  /** It has been looked at as it stands. */
  look: (card: ApprovalCard) => void;
};

/** What the request said before, when it has changed since it was first shown. */
export const changedSince = (
  shown: ReadonlyMap<string, ApprovalCard>,
  card: ApprovalCard,
): ApprovalCard | null => {
  const before = shown.get(card.id);
  if (!before || before.version >= card.version) return null;
  return isSame(before.asked, card.asked) ? null : before;
};

export const openShown = (cache: OwnerCache, language: Language): Shown => {
  const row = approvalsShownRow(language);
  const cards = createStore<ReadonlyMap<string, ApprovalCard>>(new Map());
  let isRecalled = false;

  const set = (next: readonly ApprovalCard[]) => {
    cards.set(new Map(next.map((card) => [card.id, card])));
    // Before the phone has answered, this would write over what it knows.
    if (isRecalled) void cache.write(row, next);
  };

  return {
    cards: { get: cards.get, subscribe: cards.subscribe },
    recall: async () => {
      const kept = v.safeParse(rowsOf, (await cache.read(row))?.value);
      isRecalled = true;
      if (kept.success) set([...cards.get().values(), ...kept.output]);
    },
    show: (now) => set(now.map((card) => cards.get().get(card.id) ?? card)),
    look: (card) => set([...cards.get().values(), card]),
  };
};
