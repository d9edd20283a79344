import { useEffect, useEffectEvent, type Ref } from 'react';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { BookingDetail } from '#contract/bookings';
import type { CommonDraft } from '#kinds/request/draft';
import { formMore, formSections, note, optionsAsOf } from '#words/booking-form';
import { bookingFields } from '#words/booking-fields';
import { lastBookableDay } from '#kinds/request/service-time';
import { whichDay } from '#words/booking-summary';
import type { Reason } from '../outbox/outbox';
import { useSay } from '../ui/use-say';
import { VerdictNote } from '../booking-kit/verdict-note';
import { AttachmentsField } from './attachments-field';
import classes from './booking-form.module.css';
import { WhoSection } from './common-sections';
import { DayStrip } from './day-strip';
import type { Kept } from './draft-keeper';
import type { FieldsOf } from '../form/field';
import { serviceFactsOf } from './facts-of';
import { Folded } from './folded';
import type { FormContent } from './form-content';
import { useFormContext } from './form-context';
import type { FormKind } from './form-kind';
import { FormSection } from './form-section';
import { RepeatField } from './repeat-field';
import { DiscardedBar, DraftTrouble, RestoreBar } from './restore-bar';
import { SummaryBar } from './summary-bar';
import { TextField } from '../form/text-field';
import type { FormValues } from './use-form-values';
import { useOutlook } from './use-outlook';

type WhichDayProps = { startsAt: string; onDay: (day: Day) => void };

const WhichDay = ({ startsAt, onDay }: WhichDayProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  return (
    <FormSection title={say(whichDay)}>
      <DayStrip
        chosen={[dayOf(startsAt)]}
        first={dayOf(now())}
        last={lastBookableDay(serviceFactsOf(options, now()))}
        onChoose={onDay}
      />
    </FormSection>
  );
};

type FillStepProps<D extends CommonDraft> = {
  ref: Ref<HTMLFormElement>;
  form: FormKind<D>;
  values: FormValues<D>;
  content: FormContent<D>;
  editing: BookingDetail | null;
  restored: Kept<D> | null;
  reason: Reason | null;
  asOf: number | null;
  onSkip: (day: Day) => void;
  onRepeat: (repeat: FormContent<D>['repeat']) => void;
  onContinue: () => void;
  onDiscard: () => void;
  /** As long as nothing else was answered. */
  onUndoDiscard: (() => void) | null;
  sending: boolean;
  /** Of what is booked again: it stood on another day, and the one that was found for it is only a guess. */
  onDay: ((day: Day) => void) | null;
  onSend: () => void;
};

/** The questions, in short sections; the main act stays under the thumb. */
export const FillStep = <D extends CommonDraft>(props: FillStepProps<D>) => {
  const { ref, form, values, content, editing, restored, reason, asOf } = props;
  const say = useSay();
  const { Fields } = form;
  const field = values.field as unknown as FieldsOf<CommonDraft>;
  const outlook = useOutlook({ form, content, editing, judge: values.judge });
  const { startsAt, dates, preview } = outlook;
  const foresee = useEffectEvent(values.showForeseen);
  // What the server says against it stands at its field, before anybody sends it.
  useEffect(() => {
    if (typeof preview === 'object' && preview) foresee(preview.fields);
  }, [preview]);
  const repeats = form.repeats && !editing;
  const isMoreAnswered =
    form.hasMore?.(values.values) ||
    values.values.note !== null ||
    values.values.attachmentIds.length > 0 ||
    content.repeat.weeks > 1;
  const fieldProps = {
    field: values.field,
    values: values.values,
    patch: values.patch,
    repeat: editing ? null : { value: content.repeat, set: props.onRepeat },
  };

  return (
    <form
      ref={ref}
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      {restored && (
        <RestoreBar
          savedAt={restored.savedAt}
          onContinue={props.onContinue}
          onDiscard={props.onDiscard}
        />
      )}
      {props.onUndoDiscard && <DiscardedBar onUndo={props.onUndoDiscard} />}
      <DraftTrouble />
      {editing && <VerdictNote booking={editing} />}
      {props.onDay && startsAt !== null && <WhichDay startsAt={startsAt} onDay={props.onDay} />}
      <Fields {...fieldProps} />
      <WhoSection field={field} namesCompanions={form.namesCompanions} />
      <Folded
        title={say(formMore)}
        says={[
          ...(form.moreInWords?.(values.values, say) ?? []),
          say(note),
          say(bookingFields.attachmentIds),
          repeats && say(formSections.repeat),
        ]}
        isOpen={isMoreAnswered}
      >
        {form.More && <form.More {...fieldProps} />}
        <TextField field={field('note')} label={say(note)} optional long />
        <AttachmentsField field={field('attachmentIds')} />
        {repeats && (
          <RepeatField
            repeat={content.repeat}
            startsAt={startsAt}
            dates={dates}
            onChange={props.onRepeat}
            onSkip={props.onSkip}
          />
        )}
      </Folded>
      {asOf !== null && (
        <p className="soft small">{say(optionsAsOf, { at: formatDateTime(asOf) })}</p>
      )}
      <SummaryBar
        form={form}
        draft={values.values}
        outlook={outlook}
        editing={editing}
        problems={values.peek()}
        isPointedOut={Object.keys(values.problems).length > 0}
        sending={props.sending}
        reason={reason}
        onSkip={props.onSkip}
      />
    </form>
  );
};
