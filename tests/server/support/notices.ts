import type { channelCalls } from '#contract/channel-calls';
import type { noticeCalls } from '#contract/notice-calls';
import type { NoticeType } from '#domain/notice/notice-types';
import type { Db } from '../../../src/server/db/client';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { teamsRepository } from '../../../src/server/db/repositories/notices/teams.repository';
import { noticeRepository } from '../../../src/server/db/repositories/notices/notice.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { insertBooking } from './bookings';

type Prepared = { path?: string; body?: unknown; version?: number };

export const subscriptionOf = (endpoint = 'https://push.example/one') => ({
  endpoint,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

/** Somebody is told of a booking of theirs. */
export const insertNotice = async (
  db: Db,
  personId: string,
  {
    type = 'arranged',
    at = new Date(),
    facts = {},
  }: { type?: NoticeType; at?: Date; facts?: Readonly<Record<string, string>> } = {},
): Promise<{ id: string; bookingId: string }> => {
  const id = newId();
  const { id: bookingId } = await insertBooking(db, personId);
  const told = { type, subjectId: bookingId, cause: id, params: facts, at };
  await noticeRepository(db).add([{ id, personId, ...told }]);
  return { id, bookingId };
};

/** What e-mail brings now. */
export const deliverByMail = async ({ db, now }: { db: Db; now: Date }): Promise<string[]> => {
  const types: string[] = [];
  const send = ({ type }: { type: string }) => {
    types.push(type);
    return Promise.resolve({ is: 'sent' as const });
  };
  const tools = { db, now: () => now, newId, log: createLog('silent') };
  await deliver([{ channel: 'email', send }], tools);
  return types;
};

/** Of each call a request that would be carried out. */
export const prepareNotices = (
  db: Db,
  personId: string,
): Record<keyof typeof noticeCalls, () => Promise<Prepared>> => ({
  listNotices: async () => ({}),
  readNotice: async () => ({
    path: `/employee/notices/${(await insertNotice(db, personId)).id}/read`,
  }),
  readAllNotices: async () => ({}),
  readNoticeWish: async () => ({}),
  saveNoticeWish: async () => ({ body: { quiet: true, muted: [] } }),
  readPushKey: async () => ({}),
  readLineLink: async () => ({}),
  makeLineCode: async () => {
    await channelRepository(db).noteSetUp(['line']);
    return {};
  },
  unlinkLine: async () => ({}),
  subscribePush: async () => ({ body: subscriptionOf() }),
  unsubscribePush: async () => ({ body: { endpoint: subscriptionOf().endpoint } }),
});

/** A notice that could not be delivered to somebody by e-mail. */
export const insertDeadLetter = async (db: Db, personId: string): Promise<string> => {
  const { id: noticeId } = await insertNotice(db, personId);
  const id = newId();
  const dead = { status: 'dead', attempts: 9, dueAt: new Date(), error: '550 unknown' };
  await db
    .insertInto('noticeDelivery')
    .values({ id, noticeId, channel: 'email', ...dead })
    .execute();
  return id;
};

export const prepareChannels = (
  db: Db,
  personId: string,
): Record<keyof typeof channelCalls, () => Promise<Prepared>> => ({
  listChannels: async () => ({}),
  tryChannel: async () => {
    await channelRepository(db).noteSetUp(['email']);
    const email = 'a@example.com';
    await db.updateTable('person').set({ email }).where('id', '=', personId).execute();
    return { path: '/admin/channels/email/try' };
  },
  listTeams: async () => ({}),
  saveTeams: async () => ({
    path: '/admin/teams/nava',
    body: { url: 'https://prod-1.southeastasia.logic.azure.com/workflows/1?sig=x' },
  }),
  removeTeams: async () => ({ path: '/admin/teams/nava' }),
  tryTeams: async () => {
    await channelRepository(db).noteSetUp(['teams']);
    const setAt = new Date();
    await teamsRepository(db).save('nava', { sealed: 'sealed', setAt });
    return { path: '/admin/teams/nava/try' };
  },
  listDeadLetters: async () => ({}),
  sendAllAgain: async () => ({}),
  sendAgain: async () => ({
    path: `/admin/dead-letters/${await insertDeadLetter(db, personId)}/send`,
  }),
});
