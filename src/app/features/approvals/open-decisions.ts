import type { ApprovalCard } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { decisionLabel } from '#words/approvals';
import { sayIn } from '#words/message';
import type { AppServices } from '../../app-services';
import { createStore, type ReadableStore } from '../../ui/store';
import { keepSeen } from './seen';
import { isRefused, unsentDecisions } from './unsent-decisions';

/** How long a decision can be undone before it is sent. */
export const UNDO_MS = 5_000;

export type Held = {
  key: string;
  cards: readonly ApprovalCard[];
  verdict: Verdict;
  reason: string | null;
  heldUntil: number;
  /** What lies in the outbox of it. */
  letters: readonly { key: string; card: ApprovalCard }[];
};

export type Decisions = {
  /** Made, and not sent yet; the latest last. */
  held: ReadableStore<readonly Held[]>;
  /** What has been decided, also where a list does not know it yet: up to which version of each booking. */
  gone: ReadableStore<ReadonlyMap<string, number>>;
  decide: (cards: readonly ApprovalCard[], verdict: Verdict, reason?: string) => void;
  /** The latest: nothing was sent. */
  undo: () => void;
  /** Its decision was taken back or refused: it stands in the list again, but not as it was before `now`. */
  forget: (bookingId: string, now?: ApprovalCard) => void;
  /** Whoever leaves has made up their mind: all that is held is sent. */
  flush: () => void;
  /** Knows of what was decided before this screen was opened and is under way. Answers how to stop. */
  start: () => () => void;
};

/** What is decided has a later version: whatever shows one that was decided about is of before. */
export const isGone = (
  gone: ReadonlyMap<string, number>,
  { id, version }: Pick<ApprovalCard, 'id' | 'version'>,
): boolean => version <= (gone.get(id) ?? -1);

const endpoints = {
  approve: 'approveBooking',
  reject: 'rejectBooking',
  return: 'returnBooking',
} as const;

type Needs = Pick<AppServices, 'outbox' | 'cache' | 'language'> & {
  /** Something has been sent or refused: the list is another. */
  onSettled: () => void;
};

/** Decisions on their way: from the tap on in the outbox, where they survive whatever happens to the phone, and held there for a moment. */
export const openDecisions = ({ outbox, cache, language, onSettled }: Needs): Decisions => {
  const held = createStore<readonly Held[]>([]);
  const gone = createStore<ReadonlyMap<string, number>>(new Map());
  /** Still in the outbox for a moment. */
  const takenBack = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const hide = (decided: readonly (readonly [bookingId: string, version: number])[]) =>
    gone.set(new Map([...gone.get(), ...decided]));

  const forget = (bookingId: string, now?: ApprovalCard) => {
    const others = [...gone.get()].filter(([id]) => id !== bookingId);
    // The list may know an older version for a while, which could only be refused again.
    gone.set(new Map(now ? [...others, [bookingId, now.version - 1]] : others));
  };

  const hideUnsent = () =>
    hide(
      unsentDecisions(outbox.items.get())
        .filter((unsent) => !isRefused(unsent) && !takenBack.has(unsent.item.key))
        .map(({ bookingId, version }) => [bookingId, version] as const),
    );

  const release = (decision: Held) => {
    clearTimeout(timers.get(decision.key));
    timers.delete(decision.key);
    held.set(held.get().filter(({ key }) => key !== decision.key));
  };

  const sendOne = async (
    { key, card }: Held['letters'][number],
    { verdict, reason, heldUntil }: Held,
  ) => {
    const seen = keepSeen(cache, card, language.value.get());
    const { id, ref, traveller: who, version } = card;
    const label = {
      th: sayIn('th')(decisionLabel[verdict], { ref, who }),
      en: sayIn('en')(decisionLabel[verdict], { ref, who }),
    };
    const params = { id };
    const sent = await (reason === null
      ? outbox.send({
          endpoint: endpoints.approve,
          input: { params, body: {}, version },
          label,
          key,
          heldUntil,
        })
      : outbox.send({
          endpoint: verdict === 'return' ? endpoints.return : endpoints.reject,
          input: { params, body: { reason }, version },
          label,
          key,
          heldUntil,
        }));
    await seen;
    // What has changed comes back as it is now, once it was looked at.
    if (sent.state === 'needs-attention' && sent.reason.code !== 'changed_meanwhile') forget(id);
    onSettled();
  };

  return {
    held: { get: held.get, subscribe: held.subscribe },
    gone: { get: gone.get, subscribe: gone.subscribe },
    forget,
    decide: (cards, verdict, reason) => {
      const decision: Held = {
        key: crypto.randomUUID(),
        cards,
        verdict,
        reason: reason ?? null,
        heldUntil: Date.now() + UNDO_MS,
        letters: cards.map((card) => ({ key: crypto.randomUUID(), card })),
      };
      hide(cards.map(({ id, version }) => [id, version] as const));
      held.set([...held.get(), decision]);
      timers.set(
        decision.key,
        setTimeout(() => release(decision), UNDO_MS),
      );
      for (const letter of decision.letters) void sendOne(letter, decision);
    },
    undo: () => {
      const latest = held.get().at(-1);
      if (!latest) return;
      release(latest);
      for (const { key, card } of latest.letters) {
        takenBack.add(key);
        void outbox.remove(key);
        forget(card.id);
      }
    },
    flush: () => {
      for (const decision of held.get()) {
        release(decision);
        for (const { key } of decision.letters) void outbox.retry(key);
      }
    },
    start: () => {
      hideUnsent();
      return outbox.items.subscribe(hideUnsent);
    },
  };
};
