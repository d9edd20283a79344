import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { bookingFields } from '#words/booking-fields';
import { acceptTerms, readTerms } from '#words/booking-no-driver';
import type { Field } from '../../booking-form/field';
import { fieldMark } from '../../booking-form/field-frame';
import fields from '../../booking-form/fields.module.css';
import { useFormContext } from '../../booking-form/form-context';
import { FormSection } from '../../booking-form/form-section';
import { LateDialog } from '../../booking-form/late-dialog';
import { useSay } from '../../ui/use-say';

/** The terms as they stand now; accepting older ones does not count. */
export const TermsSection = ({ field }: { field: Field<number | null> }) => {
  const say = useSay();
  const { terms } = useFormContext().options;
  const [open, setOpen] = useState(false);
  if (!terms) return null;
  return (
    <FormSection title={say(bookingFields.termsNumber)}>
      <button type="button" className={fields['add']} onClick={() => setOpen(true)}>
        {say(readTerms)}
      </button>
      <div className={fields['toggle']} {...fieldMark(field)}>
        <Checkbox
          size="md"
          label={say(acceptTerms)}
          checked={field.value === terms.number}
          error={field.problem}
          onChange={(event) => field.set(event.currentTarget.checked ? terms.number : null)}
        />
      </div>
      {open && (
        <LateDialog title={say(bookingFields.termsNumber)} onClose={() => setOpen(false)}>
          <p className={fields['prose']}>{terms.text}</p>
        </LateDialog>
      )}
    </FormSection>
  );
};
