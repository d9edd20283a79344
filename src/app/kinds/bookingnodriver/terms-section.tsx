import { Button } from '@mantine/core';
import { useState } from 'react';
import { bookingFields } from '#words/booking-fields';
import { acceptTerms, readTerms } from '#words/booking-no-driver';
import type { Field } from '../../form/field';
import { useFormContext } from '../../booking-form/form-context';
import classes from '../../booking-form/booking-form.module.css';
import { LateDialog } from '../../ui/late-dialog';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';

/** The terms as they stand now; accepting older ones does not count. */
export const TermsSection = ({ field }: { field: Field<number | null> }) => {
  const say = useSay();
  const { terms } = useFormContext().options;
  const [open, setOpen] = useState(false);
  if (!terms) return null;
  return (
    <div className={`${classes['section'] ?? ''} gap-0`}>
      <ToggleField
        field={{
          ...field,
          value: field.value === terms.number,
          set: (accepted) => field.set(accepted ? terms.number : null),
        }}
        label={say(acceptTerms)}
      />
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {say(readTerms)}
      </button>
      {open && (
        <LateDialog title={say(bookingFields.termsNumber)} onClose={() => setOpen(false)}>
          <p className="prose">{terms.text}</p>
          <Button
            fullWidth
            mt="md"
            onClick={() => {
              field.set(terms.number);
              setOpen(false);
            }}
          >
            {say(acceptTerms)}
          </Button>
        </LateDialog>
      )}
    </div>
  );
};
