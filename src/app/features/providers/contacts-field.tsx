import { remove } from '#words/admin-kit';
import {
  addContact,
  contactName,
  contactNumber,
  contactRole,
  emailLabel,
  noContacts,
  phoneLabel,
  removeContact,
} from '#words/providers';
import { PhoneField } from '../../admin-kit/form/fields';
import { FieldPair } from '../../admin-kit/form/form-section';
import classes from '../../admin-kit/record/record.module.css';
import { partOf, type Field } from '../../form/field';
import { fieldMark } from '../../form/field-frame';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import own from './providers.module.css';

export type ContactValues = {
  name: string | null;
  role: string | null;
  phone: string | null;
  email: string | null;
};

const nobody: ContactValues = { name: null, role: null, phone: null, email: null };

/** Whom to ring, the first of them first. */
export const ContactsField = ({ field }: { field: Field<ContactValues[]> }) => {
  const say = useSay();
  const all = field.value;
  return (
    <div {...fieldMark(field)} className={own['stack']}>
      {all.length === 0 && <p className={classes['soft']}>{say(noContacts)}</p>}
      {all.map((contact, place) => {
        const part = (name: keyof ContactValues) =>
          partOf(field, `${place}.${name}`, contact[name], (value) =>
            field.set(all.map((one, at) => (at === place ? { ...one, [name]: value } : one))),
          );
        const number = place + 1;
        return (
          // The place is the contact: nothing else tells two new ones apart.
          <div
            key={`contact-${number}`}
            role="group"
            aria-label={say(contactNumber, { number })}
            className={classes['small']}
          >
            <FieldPair>
              <TextField field={part('name')} label={say(contactName)} />
              <TextField field={part('role')} label={say(contactRole)} optional />
              <PhoneField field={part('phone')} label={say(phoneLabel)} />
              <TextField field={part('email')} label={say(emailLabel)} optional />
            </FieldPair>
            <button
              type="button"
              className={classes['quiet']}
              aria-label={say(removeContact, { number })}
              onClick={() => field.set(all.filter((_, at) => at !== place))}
            >
              {say(remove)}
            </button>
          </div>
        );
      })}
      <button type="button" className={classes['add']} onClick={() => field.set([...all, nobody])}>
        {say(addContact)}
      </button>
    </div>
  );
};
