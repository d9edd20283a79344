import type { RateCard, RateCardBody } from '#contract/providers';
import { done, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { rateCardRepository } from '../../db/repositories/providers/rate-card.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { openRow } from '../open-row';

type Saving = Pick<Call, 'actor' | 'db' | 'now' | 'newId' | 'language' | 'version'> & {
  body: RateCardBody;
};

/** What a price belongs to in the history: the provider, or the price itself where it is the company's own. */
const subjectOf = (providerId: string | null, cardId: string) =>
  providerId === null
    ? ({ subject: 'rate_card', id: cardId } as const)
    : ({ subject: 'provider', id: providerId } as const);

export const addCard = async (
  providerId: string | null,
  call: Saving,
): Promise<Outcome<RateCard[]>> => {
  const { db, newId, body } = call;
  const rateCardId = newId();
  const cards = rateCardRepository(db, providerId);
  await cards.insert(rateCardId, body);
  await tell(call, {
    ...subjectOf(providerId, rateCardId),
    action: 'add-rate',
    after: { rateCardId, ...body },
  });
  return done(await cards.all());
};

export const changeCard = async (
  providerId: string | null,
  rateCardId: string,
  call: Saving,
): Promise<Outcome<RateCard[]>> => {
  const { db, body } = call;
  const cards = rateCardRepository(db, providerId);
  const about = subjectOf(providerId, rateCardId);
  const stored = await openRow(call, about, await cards.lock(rateCardId));
  if (!stored.ok) return stored;
  await cards.update(rateCardId, body);
  const { before, after } = differenceOf(stored.value, body);
  await tell(call, {
    ...about,
    action: 'change-rate',
    before: { rateCardId, class: stored.value.class, from: stored.value.from, ...before },
    after: { rateCardId, class: body.class, from: body.from, ...after },
  });
  return done(await cards.all());
};
