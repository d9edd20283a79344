import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { deadLetterRepository } from '../../db/repositories/notices/dead-letter.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';

export const listChannels: UseCase<'listChannels'> = async ({ db }) =>
  done(await channelRepository(db).states());

export const tryChannel: UseCase<'tryChannel'> = async ({ actor, params, db, now, newId }) => {
  const { channel } = params;
  if (!(await channelRepository(db).isOn(channel))) return refuse('not_now');
  const id = newId();
  const notice = { id, personId: actor.personId, type: 'trial', subject: 'service' } as const;
  await noticeRepository(db).addOthers([{ ...notice, cause: id, params: { channel }, at: now }]);
  return done({ noticeId: id });
};

export const listDeadLetters: UseCase<'listDeadLetters'> = async ({ query, language, db, now }) =>
  done(await deadLetterRepository(db).list(query, { language, now }));

export const sendAgain: UseCase<'sendAgain'> = async ({ params, db, now }) =>
  (await deadLetterRepository(db).revive(params.id, now))
    ? done({ id: params.id })
    : refuse('not_found');
