import { urgentExplained, urgentReason, urgentTitle } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import type { Field } from './field';
import { useFormContext } from './form-context';
import { FormSection } from './form-section';
import { TextField } from './text-field';

/** Shown when the time asked for is sooner than the notice period. */
export const UrgentSection = ({ field }: { field: Field<string | null> }) => {
  const say = useSay();
  const { options } = useFormContext();
  return (
    <FormSection title={say(urgentTitle)}>
      <p>{say(urgentExplained, { hours: Math.ceil(options.rules.noticeMinutes / 60) })}</p>
      <TextField field={field} label={say(urgentReason)} long />
    </FormSection>
  );
};
