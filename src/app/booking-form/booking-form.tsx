import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { BookingOptions } from '#contract/booking-options';
import type { Day } from '#domain/dates/bangkok-time';
import type { CommonDraft } from '#kinds/request/draft';
import type { Facts } from '#kinds/request/facts';
import type { Reason } from '../outbox/outbox';
import { useServices } from '../app-services';
import { lastRequestRow } from '../storage-keys';
import { boundsOf } from './car-wish';
import { factsOf } from './facts-of';
import { FillStep } from './fill-step';
import type { FormContent, Repeat } from './form-content';
import { FormContextProvider } from './form-context';
import type { FormKind } from './form-kind';
import { readBooking, type FormStart } from './form-start';
import { jumpToProblem } from '../form/jump-to-problem';
import { sendForm, withoutDay, type SentDate } from './send-form';
import { askedCard } from './summary-card';
import { SentStep } from './sent-step';
import { useSay } from '../ui/use-say';
import { useDraft } from './use-draft';
import { useFormValues } from './use-form-values';

type BookingFormProps<D extends CommonDraft> = {
  form: FormKind<D>;
  start: FormStart<D>;
  options: BookingOptions;
  /** When the choices were read, unless just now. */
  asOf: number | null;
  onAgain: () => void;
};

const now = () => new Date();

/** Filled in and sent: one page whose content changes, so that nothing is lost on the way back. */
export const BookingForm = <D extends CommonDraft>(props: BookingFormProps<D>) => {
  const { form, start, options, asOf, onAgain } = props;
  const say = useSay();
  const { api, outbox, cache } = useServices();
  const element = useRef<HTMLFormElement>(null);
  const { keeper } = start;
  const [editing, setEditing] = useState(start.editing);
  const [restored, setRestored] = useState(start.restored);
  const first = restored?.isShown ? restored.content : start.content;
  const [discarded, setDiscarded] = useState<FormContent<D> | null>(null);
  const [names, setNames] = useState(first.names);
  const [repeat, setRepeat] = useState(first.repeat);
  const [reason, setReason] = useState<Reason | null>(null);
  const [sent, setSent] = useState<SentDate<D>[] | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const draft = useDraft(keeper);

  // A draft beside what was asked for is not written over before the person has chosen.
  const isKept = restored === null || restored.isShown;
  // Ahead of what is shown: one tap may answer twice before it is.
  const latest = useRef<FormContent<D>>(first);
  const keep = (changed: Partial<FormContent<D>>) => {
    latest.current = { ...latest.current, ...changed };
    if (isKept) draft.keep(latest.current);
  };

  const [now0] = useState(now);
  const [licences, setLicences] = useState<Facts['licenceUntil']>({});
  const learnLicence = useCallback(
    (personId: string, until: string | null) =>
      setLicences((before) => ({ ...before, [personId]: until })),
    [],
  );
  const values = useFormValues<D>({
    form,
    initial: first.draft,
    refused: start.problems,
    facts: (question) =>
      factsOf(options, now(), {
        standing: editing && { ...editing, termsNumber: null },
        licenceUntil: licences,
        ...form.facts?.(question, options),
      }),
    onChange: (changed) => {
      setReason(null);
      setDiscarded(null);
      keep({ draft: changed });
    },
  });

  // A licence that was just added mends what was said of it.
  const judgeAnew = useEffectEvent(values.judgeAnew);
  useEffect(() => {
    if (Object.keys(licences).length > 0) judgeAnew();
  }, [licences]);

  const content: FormContent<D> = { draft: values.values, names, repeat };
  const context = useMemo(
    () => ({
      kind: form.kind,
      changing: editing,
      options,
      now: () => now0,
      ...boundsOf(form, options, { now: now0, editing }),
      foreseen: start.foreseen,
      refusals,
      nameOf: (id: string) => names[id],
      learnLicence,
      keepName: (id: string, name: string) => {
        const known = { ...latest.current.names, [id]: name };
        latest.current = { ...latest.current, names: known };
        setNames(known);
      },
    }),
    [form, start.foreseen, options, editing, names, now0, learnLicence, refusals],
  );

  const startsAt = form.request.summary(values.values).when;
  const changeRepeat = (changed: Repeat) => {
    setRepeat(changed);
    keep({ repeat: changed });
  };
  const moveTo = (day: Day) => values.patch({ ...form.request.onDay(values.values, day) });
  const skip = (day: Day) => changeRepeat(withoutDay(repeat, startsAt, day));

  const showProblems = () => {
    requestAnimationFrame(() => jumpToProblem(element.current));
  };

  // Refused before it was opened: here is why.
  useEffect(() => {
    if (Object.keys(start.problems).length > 0) jumpToProblem(element.current);
  }, [start.problems]);

  const send = async () => {
    if (Object.keys(values.check()).length > 0) return showProblems();
    setSending(true);
    await draft.flush();
    const key = isKept ? await keeper.key() : crypto.randomUUID();
    const dates = await sendForm({
      outbox,
      form,
      content,
      startsAt,
      key,
      editing,
      cardOf: (dated) => askedCard(form, dated, { say, options, nameOf: context.nameOf }),
    });
    const [only] = dates;
    if (dates.length === 1 && only?.sent.state === 'needs-attention') {
      // What was changed meanwhile stands beside the answers from now on, and can be sent over.
      if (editing && only.sent.reason.code === 'changed_meanwhile')
        setEditing(await readBooking({ api, cache }, editing.id).catch(() => editing));
      setSending(false);
      setReason(only.sent.reason);
      setRefusals((before) => before + 1);
      values.showRefused(only.sent.reason.fields ?? {});
      return showProblems();
    }
    if (isKept) draft.discard();
    void cache.write(lastRequestRow(form.kind), content);
    setSent(dates);
    window.scrollTo(0, 0);
  };

  const show = (shown: FormContent<D>) => {
    latest.current = shown;
    values.replace(shown.draft);
    setNames(shown.names);
    setRepeat(shown.repeat);
  };

  const continueDraft = () => {
    if (!restored) return;
    show(restored.content);
    setRestored(null);
  };

  const discardDraft = () => {
    setDiscarded(restored?.isShown ? latest.current : (restored?.content ?? null));
    if (restored?.isShown) show(start.content);
    draft.discard();
    setRestored(null);
  };

  const undoDiscard = () => {
    if (!discarded) return;
    show(discarded);
    draft.keep(discarded);
    setDiscarded(null);
  };

  return (
    <FormContextProvider value={context}>
      {sent ? (
        <SentStep form={form} dates={sent} editing={editing} onAgain={onAgain} />
      ) : (
        <FillStep
          ref={element}
          form={form}
          values={values}
          content={content}
          editing={editing}
          restored={restored}
          reason={reason}
          asOf={asOf}
          onRepeat={changeRepeat}
          onSkip={skip}
          onContinue={continueDraft}
          onDiscard={discardDraft}
          onUndoDiscard={discarded && undoDiscard}
          onDay={start.isAnswered ? moveTo : null}
          sending={sending}
          onSend={() => void send()}
        />
      )}
    </FormContextProvider>
  );
};
