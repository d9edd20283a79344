import * as v from 'valibot';
import { approvalPage, type ApprovalCard, type ApprovalPage } from '#contract/approvals';
import type { Language } from '#domain/language';
import { followChanges, type Services } from '../../live/follow-changes';
import { createStore, type ReadableStore } from '../../ui/store';
import { openShown, type Shown } from './open-shown';

type List = 'waiting' | 'decided';

export type ApprovalsView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | {
      status: 'known';
      approvals: readonly ApprovalCard[];
      next: string | null;
      /** When the server said so. */
      at: number;
      /** `stale`: what the device remembers, and the server could not be asked. */
      is: 'remembered' | 'fresh' | 'stale';
    };

export type Approvals = {
  view: ReadableStore<ApprovalsView>;
  /** What left the list under one's eyes because of somebody else, as it stands now. */
  taken: ReadableStore<readonly ApprovalCard[]>;
  dismiss: (bookingId: string) => void;
  /** As each was first shown. */
  atFirst: Shown;
  /** Answers how to stop. */
  start: () => () => void;
  read: () => Promise<void>;
  showMore: () => Promise<void>;
};

/** Somebody waits for them, so approvers hear sooner than others. */
const LATER_MS = 1500;

/** Everything stays where it stood, so that nothing slides under a thumb; what is new comes last. */
const inPlace = (before: readonly ApprovalCard[], now: readonly ApprovalCard[]) => {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: ApprovalCard) => place.get(id) ?? before.length;
  return now.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** One list of an approver: what the device remembers at once, then what the server says, then each change. */
export const openApprovals = (
  services: Services,
  tab: List,
  /** Names come in the reader's language: what was read in another is no earlier version. */
  language: Language,
): Approvals => {
  const { api, cache } = services;
  const row = `approvals/${tab}/${language}`;
  const view = createStore<ApprovalsView>({ status: 'loading' });
  const taken = createStore<readonly ApprovalCard[]>([]);
  const atFirst = openShown(cache, language);
  let newest = 0;
  let pages = 1;

  const set = (known: Extract<ApprovalsView, { status: 'known' }>) => {
    view.set(known);
    if (tab === 'waiting') atFirst.show(known.approvals);
  };

  const recall = async () => {
    const cached = await cache.read(row);
    const page = v.safeParse(approvalPage, cached?.value);
    const { status } = view.get();
    if (!cached || !page.success || status === 'known') return;
    const is = status === 'loading' ? 'remembered' : 'stale';
    set({ status: 'known', ...page.output, next: null, at: cached.at, is });
  };

  const readPages = async (): Promise<ApprovalPage> => {
    const approvals: ApprovalCard[] = [];
    let after: string | undefined;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await api.call('listApprovals', {
        query: { tab, ...(after && { after }) },
        background: true,
      });
      if (page === 1) await cache.write(row, answer);
      approvals.push(...answer.approvals);
      if (answer.next === null) return { approvals, next: null };
      after = answer.next;
    }
    return { approvals, next: after ?? null };
  };

  const tellTaken = async (before: ApprovalsView, { approvals }: ApprovalPage) => {
    if (before.status !== 'known') return;
    const still = new Set(approvals.map(({ id }) => id));
    for (const { id } of before.approvals) {
      if (still.has(id)) continue;
      const params = { id };
      const now = await api.call('readApproval', { params, background: true }).catch(() => null);
      if (now && !now.isWaiting && !now.decision?.byMe) taken.set([...taken.get(), now]);
    }
  };

  const read = async () => {
    newest += 1;
    const mine = newest;
    try {
      const answer = await readPages();
      if (mine !== newest) return;
      const before = view.get();
      const stood = before.status === 'known' && tab === 'waiting' ? before.approvals : [];
      const approvals = inPlace(stood, answer.approvals);
      set({ status: 'known', ...answer, approvals, at: Date.now(), is: 'fresh' });
      if (tab === 'waiting') await tellTaken(before, answer);
    } catch {
      if (mine !== newest) return;
      const known = view.get();
      view.set(known.status === 'known' ? { ...known, is: 'stale' } : { status: 'unavailable' });
    }
  };

  const shows = (bookingId: string) => {
    const known = view.get();
    return known.status === 'known' && known.approvals.some(({ id }) => id === bookingId);
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    taken: { get: taken.get, subscribe: taken.subscribe },
    dismiss: (bookingId) => taken.set(taken.get().filter(({ id }) => id !== bookingId)),
    read,
    atFirst,
    start: () => {
      if (tab === 'waiting') void atFirst.recall();
      void recall();
      void read();
      const stop = followChanges({
        services,
        shows,
        looksAtOthers: true,
        laterMs: LATER_MS,
        read: () => void read(),
      });
      return () => {
        newest += 1;
        stop();
      };
    },
    showMore: async () => {
      pages += 1;
      await read();
    },
  };
};
