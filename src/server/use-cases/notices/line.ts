import { randomInt } from 'node:crypto';
import { done, refuse } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { lineRepository } from '../../db/repositories/notices/line.repository';

const CODE_MINUTES = 10;

const linkOf = async ({
  actor,
  db,
  line,
}: Pick<Call<'readLineLink'>, 'actor' | 'db' | 'line'>) => ({
  isOn: await channelRepository(db).isOn('line'),
  account: line?.api.account() ?? null,
  isLinked: (await lineRepository(db).find(actor.personId)) !== undefined,
});

export const readLineLink: UseCase<'readLineLink'> = async (call) => done(await linkOf(call));

export const makeLineCode: UseCase<'makeLineCode'> = async ({ actor, db, now }) => {
  if (!(await channelRepository(db).isOn('line'))) return refuse('not_now');
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const offer = { code: String(randomInt(1_000_000)).padStart(6, '0'), expiresAt, now };
  // Of a million codes one that somebody else holds is met once in a lifetime.
  if (!(await lineRepository(db).offer(actor.personId, offer))) return refuse('not_now');
  return done({ code: offer.code, expiresAt: expiresAt.toISOString() });
};

export const unlinkLine: UseCase<'unlinkLine'> = async (call) => {
  await lineRepository(call.db).unlink(call.actor.personId);
  return done(await linkOf(call));
};
