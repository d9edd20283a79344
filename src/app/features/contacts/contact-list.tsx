import { contactServices, type Contacts } from '#contract/contacts';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  callPerson,
  contactsAsOf,
  contactServiceNames,
  contactsNone,
  contactsUnavailable,
  mailPerson,
} from '#words/contacts';
import { MailIcon, PhoneIcon } from '../../ui/icons';
import { useSay } from '../../ui/use-say';
import classes from './contacts.module.css';
import { useContacts } from './use-contacts';

const Contact = ({ name, role, hours, phone, email }: Contacts[number]) => {
  const say = useSay();
  return (
    <li className={classes['contact']}>
      <div className={classes['who']}>
        <strong>{name}</strong>
        <span>{role}</span>
        <span>{hours}</span>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className={classes['reach']}
          aria-label={say(callPerson, { name, phone: formatThaiPhone(phone) })}
        >
          <PhoneIcon />
          {formatThaiPhone(phone)}
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          className={classes['reach']}
          aria-label={say(mailPerson, { name, email })}
        >
          <MailIcon />
          {email}
        </a>
      )}
    </li>
  );
};

export const ContactList = () => {
  const say = useSay();
  const view = useContacts();

  if (view.status === 'loading') return <div className={classes['skeleton']} aria-busy />;
  if (view.status === 'unavailable' || view.list.length === 0) {
    const none = view.status === 'unavailable' ? contactsUnavailable : contactsNone;
    return <p className={classes['none']}>{say(none)}</p>;
  }
  return (
    <>
      {contactServices.map((service) => {
        const people = view.list.filter((contact) => contact.service === service);
        return (
          people.length > 0 && (
            <section key={service} className={classes['service']}>
              <h3 className={classes['serviceName']}>{say(contactServiceNames[service])}</h3>
              <ul className={classes['people']}>
                {people.map((contact) => (
                  <Contact key={`${contact.name} ${contact.role}`} {...contact} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {!view.fresh && (
        <p className={classes['asOf']}>{say(contactsAsOf, { at: formatDateTime(view.at) })}</p>
      )}
    </>
  );
};
