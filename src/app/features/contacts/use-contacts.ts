import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { contacts, type Contacts } from '#contract/contacts';
import { languages } from '#domain/language';
import { useServices } from '../../app-services';
import { CONTACTS_KEY } from '../../storage-keys';
import { useLanguage } from '../../ui/use-say';

const kept = v.object({ list: contacts, at: v.number() });

type Known = v.InferOutput<typeof kept>;

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
    const show = (known: Known, fresh: boolean) => {
      if (shown) setView({ status: 'known', ...known, fresh });
    };
    const recall = async () => {
      // In the other language it still says whom to call.
      for (const each of [language, ...languages]) {
        const parsed = v.safeParse(kept, await memory.recall(`${CONTACTS_KEY}-${each}`));
        if (!parsed.success) continue;
        show(parsed.output, false);
        return true;
      }
      return false;
    };
    const read = async () => {
      const hasKept = await recall();
      try {
        const known = {
          list: await api.call('listContacts', { background: true }),
          at: Date.now(),
        };
        show(known, true);
        await memory.remember(`${CONTACTS_KEY}-${language}`, known);
      } catch {
        if (shown && !hasKept) setView({ status: 'unavailable' });
      }
    };
    void read();
    return () => {
      shown = false;
    };
  }, [api, memory, language]);

  return view;
};
