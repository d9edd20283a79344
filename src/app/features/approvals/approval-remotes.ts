import * as v from 'valibot';
import { approvalPage, type ApprovalCard, type ApprovalPage } from '#contract/approvals';
import { delegations, type Delegations } from '#contract/delegations';
import type { Language } from '#domain/language';
import type { ApiClient } from '../../api/client';
import { APPROVERS_LATER_MS } from '../../remote/approvals';
import { readPages } from '../../remote/read-pages';
import type { Source } from '../../remote/remote';
import { approvalsRow, delegationsRow } from '../../storage-keys';

export type ApprovalTab = 'waiting' | 'decided';

export type Approvals = ApprovalPage & {
  /** What left the list under one's eyes because of somebody else, as it stands now. */
  taken: readonly ApprovalCard[];
};

type ApprovalQuery = {
  tab: ApprovalTab;
  /** Names come in the reader's language: what was read in another is no earlier version. */
  language: Language;
  pages: number;
};

/** Everything stays where it stood, so that nothing slides under a thumb; what is new comes last. */
const inPlace = (before: readonly ApprovalCard[], now: readonly ApprovalCard[]) => {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: ApprovalCard) => place.get(id) ?? before.length;
  return now.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const readTaken = async (
  api: ApiClient,
  signal: AbortSignal,
  before: readonly ApprovalCard[],
  now: readonly ApprovalCard[],
) => {
  const still = new Set(now.map(({ id }) => id));
  const taken: ApprovalCard[] = [];
  for (const { id } of before) {
    if (still.has(id)) continue;
    const card = await api.call('readApproval', { params: { id }, signal }).catch(() => null);
    if (card && !card.isWaiting && !card.decision?.byMe) taken.push(card);
  }
  return taken;
};

export const approvalsOf = ({ tab, language, pages }: ApprovalQuery): Source<Approvals> => ({
  read: async (api, signal, known) => {
    const page = await readPages(
      pages,
      (from) => api.call('listApprovals', { query: { tab, ...from }, signal }),
      (before, { approvals, next }) => ({
        approvals: [...before.approvals, ...approvals],
        next,
      }),
    );
    if (tab === 'decided' || !known) return { ...page, taken: [] };
    const taken = await readTaken(api, signal, known.approvals, page.approvals);
    return {
      ...page,
      approvals: inPlace(known.approvals, page.approvals),
      taken: [...known.taken, ...taken],
    };
  },
  kept: {
    rows: [approvalsRow(tab, language)],
    schema: v.pipe(
      approvalPage,
      v.transform((page) => ({ ...page, taken: [] })),
    ),
    pack: ({ approvals, next }) => ({ approvals, next }),
  },
  topics: 'all',
  shows: (id, { approvals }) => approvals.some((card) => card.id === id),
  laterMs: APPROVERS_LATER_MS,
  about: `${tab}/${language}`,
  grows: true,
});

/** What a notice leads to: it may stand on a later page, or have been decided meanwhile. */
export const approvalOf = (id: string): Source<ApprovalCard> => ({
  read: (api, signal) => api.call('readApproval', { params: { id }, signal, background: true }),
  topics: ['booking'],
  shows: (changed) => changed === id,
  laterMs: APPROVERS_LATER_MS,
  about: id,
});

export const delegationsOf = (): Source<Delegations> => ({
  read: (api, signal) => api.call('listDelegations', { signal }),
  kept: { rows: [delegationsRow], schema: delegations },
  topics: 'all',
  laterMs: APPROVERS_LATER_MS,
});
