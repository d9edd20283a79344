import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import type { Env } from '../env';
import type { Sender } from './channel';
import { openEmail } from './email/open-email';
import { openPush } from './push/open-push';

/** Every channel that is set up, and written down which ones are. */
export const openChannels = async (
  db: Db,
  { channels, publicOrigin }: Pick<Env, 'channels' | 'publicOrigin'>,
): Promise<{ senders: readonly Sender[]; close: () => void }> => {
  const email = channels.email && openEmail({ db, ...channels.email, publicOrigin });
  const push = channels.push ? await openPush({ db, subject: publicOrigin }) : undefined;
  const senders = [push, email].filter((sender) => sender !== undefined);
  await channelRepository(db).noteSetUp(senders.map(({ channel }) => channel));
  return { senders, close: () => email?.close() };
};
