import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Audit } from '#contract/list';
import { discard, keepWriting, leaveQuestion, leaveText, save } from '#words/admin-kit';
import { Dialog } from '../../ui/dialog';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { jumpToUnread } from '../../form/jump-to-problem';
import { useSay } from '../../ui/use-say';
import { AuditLine } from './audit-line';
import type { SayValue } from './conflict-card';
import { FormNews } from './form-news';
import classes from './form.module.css';
import { useStill } from './still-context';
import type { AdminForm } from './use-admin-form';

/** The keyboard goes into the panel, and back to the row when it closes. */
export const usePanelFocus = () => {
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body)
        opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return panel;
};

type Location = { pathname: string; search: unknown };

const isSamePanel = (a: Location, b: Location) =>
  a.pathname === b.pathname &&
  (a.search as { open?: unknown }).open === (b.search as { open?: unknown }).open;

type FormPanelProps<V extends object> = {
  title: string;
  form: AdminForm<V>;
  onClose: () => void;
  audit?: Audit | undefined;
  /** What stands in the difference after somebody else changed the same thing. */
  sayValue: SayValue<V>;
  /** Stands in place of the button: another question comes first. */
  instead?: ReactNode;
  children: ReactNode;
  /** What is to be seen first of all, and is saved by itself. */
  first?: ReactNode;
  /** What belongs to it but is saved by itself, below the form. */
  below?: ReactNode;
};

/** A form beside its list, over the whole of a phone; leaving it half-written asks first. */
export const FormPanel = <V extends object>({
  title,
  form,
  onClose,
  audit,
  sayValue,
  instead,
  children,
  first,
  below,
}: FormPanelProps<V>) => {
  const say = useSay();
  const panel = usePanelFocus();
  const still = useStill();
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => !form.isLeavingFree() && !isSamePanel(current, next),
    withResolver: true,
    // What is half-written survives a reload.
    enableBeforeUnload: false,
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!jumpToUnread(event.currentTarget)) await form.submit();
  };

  return (
    <Sheet title={title} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={classes['panel']} data-still={still || undefined}>
        {first}
        <form
          id={form.id}
          className="stack gap-4"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <FormNews form={form} sayValue={sayValue} />
          {children}
          {instead ?? (
            <div className={classes['bar']}>
              <Trouble says={form.trouble} />
              <Button type="submit" loading={form.busy} fullWidth>
                {say(save)}
              </Button>
            </div>
          )}
        </form>
        {below}
        {audit && <AuditLine audit={audit} />}
      </div>
      {leaving.status === 'blocked' && (
        <Dialog title={say(leaveQuestion)} onClose={leaving.reset} size="24rem">
          <p>{say(leaveText)}</p>
          <div className="row wrap gap-3 fill">
            <Button variant="default" onClick={leaving.reset}>
              {say(keepWriting)}
            </Button>
            <Button
              color="red"
              onClick={() => {
                form.forget();
                leaving.proceed();
              }}
            >
              {say(discard)}
            </Button>
          </div>
        </Dialog>
      )}
    </Sheet>
  );
};
