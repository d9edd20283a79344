import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { FieldProblems } from '#domain/refusal';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import type { CommonDraft } from '#kinds/request/draft';
import { changeIt, sendAgain, sendChange, sendLater, sendRequest } from '#words/booking-form';
import { lastBookableDay } from '#kinds/request/service-time';
import { checkTitle, whichDay } from '#words/booking-summary';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { RequestDetails, Changes } from './changes';
import { DateList, useVerdict } from './date-list';
import { DayStrip } from './day-strip';
import { serviceFactsOf } from './facts-of';
import type { FormContent } from './form-content';
import { useFormContext } from './form-context';
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
  /** Of what is booked again: it stood on another day, and the one that was found for it is only a guess. */
  onDay: ((day: Day) => void) | null;
  onRefused: (problems: FieldProblems) => void;
  onSkip: (day: Day) => void;
  onSend: () => void;
};

/** The card as the list will show it, and what sending it means. */
export const CheckStep = <D extends CommonDraft>(props: CheckStepProps<D>) => {
  const { form, content, editing, sending, onBack, onDay, onRefused, onSkip, onSend } = props;
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const { options, now } = useFormContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const refuse = useEffectEvent(onRefused);
  const { when } = form.request.summary(content.draft);
  const drafts = datesOf(form, content, when);
  const previews = usePreviews(drafts, editing?.id);
  const preview = previews[0] ?? 'loading';
  const { byPreview } = useVerdict();
  const isChecking = previews.includes('loading');
  const estimates = previews.map((view) => (typeof view === 'object' ? view.estimate : null));
  // Of several dates it is what they cost together.
  const sum =
    drafts.length > 1 && estimates.every((estimate) => estimate !== null)
      ? {
          count: drafts.length,
          total: String(estimates.reduce((baht, { total }) => baht + Number(total), 0)),
        }
      : null;
  const dates = drafts.flatMap((dated, index) => {
    const at = form.request.summary(dated).when;
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
        {onDay && when !== null && (
          <section className={classes['section']}>
            <h2>{say(whichDay)}</h2>
            <DayStrip
              chosen={[dayOf(when)]}
              first={dayOf(now())}
              last={lastBookableDay(serviceFactsOf(options, now()))}
              onChoose={onDay}
            />
          </section>
        )}
        <SummaryCard form={form} draft={content.draft} />
        {editing && <Changes form={form} booking={editing} draft={content.draft} />}
        {dates.length > 1 && <DateList dates={dates} onSkip={onSkip} />}
        {form.Notes && <form.Notes dates={drafts} />}
        <RequestDetails form={form} draft={content.draft} />
        <PreviewNotes preview={preview} sum={sum} />
      </div>
      <div className={classes['bar']}>
        <div className={classes['buttons']}>
          <Button variant="default" disabled={sending} onClick={onBack}>
            {say(changeIt)}
          </Button>
          <Button loading={sending || isChecking} onClick={onSend}>
            {say(sendWord())}
          </Button>
        </div>
      </div>
    </div>
  );
};
