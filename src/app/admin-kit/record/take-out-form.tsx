import type { ReactNode } from 'react';
import type { SayValue } from '../form/conflict-card';
import type { AdminForm } from '../form/use-admin-form';
import { brokenFirst } from './broken-first';
import type { BrokenWords } from './broken-trips';
import { SmallForm } from './small-form';
import type { TakeOut } from './use-take-out';

type TakeOutFormProps<V extends object> = {
  form: AdminForm<V>;
  takeOut: TakeOut;
  words: BrokenWords;
  sayValue?: SayValue<V>;
  onDone: () => void;
  children: ReactNode;
};

/** Asks first what it would break; the answer stands in the place of the buttons. */
export const TakeOutForm = <V extends object>({
  form,
  takeOut,
  words,
  sayValue = () => null,
  onDone,
  children,
}: TakeOutFormProps<V>) => (
  <SmallForm
    form={form}
    sayValue={sayValue}
    onCancel={() => {
      takeOut.cancel();
      onDone();
    }}
    instead={brokenFirst(form, takeOut, words)}
  >
    {children}
  </SmallForm>
);
