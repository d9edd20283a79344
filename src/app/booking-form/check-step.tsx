import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { FieldProblems } from '#domain/refusal';
import type { Day } from '#domain/dates/bangkok-time';
import type { CommonDraft } from '#kinds/request/draft';
import { changeIt, sendAgain, sendChange, sendLater, sendRequest } from '#words/booking-form';
import { checkTitle } from '#words/booking-summary';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { Changes } from './changes';
import { DateList, useVerdict } from './date-list';
import type { FormContent } from './form-content';
import type { FormKind } from './form-kind';
import { PreviewNotes } from './preview-notes';
import { datesOf } from './send-form';
import { SummaryCard } from './summary-card';
import { usePreviews } from './use-preview';

type CheckStepProps<D extends CommonDraft> = {
  form: FormKind<D>;
  content: FormContent<D>;
  editing: BookingDetail | null;
  sending: boolean;
  onBack: () => void;
  onRefused: (problems: FieldProblems) => void;
  onSkip: (day: Day) => void;
  onSend: () => void;
};

/** The card as the list will show it, and what sending it means. */
export const CheckStep = <D extends CommonDraft>(props: CheckStepProps<D>) => {
  const { form, content, editing, sending, onBack, onRefused, onSkip, onSend } = props;
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const heading = useRef<HTMLHeadingElement>(null);
  const refuse = useEffectEvent(onRefused);
  const { when } = form.request.summary(content.draft);
  const drafts = datesOf(form, content, when);
  const previews = usePreviews(drafts, editing?.id);
  const preview = previews[0] ?? 'loading';
  const { byPreview } = useVerdict();
  const dates = drafts.flatMap((each, index) => {
    const at = form.request.summary(each).when;
    return at === null ? [] : [{ at, verdict: byPreview(previews[index]) }];
  });

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (typeof preview === 'object' && Object.keys(preview.fields).length > 0) {
      refuse(preview.fields);
    }
  }, [preview]);

  const sendWord = () => {
    if (editing) return editing.may.resubmit ? sendAgain : sendChange;
    return online ? sendRequest : sendLater;
  };
  return (
    <div className={classes['form']}>
      <div className={classes['arrive']}>
        <div className={classes['sent']}>
          <h2 ref={heading} tabIndex={-1}>
            {say(checkTitle)}
          </h2>
        </div>
        <SummaryCard form={form} draft={content.draft} />
        {editing && <Changes form={form} booking={editing} draft={content.draft} />}
        {dates.length > 1 && <DateList dates={dates} onSkip={onSkip} />}
        {form.Notes && <form.Notes dates={drafts} />}
        <PreviewNotes preview={preview} />
      </div>
      <div className={classes['bar']}>
        <div className={classes['buttons']}>
          <Button variant="default" disabled={sending} onClick={onBack}>
            {say(changeIt)}
          </Button>
          <Button loading={sending} onClick={onSend}>
            {say(sendWord())}
          </Button>
        </div>
      </div>
    </div>
  );
};
