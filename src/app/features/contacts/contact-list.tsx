import { contactServices, type Contacts } from '#contract/contacts';
import { formatThaiPhone } from '#domain/thai/phone';
import { callPerson } from '#words/call';
import {
  contactServiceNames,
  contactsNone,
  contactsUnavailable,
  mailPerson,
} from '#words/contacts';
import { contactsIn } from '../../remote/contacts';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { MailIcon, PhoneIcon } from '../../ui/icons';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './contacts.module.css';

const Contact = ({ name, role, hours, phone, email }: Contacts[number]) => {
  const say = useSay();
  return (
    <li className={classes['contact']}>
      <div className="stack gap-0 soft small">
        <strong className="ink">{name}</strong>
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
  const contacts = useRemote(contactsIn, useLanguage());
  return (
    <Shown
      of={contacts}
      skeleton={<div className="skeleton" aria-busy />}
      whyFailed={() => contactsUnavailable}
    >
      {(list) => (
        <>
          {list.length === 0 && <p className="soft">{say(contactsNone)}</p>}
          {contactServices.map((service) => {
            const people = list.filter((contact) => contact.service === service);
            return (
              people.length > 0 && (
                <section key={service} className={classes['service']}>
                  <h3 className="soft small plain">{say(contactServiceNames[service])}</h3>
                  <ul className="frame">
                    {people.map((contact) => (
                      <Contact key={`${contact.name} ${contact.role}`} {...contact} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </>
      )}
    </Shown>
  );
};
