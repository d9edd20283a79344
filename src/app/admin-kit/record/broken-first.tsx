import type { AdminForm } from '../form/use-admin-form';
import { BrokenTrips, type BrokenWords } from './broken-trips';
import type { TakeOut } from './use-take-out';

/** What stands in place of a form's buttons while trips are in the way; null when none are. */
export const brokenFirst = <V extends object>(
  form: AdminForm<V>,
  takeOut: TakeOut,
  words: BrokenWords,
) =>
  takeOut.broken && (
    <BrokenTrips
      trips={takeOut.broken}
      words={words}
      busy={form.busy}
      onCancel={takeOut.cancel}
      onConfirm={() => {
        takeOut.confirm();
        void form.submit();
      }}
    />
  );
