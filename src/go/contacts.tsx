/** @jsxImportSource preact */
import type { LinkPage } from '#contract/link-pages';
import { callNamed } from '#words/link-page';
import { useSay } from './use-link';

/** Whoever answers when something is wrong. */
export const Contacts = ({ contacts }: Pick<LinkPage, 'contacts'>) => {
  const say = useSay();
  return (
    <nav class="stack">
      {contacts.map(({ name, role, phone }) => (
        <a key={phone} class="button quiet" href={`tel:${phone}`}>
          {say(callNamed, { name })}
          {role && <small>{role}</small>}
        </a>
      ))}
    </nav>
  );
};
