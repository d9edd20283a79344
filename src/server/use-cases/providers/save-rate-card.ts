import type { RateCard, RateCardBody } from '#contract/providers';
import { addDays } from '#domain/dates/bangkok-time';
import { done, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { rateCardRepository } from '../../db/repositories/providers/rate-card.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';

type Saving = Pick<Call, 'actor' | 'db' | 'now' | 'newId' | 'language' | 'version'> & {
  body: RateCardBody;
};

/** What a price belongs to in the history: the provider, or the price itself where it is the company's own. */
const subjectOf = (providerId: string | null, cardId: string) =>
  providerId === null
    ? ({ subject: 'rate_card', id: cardId } as const)
    : ({ subject: 'provider', id: providerId } as const);

const change = async (
  providerId: string | null,
  call: Omit<Saving, 'body'>,
  stored: RateCard,
  body: RateCardBody,
): Promise<void> => {
  const { db } = call;
  const { id: rateCardId } = stored;
  const { before, after } = differenceOf(stored, body);
  const event = {
    ...subjectOf(providerId, rateCardId),
    action: 'change-rate',
    before: { rateCardId, class: stored.class, from: stored.from, ...before },
    after: { rateCardId, class: body.class, from: body.from, ...after },
  } as const;
  await saveChange(call, event, () => rateCardRepository(db, providerId).update(rateCardId, body));
};

/** A new price without an end takes the place of the one that had none; one for a while would leave a gap behind it. */
const endFormer = async (providerId: string | null, call: Saving): Promise<void> => {
  const { db, body } = call;
  if (body.until !== null) return;
  const former = await rateCardRepository(db, providerId).lockOpen(body);
  if (!former) return;
  const { id: _id, version: _version, ...card } = former;
  await change(providerId, call, former, { ...card, until: addDays(body.from, -1) });
};

export const addCard = async (
  providerId: string | null,
  call: Saving,
): Promise<Outcome<RateCard[]>> => {
  const { db, newId, body } = call;
  const rateCardId = newId();
  const cards = rateCardRepository(db, providerId);
  await endFormer(providerId, call);
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
  await change(providerId, call, stored.value, body);
  return done(await cards.all());
};
