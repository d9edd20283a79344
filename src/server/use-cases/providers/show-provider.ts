import type { ProviderDetail } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { rateCardRepository } from '../../db/repositories/providers/rate-card.repository';

type Reader = { db: Db; language: Language; now: Date };

/** A provider as its panel shows it, in the words of whoever asks. */
export const showProvider = async (
  id: string,
  kind: KindId,
  { db, language, now }: Reader,
): Promise<Outcome<ProviderDetail>> => {
  const provider = await providerRepository(db).find(id, kind);
  if (!provider) return refuse('not_found');
  const linked = await providerPartRepository(db, id).linked(kind, { language, now });
  const rateCards = await rateCardRepository(db, id).all();
  const audit = await eventRepository(db).audit({ subject: 'provider', id }, language);
  return done({ ...provider, ...linked, rateCards, audit });
};
