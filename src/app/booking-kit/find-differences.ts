import type { ApprovalRequest } from '#contract/approvals';
import type { askedParts } from '#words/differences';

type Part = keyof typeof askedParts;

/** As it reads, part by part; null where nothing was said. */
export type InWords = Readonly<Record<Part, string | null>>;

export type Difference = { part: Part; before: string | null; after: string | null };

/** What reads differently before and after, in the order in which a card says it. */
export const findDifferences = (before: InWords, after: InWords): readonly Difference[] =>
  (Object.keys(after) as Part[])
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));

export const isSame = (before: ApprovalRequest, after: ApprovalRequest): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
