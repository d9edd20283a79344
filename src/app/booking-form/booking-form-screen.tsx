import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BookingOptions } from '#contract/booking-options';
import type { CommonDraft } from '#kinds/request/draft';
import {
  bookingUnavailable,
  changeOf,
  copyRefused,
  emptyForm,
  optionsUnavailable,
  optionsUnavailableText,
} from '#words/booking-form';
import { kinds } from '#kinds/registry';
import { tryAgain } from '#words/actions';
import { ApiError } from '../api/errors';
import { useServices } from '../app-services';
import { useRemote } from '../remote/use-remote';
import { KindBadge } from '../ui/kind-badge';
import { Notice } from '../ui/notice';
import { Screen } from '../ui/screen';
import { useSay } from '../ui/use-say';
import { BookingForm } from './booking-form';
import classes from './booking-form.module.css';
import { startForm, type FormStart, type Origin } from './form-start';
import type { FormKind } from './form-kind';
import { useDialogSoon } from '../ui/late-dialog';
import { optionsOf } from './form-remotes';

type Ready<D> = { for: string; start: FormStart<D> | 'unreadable' | 'refused' };

/** What the form begins with, once its choices are known; later choices do not begin it anew. */
const useStart = <D extends CommonDraft>(
  form: FormKind<D>,
  origin: Origin,
  options: BookingOptions | null,
  round: number,
) => {
  const services = useServices();
  const [ready, setReady] = useState<Ready<D> | null>(null);
  const { change, copy, day, to, unsent } = origin;
  const wanted = JSON.stringify([form.kind, change, copy, day, to, unsent, round]);
  const isReady = ready?.for === wanted;

  useEffect(() => {
    if (!options || isReady) return;
    let shown = true;
    const begin = async () => {
      const start = await startForm(
        { services, form, options, now: new Date() },
        { change, copy, day, to, unsent },
      ).catch((error: unknown) => (isRefused(error) ? 'refused' : 'unreadable'));
      if (shown) setReady({ for: wanted, start });
    };
    void begin();
    return () => {
      shown = false;
    };
  }, [services, form, options, isReady, wanted, change, copy, day, to, unsent]);

  return isReady ? ready.start : 'loading';
};

/** The server has answered: no signal and no further try changes that. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'not_allowed');

type ScreenProps<D extends CommonDraft> = { form: FormKind<D>; origin: Origin };

/** The page of one kind's form: its skeleton, what stands in the way, or the form. */
export const BookingFormScreen = <D extends CommonDraft>({ form, origin }: ScreenProps<D>) => {
  const say = useSay();
  const [round, setRound] = useState(0);
  useDialogSoon();
  const { shown: view, value: options, read } = useRemote(optionsOf, form.kind);
  const start = useStart(form, origin, options, round);
  const again = <Button onClick={() => void read()}>{say(tryAgain)}</Button>;

  const content = () => {
    if (view.status === 'failed') {
      return (
        <Notice scene="offline" level={2} title={say(optionsUnavailable)} actions={again}>
          <p>{say(optionsUnavailableText)}</p>
        </Notice>
      );
    }
    if (start === 'refused') {
      const empty = (
        <Button
          renderRoot={(root) => (
            <Link to="/$kind" params={{ kind: form.kind }} search={{}} {...root} />
          )}
        >
          {say(emptyForm)}
        </Button>
      );
      return <Notice scene="lost" level={2} title={say(copyRefused)} actions={empty} />;
    }
    if (start === 'unreadable') {
      return (
        <Notice
          scene="offline"
          level={2}
          title={say(optionsUnavailable)}
          actions={<Button onClick={() => setRound(round + 1)}>{say(tryAgain)}</Button>}
        >
          <p>{say(bookingUnavailable)}</p>
        </Notice>
      );
    }
    if (view.status === 'loading' || start === 'loading') {
      return (
        <div className={classes['form']} aria-busy>
          <div className={classes['skeleton']} />
          <div className={classes['skeleton']} />
          <div className={classes['skeleton']} />
        </div>
      );
    }
    return (
      <BookingForm
        key={round}
        form={form}
        start={start}
        options={view.value}
        asOf={view.is === 'fresh' ? null : view.at}
        onAgain={() => setRound(round + 1)}
      />
    );
  };

  const editing = typeof start === 'object' ? start.editing : null;
  const title = editing ? say(changeOf, { ref: editing.ref }) : say(kinds[form.kind].name);
  return (
    <Screen title={title} aside={editing && <KindBadge kind={form.kind} />}>
      {content()}
    </Screen>
  );
};
