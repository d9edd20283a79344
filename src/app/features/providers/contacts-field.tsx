import { contactFields } from '#contract/provider-fields';
import type { ProviderBody } from '#contract/providers';
import { remove } from '#words/admin-kit';
import { addContact, contactNumber, noContacts, removeContact } from '#words/providers';
import { PhoneField } from '../../admin-kit/form/fields';
import { FieldPair } from '../../admin-kit/form/form-section';
import classes from '../../admin-kit/record/record.module.css';
import { partOf, type Field } from '../../form/field';
import { fieldMark } from '../../form/field-frame';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';

type Contact = ProviderBody['contacts'][number];

const nobody: Contact = { name: '', role: null, phone: null, email: null };

export const ContactsField = ({ field }: { field: Field<Contact[]> }) => {
  const say = useSay();
  const contacts = field.value;
  return (
    <div {...fieldMark(field)} className="stack">
      {contacts.length === 0 && <p className="soft">{say(noContacts)}</p>}
      {contacts.map((contact, place) => {
        const part = (name: keyof Contact) => ({
          field: partOf<Contact[], string | null>(
            field,
            `${place}.${name}`,
            contact[name],
            (value) => field.set(contacts.with(place, { ...contact, [name]: value })),
          ),
          label: say(contactFields[name].label),
          optional: contactFields[name].isOptional,
        });
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
              <TextField {...part('name')} />
              <TextField {...part('role')} />
              <PhoneField {...part('phone')} />
              <TextField {...part('email')} />
            </FieldPair>
            <button
              type="button"
              className="quiet firm"
              aria-label={say(removeContact, { number })}
              onClick={() => field.set(contacts.filter((_, at) => at !== place))}
            >
              {say(remove)}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        className="button accent"
        onClick={() => field.set([...contacts, nobody])}
      >
        {say(addContact)}
      </button>
    </div>
  );
};
