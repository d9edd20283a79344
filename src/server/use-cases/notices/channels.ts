import { siteIds, type SiteId } from '#domain/site-id';
import { done, refuse } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { deadLetterRepository } from '../../db/repositories/notices/dead-letter.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { teamsRepository } from '../../db/repositories/notices/teams.repository';
import { tell } from '../tell';

const channelOff = refuse('invalid_input', { fields: { channel: 'channel_off' } });
const notReached = refuse('invalid_input', { fields: { channel: 'not_reached' } });
const notLinked = refuse('invalid_input', { fields: { channel: 'line_not_linked' } });

export const listChannels: UseCase<'listChannels'> = async ({ db, now }) =>
  done(await channelRepository(db).states(now));

type Trying = Pick<Call, 'db' | 'now' | 'newId'>;

/** Goes the way of all notices: queued, and shown as delivered only when the channel took it. */
const queueTrial = async (
  to: { personId: string } | { personId: null; siteId: SiteId },
  channel: string,
  { db, now, newId }: Trying,
) => {
  const id = newId();
  const notice = { id, type: 'trial', subject: 'service', cause: id, at: now } as const;
  await noticeRepository(db).addOthers([{ ...notice, ...to, params: { channel } }]);
  return done({ noticeId: id });
};

export const tryChannel: UseCase<'tryChannel'> = async (call) => {
  const { actor, params, db } = call;
  const channels = channelRepository(db);
  if (!(await channels.isOn(params.channel))) return channelOff;
  if (!(await channels.reaching(actor.personId)).includes(params.channel))
    return params.channel === 'line' ? notLinked : notReached;
  return queueTrial({ personId: actor.personId }, params.channel, call);
};

const showTeams = async ({ db }: Pick<Call, 'db'>) => {
  const set = await teamsRepository(db).all();
  return done(
    siteIds.map((site) => ({
      site,
      setAt: set.find((webhook) => webhook.site === site)?.setAt.toISOString() ?? null,
    })),
  );
};

export const listTeams: UseCase<'listTeams'> = showTeams;

/** That it was changed, never where it is. */
const noteTeams = (call: Call<'saveTeams'> | Call<'removeTeams'>, isSet: boolean) => {
  const { site } = call.params;
  return tell(call, { subject: 'site', action: 'change', after: { site, teams: isSet } });
};

export const saveTeams: UseCase<'saveTeams'> = async (call) => {
  const { params, body, db, now, teams } = call;
  if (!teams) return channelOff;
  const sealed = teams.seal(body.url, params.site);
  await teamsRepository(db).save(params.site, { sealed, setAt: now });
  await noteTeams(call, true);
  return showTeams(call);
};

export const removeTeams: UseCase<'removeTeams'> = async (call) => {
  const { params, db } = call;
  await teamsRepository(db).remove(params.site);
  await noteTeams(call, false);
  return showTeams(call);
};

export const tryTeams: UseCase<'tryTeams'> = async (call) => {
  const { params, db } = call;
  if (!(await channelRepository(db).isOn('teams'))) return channelOff;
  if ((await teamsRepository(db).find(params.site)) === undefined) return notReached;
  return queueTrial({ personId: null, siteId: params.site }, 'teams', call);
};

export const listDeadLetters: UseCase<'listDeadLetters'> = async ({ query, language, db, now }) =>
  done(await deadLetterRepository(db).list(query, { language, now }));

export const sendAllAgain: UseCase<'sendAllAgain'> = async ({ db, now }) =>
  done({ count: await deadLetterRepository(db).reviveAll(now) });

export const sendAgain: UseCase<'sendAgain'> = async ({ params, db, now }) =>
  (await deadLetterRepository(db).revive(params.id, now))
    ? done({ id: params.id })
    : refuse('not_found');
