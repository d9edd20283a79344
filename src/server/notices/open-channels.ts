import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import type { Env } from '../env';
import type { Sender } from './channel';
import { openEmail } from './email/open-email';
import type { LineApi } from './line/line-api';
import { openLine } from './line/open-line';
import { openPush } from './push/open-push';
import { openTeams } from './teams/open-teams';
import type { TeamsSeal } from './teams/teams-seal';

/** Every channel that is set up, and written down which ones are. */
export const openChannels = async (
  db: Db,
  { channels, publicOrigin }: Pick<Env, 'channels' | 'publicOrigin'>,
  { line: api, teams: seal }: { line: LineApi | undefined; teams: TeamsSeal | undefined },
): Promise<{ senders: readonly Sender[]; close: () => void }> => {
  const email = channels.email && openEmail({ db, ...channels.email, publicOrigin });
  const push = channels.push ? await openPush({ db, subject: publicOrigin }) : undefined;
  const line = api && openLine({ db, api, publicOrigin });
  const teams = seal && openTeams({ db, seal, publicOrigin });
  const senders = [push, email, line, teams].filter((sender) => sender !== undefined);
  await channelRepository(db).noteSetUp(senders.map(({ channel }) => channel));
  return { senders, close: () => email?.close() };
};
