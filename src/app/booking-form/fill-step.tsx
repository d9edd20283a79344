import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { BookingDetail } from '#contract/bookings';
import type { CommonDraft } from '#kinds/request/draft';
import {
  answersMissing,
  formMore,
  note,
  optionsAsOf,
  problemsLeft,
  review,
} from '#words/booking-form';
import { refusals } from '#words/refusals';
import type { Reason } from '../outbox/outbox';
import { Trouble } from '../ui/trouble';
import { useSay } from '../ui/use-say';
import { ReturnedNote } from '../booking-kit/returned-note';
import { AttachmentsField } from './attachments-field';
import classes from './booking-form.module.css';
import { PurposeSection, WhoSection } from './common-sections';
import { unknownYet, useVerdict } from './date-list';
import type { Kept } from './draft-keeper';
import type { FieldsOf } from '../form/field';
import type { FormContent } from './form-content';
import type { FormKind } from './form-kind';
import { RepeatSection } from './repeat-section';
import { DiscardedBar, DraftTrouble, RestoreBar } from './restore-bar';
import { datesOf } from './send-form';
import { TextField } from '../form/text-field';
import type { FormValues } from './use-form-values';
import { ChevronDownIcon } from '../ui/form-icons';

/** What few people need: one tap away, open as soon as something is answered in it. */
const MoreSection = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const say = useSay();
  return (
    <details className={classes['more']} open={isOpen}>
      <summary>
        {say(formMore)}
        <ChevronDownIcon size={20} />
      </summary>
      <div className="stack gap-4">{children}</div>
    </details>
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
  onReview: () => void;
};

/** The questions, in short sections; the main act stays under the thumb. */
export const FillStep = <D extends CommonDraft>(props: FillStepProps<D>) => {
  const { ref, form, values, content, editing, restored, reason, asOf } = props;
  const say = useSay();
  const { Fields } = form;
  const field = values.field as unknown as FieldsOf<CommonDraft>;
  const { when } = form.request.summary(values.values);
  const startsAt = when !== null && !Number.isNaN(Date.parse(when)) ? when : null;
  const problems = Object.values(values.problems);
  const isOnlyMissing = problems.every((code) => String(code).endsWith('required'));
  const { byRules } = useVerdict();
  const drafts = form.repeats && !editing ? datesOf(form, content, startsAt) : [];
  // Of a form half filled in the rules know nothing yet.
  const isComplete = drafts.length > 1 && Object.keys(values.judge(values.values)).length === 0;
  const dates = drafts.flatMap((dated) => {
    const at = form.request.summary(dated).when;
    const verdict = isComplete ? byRules(values.judge(dated)) : unknownYet;
    return at === null ? [] : [{ at, verdict }];
  });
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
        props.onReview();
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
      {editing && <ReturnedNote booking={editing} />}
      <Trouble says={reason && refusals[reason.code]} />
      <Fields {...fieldProps} />
      <WhoSection field={field} namesCompanions={form.namesCompanions} />
      <PurposeSection field={field} />
      <MoreSection
        isOpen={
          form.hasMore?.(values.values) ||
          values.values.note !== null ||
          values.values.attachmentIds.length > 0
        }
      >
        {form.More && <form.More {...fieldProps} />}
        <TextField field={field('note')} label={say(note)} optional long />
        <AttachmentsField field={field('attachmentIds')} />
      </MoreSection>
      {form.repeats && !editing && (
        <RepeatSection
          repeat={content.repeat}
          startsAt={startsAt}
          dates={dates}
          onChange={props.onRepeat}
          onSkip={props.onSkip}
        />
      )}
      {asOf !== null && (
        <p className="soft small">{say(optionsAsOf, { at: formatDateTime(asOf) })}</p>
      )}
      <div className={classes['bar']}>
        {problems.length > 0 && (
          <p className="wrong centred" role="status">
            {say(isOnlyMissing ? answersMissing : problemsLeft, { count: problems.length })}
          </p>
        )}
        <div className={classes['buttons']}>
          <Button type="submit">{say(review)}</Button>
        </div>
      </div>
    </form>
  );
};
