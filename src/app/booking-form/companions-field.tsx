import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CommonDraft } from '#kinds/request/draft';
import {
  addCompanion,
  companionsLabel,
  guest,
  guestPhone,
  headCount,
  remove,
  unknownPerson,
} from '#words/booking-form';
import { LateDialog } from '../ui/late-dialog';
import { CloseButton } from '../ui/close-button';
import { useSay } from '../ui/use-say';
import { partOf, type Field } from '../form/field';
import { FieldFrame } from '../form/field-frame';
import classes from '../form/fields.module.css';
import { FindPerson } from '../people/find-person';
import { useFormContext } from './form-context';
import { TextField } from '../form/text-field';

type Companion = CommonDraft['companions'][number];

/** Who travels along, by name; the count follows. */
export const CompanionsField = ({ field }: { field: Field<Companion[]> }) => {
  const say = useSay();
  const { nameOf, keepName } = useFormContext();
  const [adding, setAdding] = useState(false);
  const { value, set } = field;

  const nameOfCompanion = (companion: Companion) =>
    companion.type === 'guest'
      ? companion.name
      : (nameOf(companion.personId ?? '') ?? say(unknownPerson));
  const add = (companion: Companion) => {
    const isThere =
      companion.type === 'colleague' &&
      value.some((other) => other.type === 'colleague' && other.personId === companion.personId);
    if (!isThere) set([...value, companion]);
    setAdding(false);
  };

  return (
    <FieldFrame field={field} label={say(companionsLabel)} optional as="group">
      {() => (
        <>
          {value.length > 0 && (
            <ul className={classes['rows']}>
              {value.map((companion, index) => (
                <li
                  key={`${nameOfCompanion(companion)} ${index}`}
                  data-guest={companion.type === 'guest' ? '' : undefined}
                >
                  <span>
                    {nameOfCompanion(companion)}
                    {companion.type === 'guest' && <small>{say(guest)}</small>}
                  </span>
                  <CloseButton
                    label={say(remove, { what: nameOfCompanion(companion) })}
                    onClick={() => set(value.filter((_, at) => at !== index))}
                  />
                  {companion.type === 'guest' && (
                    <TextField
                      field={partOf(field, `${index}.phone`, companion.phone, (phone) =>
                        set(
                          value.with(index, { ...companion, phone: phone === '' ? null : phone }),
                        ),
                      )}
                      label={say(guestPhone)}
                      optional
                      type="tel"
                      inputMode="tel"
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <div className="row gap-3">
            <Button variant="light" onClick={() => setAdding(true)}>
              {say(addCompanion)}
            </Button>
            <span className="soft small">{say(headCount, { count: value.length + 1 })}</span>
          </div>
          {adding && (
            <LateDialog title={say(companionsLabel)} onClose={() => setAdding(false)}>
              <FindPerson
                onFound={({ id, name }) => {
                  keepName(id, name);
                  add({ type: 'colleague', personId: id });
                }}
                onGuest={(name) => add({ type: 'guest', name, phone: null })}
              />
            </LateDialog>
          )}
        </>
      )}
    </FieldFrame>
  );
};
