import type { Day } from '#domain/dates/bangkok-time';
import type { BookingDetail } from '#contract/bookings';
import type { CommonDraft } from '#kinds/request/draft';
import { summaryTitle } from '#words/booking-summary';
import { LateDialog } from '../ui/late-dialog';
import { useSay } from '../ui/use-say';
import { Changes, RequestDetails } from './changes';
import { DateList } from './date-list';
import { useFormContext } from './form-context';
import type { FormKind } from './form-kind';
import { PreviewNotes } from './preview-notes';
import { SummaryCard } from './summary-card';
import type { Outlook } from './use-outlook';

type SummarySheetProps<D extends CommonDraft> = {
  form: FormKind<D>;
  draft: D;
  outlook: Outlook<D>;
  editing: BookingDetail | null;
  onSkip: (day: Day) => void;
  onClose: () => void;
};

/** The card as the list will show it, all that the request says, and what sending it means. */
export const SummarySheet = <D extends CommonDraft>(props: SummarySheetProps<D>) => {
  const { form, draft, outlook, editing, onSkip, onClose } = props;
  const say = useSay();
  const { options, nameOf } = useFormContext();
  const { startsAt } = form.outline(draft, { say, options, nameOf });
  return (
    <LateDialog title={say(summaryTitle)} onClose={onClose}>
      <div className="stack">
        <SummaryCard form={form} draft={draft} />
        {editing && <Changes form={form} booking={editing} draft={draft} />}
        {outlook.dates.length > 1 && <DateList dates={outlook.dates} onSkip={onSkip} />}
        {form.Notes && <form.Notes dates={outlook.drafts} />}
        <RequestDetails form={form} draft={draft} />
        <PreviewNotes outlook={outlook} startsAt={startsAt} />
      </div>
    </LateDialog>
  );
};
