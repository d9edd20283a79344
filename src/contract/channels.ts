import * as v from 'valibot';
import { isTeamsWebhook } from '#domain/notice/is-teams-webhook';
import { channels, noticeTypes, personalChannels } from '#domain/notice/notice-types';
import { siteIds } from '#domain/site-id';
import { listPage, listQuery } from './list';

const id = v.pipe(v.string('required'), v.uuid('invalid'), v.toLowerCase());

export const deadLetterId = v.object({ id });
export const channelName = v.object({ channel: v.picklist(personalChannels, 'invalid') });

/** A channel as the service screen shows it: nothing was delivered unless the channel took it. */
export const channelStates = v.array(
  v.object({
    channel: v.picklist(channels),
    /** Set up in the environment of the servers. */
    isOn: v.boolean(),
    lastDeliveredAt: v.nullable(v.string()),
    waiting: v.number(),
    /** Why what waits could not be sent at its last attempt. */
    trouble: v.nullable(v.string()),
    /** It has taken nothing for some minutes. */
    failingSince: v.optional(v.nullable(v.string()), null),
    dead: v.number(),
  }),
);

export const trial = v.object({ noticeId: v.string() });

/** What could not be delivered, or was interrupted and may have arrived. */
const deadLetter = v.object({
  id: v.string(),
  at: v.string(),
  type: v.picklist(noticeTypes),
  channel: v.picklist(channels),
  to: v.string(),
  attempts: v.number(),
  error: v.string(),
});

export const deadLetterQuery = listQuery(['at'], {});
export const deadLetterPage = listPage(deadLetter);
export const sentAgain = v.object({ id: v.string() });
export const allSentAgain = v.object({ count: v.number() });

/** The dispatchers' channel of each site; where it is, nobody reads again. */
export const teamsSites = v.array(
  v.object({ site: v.picklist(siteIds), setAt: v.nullable(v.string()) }),
);

export const teamsWebhook = v.object({
  url: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(1000, 'too_long'),
    v.check(isTeamsWebhook, 'not_a_webhook'),
  ),
});

export type TeamsSites = v.InferOutput<typeof teamsSites>;
export type ChannelStates = v.InferOutput<typeof channelStates>;
export type DeadLetter = v.InferOutput<typeof deadLetter>;
export type DeadLetterQuery = v.InferOutput<typeof deadLetterQuery>;
