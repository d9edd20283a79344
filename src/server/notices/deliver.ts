import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '#domain/dates/bangkok-time';
import { MOST_ATTEMPTS, pauseAfter } from '#domain/notice/next-try';
import type { Channel } from '#domain/notice/notice-types';
import { planDeliveries } from '#domain/notice/plan-deliveries';
import type { Db } from '../db/client';
import { channelRepository } from '../db/repositories/notices/channel.repository';
import { seatOfferRepository } from '../db/repositories/bookings/seat-offer.repository';
import {
  deliveryRepository,
  type Letter,
  type Unplanned,
} from '../db/repositories/notices/delivery.repository';
import { noticeRepository } from '../db/repositories/notices/notice.repository';
import { noticeWishRepository } from '../db/repositories/notices/notice-wish.repository';
import type { Log } from '../log';
import { reasonOf, type Outcome, type Sender } from './channel';

export type Tools = {
  db: Db;
  now: () => Date;
  newId: () => string;
  log: Log;
  /** Hears what became of each attempt. */
  onOutcome?: (channel: Channel, result: Outcome['is']) => void;
};

const reachOf = (notice: Unplanned, senders: readonly Sender[]): Channel[] => {
  const { hasPush: push, hasEmail: email, hasLine: line, hasTeams: teams } = notice;
  const has = { push, email, line, teams };
  return senders.map(({ channel }) => channel).filter((channel) => has[channel]);
};

/** A channel of a site is read when somebody looks: it rings nobody out of bed. */
const ofSite = { quiet: false, muted: [] };

/** Decides for notices that are new where they go. True when there may be more. */
const planNew = (senders: readonly Sender[], { db, now, newId }: Tools): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const deliveries = deliveryRepository(tx);
    const notices = await deliveries.unplanned();
    const wishes = await noticeWishRepository(tx).of(
      notices.flatMap(({ personId }) => personId ?? []),
    );
    const at = now();
    const planned = notices.flatMap((notice) =>
      planDeliveries({
        ...notice,
        ...(notice.personId === null ? ofSite : wishes(notice.personId)),
        now: at,
        reach: reachOf(notice, senders),
      }).map((delivery) => ({ ...delivery, id: newId(), noticeId: notice.id })),
    );
    await deliveries.plan(
      notices.map(({ id }) => id),
      planned,
      at,
    );
    return notices.length > 0;
  });

/** Admins hear once a day of each channel that does not deliver. */
const tellAdmins = async (channel: Channel, { db, now, newId }: Tools): Promise<void> => {
  const cause = `dead:${channel}:${dayOf(now())}`;
  await noticeRepository(db).addForAdmins(
    { type: 'dead_letter', cause, params: { channel }, at: now() },
    newId,
  );
};

/** And once of one that takes nothing, while there is time to mend it. */
const tellOutages = async ({ db, now, newId }: Tools): Promise<void> => {
  for (const { channel, since } of await channelRepository(db).failing(now())) {
    const params = { channel, since };
    const news = { type: 'dead_letter', cause: `failing:${channel}:${since}`, params } as const;
    await noticeRepository(db).addForAdmins({ ...news, at: now() }, newId);
  }
};

const settle = async (letter: Letter, outcome: Outcome, tools: Tools): Promise<void> => {
  const { db, now } = tools;
  const { id, attempts, channel } = letter;
  tools.onOutcome?.(channel, outcome.is);
  const deliveries = deliveryRepository(db);
  if (outcome.is === 'sent') {
    await deliveries.sent(id, now());
    await channelRepository(db).noteTaken(channel, now());
    if (letter.type === 'seat_offered' && letter.subjectId !== null)
      await seatOfferRepository(db).noteDelivered([letter.subjectId], now());
    return;
  }
  if (outcome.is === 'gone') return deliveries.drop(id, outcome.error);
  if (outcome.is === 'later') await channelRepository(db).noteFailed(channel, now());
  if (outcome.is === 'later' && attempts < MOST_ATTEMPTS) {
    const seconds = Math.max(outcome.afterSeconds ?? 0, pauseAfter(attempts));
    return deliveries.retry(id, new Date(now().getTime() + seconds * 1000), outcome.error);
  }
  await deliveries.bury(id, outcome.error);
  await tellAdmins(channel, tools);
};

/** A seat that somebody else has by now is offered to nobody. */
const isOver = async ({ type, subjectId }: Letter, { db }: Tools): Promise<boolean> =>
  type === 'seat_offered' &&
  subjectId !== null &&
  (await seatOfferRepository(db).findOpen(subjectId)) === null;

const nobody: Outcome = { is: 'gone', error: 'nobody there' };

const sendBy = async (sender: Sender, letter: Letter, now: Date): Promise<Outcome> => {
  const { personId, siteId } = letter;
  if (sender.channel === 'teams')
    return siteId === null ? nobody : sender.send({ ...letter, siteId }, now);
  return personId === null ? nobody : sender.send({ ...letter, personId }, now);
};

const attempt = async (sender: Sender, letter: Letter, tools: Tools): Promise<Outcome> => {
  const { now, log } = tools;
  try {
    if (await isOver(letter, tools)) return { is: 'gone', error: 'the offer is over' };
    return await sendBy(sender, letter, now());
  } catch (error) {
    log.warn({ err: error, channel: letter.channel }, 'a notice could not be sent');
    return { is: 'later', error: reasonOf(error) };
  }
};

/** Sends what is due. True when there may be more. */
const sendDue = async (senders: readonly Sender[], tools: Tools): Promise<boolean> => {
  const { db, now } = tools;
  const deliveries = deliveryRepository(db);
  for (const channel of await deliveries.buryInterrupted(now())) await tellAdmins(channel, tools);
  await deliveries.dropRead(now());
  const letters = await deliveries.claim(
    senders.map(({ channel }) => channel),
    now(),
  );
  const ids = letters.map(({ id }) => id);
  const outdated = new Set([
    ...(await deliveries.dropOutdated(ids)),
    ...(await deliveries.dropLate(ids, now())),
  ]);
  await Promise.all(
    letters.map(async (letter) => {
      if (outdated.has(letter.id)) return;
      const sender = senders.find(({ channel }) => channel === letter.channel);
      if (sender) await settle(letter, await attempt(sender, letter, tools), tools);
    }),
  );
  return letters.length > 0;
};

/** Requests come first: after each lot, the processor and the database are theirs for as much longer. */
const REST_SHARE = 2;
const LONGEST_REST_MS = 1_000;

/** All that is due now, however much it is. */
export const deliver = async (
  senders: readonly Sender[],
  tools: Tools,
  isStopping = () => false,
): Promise<void> => {
  await tellOutages(tools);
  let isMore = true;
  while (isMore && !isStopping()) {
    const start = performance.now();
    const isPlanned = await planNew(senders, tools);
    const isSent = await sendDue(senders, tools);
    isMore = isPlanned || isSent;
    const took = performance.now() - start;
    if (isMore) await sleep(Math.min(REST_SHARE * took, LONGEST_REST_MS));
  }
};
