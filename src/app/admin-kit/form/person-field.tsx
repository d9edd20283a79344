import { Button } from '@mantine/core';
import type { FoundPerson } from '#contract/booking-options';
import { chooseAnother } from '#words/users';
import type { Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import { FindPerson } from '../../people/find-person';
import { useSay } from '../../ui/use-say';
import classes from './person-field.module.css';

type PersonFieldProps = {
  field: Field<string | null>;
  label: string;
  name: string | null;
  onChoose: (person: FoundPerson | null) => void;
};

export const PersonField = ({ field, label, name, onChoose }: PersonFieldProps) => {
  const say = useSay();
  return (
    <FieldFrame field={field} label={label} as="group">
      {() =>
        field.value === null ? (
          <div className={classes['search']}>
            <FindPerson onFound={onChoose} />
          </div>
        ) : (
          <div className={classes['chosen']}>
            <strong>{name}</strong>
            <Button variant="default" onClick={() => onChoose(null)}>
              {say(chooseAnother)}
            </Button>
          </div>
        )
      }
    </FieldFrame>
  );
};
