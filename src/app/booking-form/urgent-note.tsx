import { urgentExplained, urgentReason, urgentTitle } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import type { Field } from '../form/field';
import { useFormContext } from './form-context';
import { TextField } from '../form/text-field';

type UrgentNoteProps = { field: Field<string | null>; startsAt: string | null };

/** Right under a time that is sooner than the notice period: that it is, and the question why. */
export const UrgentNote = ({ field, startsAt }: UrgentNoteProps) => {
  const say = useSay();
  const { options, isUrgent } = useFormContext();
  const isAsked =
    field.problem !== undefined ||
    field.value !== null ||
    (startsAt !== null && isUrgent(startsAt));
  if (!isAsked) return null;
  return (
    <div className="card asks stack gap-2">
      <strong className="urgent">{say(urgentTitle)}</strong>
      <p>{say(urgentExplained, { hours: Math.ceil(options.rules.noticeMinutes / 60) })}</p>
      <TextField field={field} label={say(urgentReason)} long />
    </div>
  );
};
