import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import type { Env } from '../env';
import type { Sender } from './channel';
import { openEmail } from './email/open-email';
import type { LineApi } from './line/line-api';
import { openLine } from './line/open-line';
import { openPush } from './push/open-push';

/** Every channel that is set up, and written down which ones are. */
export const openChannels = async (
  db: Db,
  { channels, publicOrigin }: Pick<Env, 'channels' | 'publicOrigin'>,
  api: LineApi | undefined,
): Promise<{ senders: readonly Sender[]; close: () => void }> => {
  const email = channels.email && openEmail({ db, ...channels.email, publicOrigin });
  const push = channels.push ? await openPush({ db, subject: publicOrigin }) : undefined;
  const line = api && openLine({ db, api, publicOrigin });
  const senders = [push, email, line].filter((sender) => sender !== undefined);
  await channelRepository(db).noteSetUp(senders.map(({ channel }) => channel));
  return { senders, close: () => email?.close() };
};
