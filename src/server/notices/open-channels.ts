import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import type { Env } from '../env';
import type { Sender } from './channel';
import { openEmail } from './email/open-email';

/** Every channel that is set up, and written down which ones are. */
export const openChannels = async (
  db: Db,
  { channels, publicOrigin }: Pick<Env, 'channels' | 'publicOrigin'>,
): Promise<{ senders: readonly Sender[]; close: () => void }> => {
  const email = channels.email && openEmail({ db, ...channels.email, publicOrigin });
  const senders = [email].filter((sender) => sender !== undefined);
  await channelRepository(db).noteSetUp(senders.map(({ channel }) => channel));
  return { senders, close: () => email?.close() };
};
