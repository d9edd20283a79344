import { decideFollowUp } from '#domain/rating/decide-follow-up';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { lowScoreRepository } from '../../db/repositories/ratings/low-score.repository';
import { tellPeople } from '../notices/tell-people';
import { saveChange } from '../save-change';

export const listLowScores: UseCase<'listLowScores'> = async (call) => {
  const { actor, params, query, db, now, language } = call;
  const { kind } = params;
  const reader = { me: actor.personId, language, now };
  return done(await lowScoreRepository(db, kind).list(query, reader));
};

export const readLowScore: UseCase<'readLowScore'> = async (call) => {
  const { params, db } = call;
  const { kind, id } = params;
  const found = await lowScoreRepository(db, kind).find(id, call);
  return found ? done(found) : refuse('not_found');
};

export const answerLowScore: UseCase<'answerLowScore'> = async (call) => {
  const { actor, params, body, version, db, language } = call;
  const { kind, id } = params;
  const scores = lowScoreRepository(db, kind);
  const about = { subject: 'rating', id } as const;
  const standing = await scores.lock(id);
  if (!standing) return refuse('not_found');
  const { version: present, raterId, bookingId, ...before } = standing;
  if (present !== version) {
    const conflict = await eventRepository(db).lastChange(about, present, language);
    // Nobody learns by a conflict who said it.
    const isRaters = await scores.wasLastChangedBy(id, raterId);
    return refuse('changed_meanwhile', {
      ...(conflict && { conflict: { ...conflict, by: isRaters ? null : conflict.by } }),
    });
  }
  const decided = decideFollowUp(before, body, actor.personId);
  if (!decided.ok) return decided;
  const { status, ownerId, reply } = decided.value;
  const found = await scores.find(id, call);
  const mayOwn = ownerId === before.ownerId || found?.owners.some((owner) => owner.id === ownerId);
  if (ownerId !== null && !mayOwn)
    return refuse('invalid_input', { fields: { ownerId: 'unknown' } });
  const isOtherReply = reply !== before.reply;
  const change = {
    ...about,
    action: 'answer',
    before: { status: before.status, ownerId: before.ownerId, isReplied: before.reply !== null },
    // Never the words: an event cannot be erased.
    after: {
      status,
      ownerId,
      isReplied: reply !== null,
      ...(isOtherReply && { fields: ['reply'] }),
    },
  } as const;
  await saveChange(call, change, () => scores.save(id, decided.value));
  if (reply !== null && isOtherReply)
    await tellPeople(call, { type: 'reply', cause: call.newId() }, [
      { bookingId, personId: raterId },
    ]);
  const answered = await scores.find(id, call);
  return answered ? done(answered) : refuse('not_found');
};
