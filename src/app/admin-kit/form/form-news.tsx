import { formatTime } from '#domain/dates/format-bangkok';
import { restored, startAfresh } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import { ConflictCard, type SayValue } from './conflict-card';
import type { AdminForm } from './use-admin-form';

type FormNewsProps<V extends object> = { form: AdminForm<V>; sayValue: SayValue<V> };

/** What has become of a form while nobody looked: kept half-written, or changed by somebody else. */
export const FormNews = <V extends object>({ form, sayValue }: FormNewsProps<V>) => {
  const say = useSay();
  return (
    <>
      {form.restoredAt !== null && (
        <div className="note stack gap-0" role="status">
          <span>{say(restored, { at: formatTime(form.restoredAt) })}</span>
          <button type="button" className="quiet" onClick={form.startAfresh}>
            {say(startAfresh)}
          </button>
        </div>
      )}
      {form.conflict && <ConflictCard form={form} sayValue={sayValue} />}
    </>
  );
};
