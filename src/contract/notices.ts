import * as v from 'valibot';
import { noticeTypes, personalChannels } from '#domain/notice/notice-types';

export const noticeQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
});

/** In the reader's language: one sentence, and one action that leads to `link` inside the app. */
const notice = v.object({
  id: v.string(),
  /** An older page shows one that it does not know: all that it says of it stands here. */
  type: v.string(),
  at: v.string(),
  readAt: v.nullable(v.string()),
  subject: v.string(),
  subjectId: v.nullable(v.string()),
  title: v.string(),
  sentence: v.string(),
  /** What whoever refused it or called it off wrote. */
  reason: v.optional(v.nullable(v.string()), null),
  action: v.string(),
  /** What it asks for is done, or can be done no more. */
  isOver: v.optional(v.boolean(), false),
  link: v.string(),
});

export const unreadNotices = v.object({ unread: v.number() });

export const noticePage = v.object({
  notices: v.array(notice),
  /** Of all of them, not only of this page. */
  unread: v.number(),
  next: v.nullable(v.string()),
});

const muted = v.object({
  type: v.picklist(noticeTypes, 'invalid'),
  channel: v.picklist(personalChannels, 'invalid'),
});

/** What I do not want to hear of, and where; and whether nights from 20:00 to 06:00 are quiet. */
export const noticeWish = v.object({
  quiet: v.boolean('invalid'),
  muted: v.pipe(
    v.array(muted),
    v.maxLength(noticeTypes.length * personalChannels.length, 'too_many'),
  ),
});

/** With the channels that are set up, of which there is something to want. */
export const knownNoticeWish = v.object({
  ...noticeWish.entries,
  channels: v.array(v.picklist(personalChannels)),
});

const key = v.pipe(v.string('required'), v.regex(/^[\w-]{10,200}={0,2}$/, 'invalid'));

export const pushEndpoint = v.object({
  endpoint: v.pipe(v.string('required'), v.url('invalid'), v.maxLength(1000, 'too_long')),
});

/** As the browser's `PushSubscription.toJSON()` gives it. */
export const pushSubscribed = v.object({
  ...pushEndpoint.entries,
  keys: v.object({ p256dh: key, auth: key }),
});

/** What a browser subscribes with; null while phones cannot be reached. */
export const pushKey = v.object({ key: v.nullable(v.string()) });

/** Whether LINE reaches me; off where the company has no account there. */
export const lineLink = v.object({
  isOn: v.boolean(),
  isLinked: v.boolean(),
  /** The company's account and where it is befriended; null while LINE has not said it. */
  account: v.nullable(v.object({ name: v.string(), url: v.string() })),
});

/** To be sent to the company's account in LINE before it expires. */
export const lineCode = v.object({ code: v.string(), expiresAt: v.string() });

export type Notice = v.InferOutput<typeof notice>;
export type NoticePage = v.InferOutput<typeof noticePage>;
export type KnownNoticeWish = v.InferOutput<typeof knownNoticeWish>;
export type PushSubscribed = v.InferOutput<typeof pushSubscribed>;
