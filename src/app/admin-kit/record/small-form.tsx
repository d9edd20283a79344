import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { cancel } from '#words/actions';
import { save } from '#words/admin-kit';
import type { Message } from '#words/message';
import type { SayValue } from '../form/conflict-card';
import { FormNews } from '../form/form-news';
import type { AdminForm } from '../form/use-admin-form';
import { Trouble } from '../../ui/trouble';
import { jumpToUnread } from '../../form/jump-to-problem';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

type SmallFormProps<V extends object> = {
  form: AdminForm<V>;
  sayValue: SayValue<V>;
  onCancel: () => void;
  /** What its button does, where that is more than saving. */
  does?: Message | undefined;
  /** Stands in place of the buttons: another question comes first. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Its buttons too, which else lie below the panel's end. */
export const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** A few questions inside a panel that has a form of its own. */
export const SmallForm = <V extends object>({
  form,
  sayValue,
  onCancel,
  does = save,
  instead,
  children,
}: SmallFormProps<V>) => {
  const say = useSay();
  return (
    <form
      ref={intoView}
      id={form.id}
      className={classes['small']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!jumpToUnread(event.currentTarget)) void form.submit();
      }}
    >
      <FormNews form={form} sayValue={sayValue} />
      {children}
      <Trouble says={form.trouble} />
      {instead ?? (
        <div className="row wrap fill">
          <Button
            variant="default"
            onClick={() => {
              form.forget();
              onCancel();
            }}
          >
            {say(cancel)}
          </Button>
          <Button type="submit" loading={form.busy}>
            {say(does)}
          </Button>
        </div>
      )}
    </form>
  );
};
