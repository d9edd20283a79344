import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { FieldProblems } from '#domain/refusal';
import { formatDate } from '#domain/dates/format-bangkok';
import type { CommonDraft } from '#kinds/request/draft';
import { changeIt, repeatDates, sendChange, sendLater, sendRequest } from '#words/booking-form';
import { checkTitle } from '#words/booking-summary';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import type { FormContent } from './form-content';
import type { FormKind } from './form-kind';
import { PreviewNotes } from './preview-notes';
import { datesOf } from './send-form';
import { SummaryCard } from './summary-card';
import { usePreview } from './use-preview';

type CheckStepProps<D extends CommonDraft> = {
  form: FormKind<D>;
  content: FormContent<D>;
  editing: BookingDetail | null;
  sending: boolean;
  onBack: () => void;
  onRefused: (problems: FieldProblems) => void;
  onSend: () => void;
};

/** The card as the list will show it, and what sending it means. */
export const CheckStep = <D extends CommonDraft>(props: CheckStepProps<D>) => {
  const { form, content, editing, sending, onBack, onRefused, onSend } = props;
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = usePreview(content.draft);
  const refuse = useEffectEvent(onRefused);
  const { when } = form.request.summary(content.draft);
  const drafts = datesOf(form, content, when);
  const dates = drafts.map((each) => form.request.summary(each).when);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (typeof preview === 'object' && Object.keys(preview.fields).length > 0) {
      refuse(preview.fields);
    }
  }, [preview]);

  const sendWord = online ? sendRequest : sendLater;
  return (
    <div className={classes['form']}>
      <div className={classes['arrive']}>
        <div className={classes['sent']}>
          <h2 ref={heading} tabIndex={-1}>
            {say(checkTitle)}
          </h2>
        </div>
        <SummaryCard form={form} draft={content.draft} />
        {dates.length > 1 && (
          <p className={classes['note']}>
            {say(repeatDates, {
              dates: dates.flatMap((date) => (date === null ? [] : [formatDate(date)])).join(', '),
            })}
          </p>
        )}
        {form.Notes && <form.Notes dates={drafts} />}
        <PreviewNotes preview={online ? preview : 'unreachable'} />
      </div>
      <div className={classes['bar']}>
        <div className={classes['buttons']}>
          <Button variant="default" disabled={sending} onClick={onBack}>
            {say(changeIt)}
          </Button>
          <Button loading={sending} onClick={onSend}>
            {say(editing ? sendChange : sendWord)}
          </Button>
        </div>
      </div>
    </div>
  );
};
