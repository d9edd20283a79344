import type { BookingDetail } from '#contract/bookings';
import type { FieldProblems } from '#domain/refusal';
import { bahtOf, parseBaht } from '#domain/money';
import type { CommonDraft } from '#kinds/request/draft';
import { unknownYet, useVerdict, type DateListProps } from './date-list';
import type { FormContent } from './form-content';
import type { FormKind } from './form-kind';
import { datesOf } from './send-form';
import { usePreviews, type PreviewView } from './use-preview';

/** What sending the form would mean as it stands now. */
export type Outlook<D> = {
  startsAt: string | null;
  drafts: readonly D[];
  /** All of its dates, with what stands in their way as far as it is known. */
  dates: DateListProps['dates'];
  /** Of the first date; null as long as answers are missing. */
  preview: PreviewView | null;
  /** Of several dates: what they cost together. */
  sum: { count: number; total: string } | null;
  isChecking: boolean;
};

type Given<D extends CommonDraft> = {
  form: FormKind<D>;
  content: FormContent<D>;
  editing: BookingDetail | null;
  judge: (draft: D) => FieldProblems;
};

const nothing: readonly never[] = [];

/** It lives with the form: asked for anew with every answer, once there is something to ask about. */
export const useOutlook = <D extends CommonDraft>(given: Given<D>): Outlook<D> => {
  const { form, content, editing, judge } = given;
  const { byRules, byPreview } = useVerdict();
  const { when } = form.request.summary(content.draft);
  const startsAt = when !== null && !Number.isNaN(Date.parse(when)) ? when : null;
  const drafts = datesOf(form, content, startsAt);
  // Of a form half filled in the rules know nothing yet.
  const isComplete = Object.keys(judge(content.draft)).length === 0;
  const { previews, isAsking } = usePreviews(isComplete ? drafts : nothing, editing?.id);
  const verdictOf = (draft: D, preview: PreviewView | undefined) => {
    if (!isComplete) return unknownYet;
    return preview === undefined || preview === 'failed'
      ? byRules(judge(draft))
      : byPreview(preview);
  };
  const estimates = previews.map((view) => (typeof view === 'object' ? view.estimate : null));
  return {
    startsAt,
    drafts,
    dates: drafts.flatMap((draft, place) => {
      const at = form.request.summary(draft).when;
      return at === null ? [] : [{ at, verdict: verdictOf(draft, previews[place]) }];
    }),
    preview: previews[0] ?? null,
    sum:
      drafts.length > 1 && estimates.length > 0 && estimates.every((estimate) => estimate !== null)
        ? {
            count: drafts.length,
            total: bahtOf(estimates.reduce((sum, { total }) => sum + (parseBaht(total) ?? 0), 0)),
          }
        : null,
    isChecking: isAsking,
  };
};
