import { unknownPerson } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import type { Field } from '../form/field';
import { FindPerson } from '../people/find-person';
import { useFormContext } from './form-context';
import { SheetField } from '../form/sheet-field';

export const PersonField = ({ field, label }: { field: Field<string | null>; label: string }) => {
  const say = useSay();
  const { nameOf, keepName } = useFormContext();
  const shown = field.value === null ? null : (nameOf(field.value) ?? say(unknownPerson));
  return (
    <SheetField field={field} label={label} shown={shown}>
      {(close) => (
        <FindPerson
          onFound={({ id, name }) => {
            keepName(id, name);
            field.set(id);
            close();
          }}
        />
      )}
    </SheetField>
  );
};
