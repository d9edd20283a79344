import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import type { Env } from '../env';
import { reasonOf, type Sender } from './channel';
import { openEmail } from './email/open-email';
import type { LineApi } from './line/line-api';
import { openLine } from './line/open-line';
import { openPush } from './push/open-push';
import { openTeams } from './teams/open-teams';
import type { TeamsSeal } from './teams/teams-seal';

type Setting = { line: LineApi | undefined; teams: TeamsSeal | undefined };

/** A server starts also while a mail server is away; what does not work yet is said. */
const verify = async (sender: Sender, onWarning: (sentence: string) => void): Promise<void> => {
  if (sender.channel === 'teams' || !sender.verify) return;
  try {
    await sender.verify();
  } catch (error) {
    const why = reasonOf(error);
    onWarning(
      `${sender.setBy} does not work yet (${why}). Its notices wait, or end as dead letters.`,
    );
  }
};

/** Every channel that is set up, and written down which ones are. */
export const openChannels = async (
  db: Db,
  { channels, publicOrigin }: Pick<Env, 'channels' | 'publicOrigin'>,
  { line: api, teams: seal }: Setting,
  onWarning: (sentence: string) => void,
): Promise<{ senders: readonly Sender[]; close: () => void }> => {
  const email = channels.email && openEmail({ db, ...channels.email, publicOrigin });
  const push = channels.push ? await openPush({ db, subject: publicOrigin }) : undefined;
  const line = api && openLine({ db, api, publicOrigin });
  const teams = seal && openTeams({ db, seal, publicOrigin });
  const senders = [push, email, line, teams].filter((sender) => sender !== undefined);
  await channelRepository(db).noteSetUp(senders.map(({ channel }) => channel));
  for (const sender of senders) void verify(sender, onWarning);
  return { senders, close: () => email?.close() };
};
