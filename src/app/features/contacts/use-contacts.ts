import { useEffect, useState } from 'react';
import type { Contacts } from '#contract/contacts';
import { useServices } from '../../app-services';
import { type KeptContacts, readContacts, recallAnyContacts } from '../../cache/kept-contacts';
import { useLanguage } from '../../ui/use-say';

export type ContactsView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  /** `fresh`: the server has just said so; otherwise this is what it said at `at`. */
  | { status: 'known'; list: Contacts; at: number; fresh: boolean };

/** What was read last is shown at once and stays when there is no network: one calls for help when things fail. */
export const useContacts = (): ContactsView => {
  const { api, memory } = useServices();
  const language = useLanguage();
  const [view, setView] = useState<ContactsView>({ status: 'loading' });

  useEffect(() => {
    let shown = true;
    const show = (known: KeptContacts, fresh: boolean) => {
      if (shown) setView({ status: 'known', ...known, fresh });
    };
    const read = async () => {
      const known = await recallAnyContacts({ memory }, language);
      if (known) show(known, false);
      try {
        show(await readContacts({ api, memory }, language), true);
      } catch {
        if (shown && !known) setView({ status: 'unavailable' });
      }
    };
    void read();
    return () => {
      shown = false;
    };
  }, [api, memory, language]);

  return view;
};
