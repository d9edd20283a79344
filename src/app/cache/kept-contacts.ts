import * as v from 'valibot';
import { contacts } from '#contract/contacts';
import { languages, type Language } from '#domain/language';
import type { AppServices } from '../app-services';
import { CONTACTS_KEY } from '../storage-keys';

const kept = v.object({ list: contacts, at: v.number() });

export type KeptContacts = v.InferOutput<typeof kept>;

type Services = Pick<AppServices, 'api' | 'memory'>;

const keyOf = (language: Language) => `${CONTACTS_KEY}-${language}`;

export const recallContacts = async (
  { memory }: Pick<Services, 'memory'>,
  language: Language,
): Promise<KeptContacts | null> => {
  const { success, output } = v.safeParse(kept, await memory.recall(keyOf(language)));
  return success ? output : null;
};

/** In the other language it still says whom to call. */
export const recallAnyContacts = async (
  services: Pick<Services, 'memory'>,
  language: Language,
): Promise<KeptContacts | null> => {
  for (const each of [language, ...languages]) {
    const known = await recallContacts(services, each);
    if (known) return known;
  }
  return null;
};

export const readContacts = async (
  { api, memory }: Services,
  language: Language,
): Promise<KeptContacts> => {
  const known = { list: await api.call('listContacts', { background: true }), at: Date.now() };
  await memory.remember(keyOf(language), known);
  return known;
};
