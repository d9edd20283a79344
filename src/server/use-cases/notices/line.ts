import { done } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { lineRepository } from '../../db/repositories/notices/line.repository';
import { offerLineCode } from './offer-line-code';

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

export const makeLineCode: UseCase<'makeLineCode'> = (call) =>
  offerLineCode(call.actor.personId, call);

export const unlinkLine: UseCase<'unlinkLine'> = async (call) => {
  await lineRepository(call.db).unlink(call.actor.personId);
  return done(await linkOf(call));
};
