import { done, refuse } from '#domain/refusal';
import { readReason } from '#words/ready-reasons';
import type { Call, UseCase } from '../../call';
import { readCursor } from '../../db/cursor';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { noticeWishRepository } from '../../db/repositories/notices/notice-wish.repository';
import { pushKeyRepository } from '../../db/repositories/notices/push-key.repository';
import { pushSubscriptionRepository } from '../../db/repositories/notices/push-subscription.repository';
import { seatOfferRepository } from '../../db/repositories/bookings/seat-offer.repository';
import { sayNotice } from './say-notice';

type Reading = Pick<Call<'readNotice' | 'readAllNotices'>, 'actor' | 'db' | 'now'>;

export const listNotices: UseCase<'listNotices'> = async ({ actor, query, language, db, now }) => {
  const after = query.after === undefined ? undefined : readCursor(query.after);
  if (query.after !== undefined && !after)
    return refuse('invalid_input', { fields: { after: 'invalid' } });
  const repository = noticeRepository(db);
  const { notices, next } = await repository.page({ personId: actor.personId, now }, after);
  return done({
    notices: notices.map((notice) => ({
      id: notice.id,
      type: notice.type,
      at: notice.at.toISOString(),
      readAt: notice.readAt?.toISOString() ?? null,
      subject: notice.subject,
      subjectId: notice.subjectId,
      reason: readReason(notice.reason, language),
      isOver: notice.isOver,
      ...sayNotice(notice, language),
    })),
    unread: await repository.countUnread(actor.personId),
    next,
  });
};

/** Whoever reads of a seat was reached: from now on it is held for them. */
const markRead = async ({ actor, db, now }: Reading, id: string | null): Promise<boolean> => {
  const read = await noticeRepository(db).markRead(actor.personId, now, id);
  const offered = read.filter(({ type }) => type === 'seat_offered');
  const bookingIds = offered.flatMap(({ subjectId }) => subjectId ?? []);
  await seatOfferRepository(db).noteDelivered(bookingIds, now);
  return read.length > 0;
};

export const readNotice: UseCase<'readNotice'> = async (call) => {
  if (!(await markRead(call, call.params.id))) return refuse('not_found');
  return done({ unread: await noticeRepository(call.db).countUnread(call.actor.personId) });
};

export const readAllNotices: UseCase<'readAllNotices'> = async (call) => {
  await markRead(call, null);
  return done({ unread: 0 });
};

export const readNoticeWish: UseCase<'readNoticeWish'> = async ({ actor, db }) =>
  done({
    ...(await noticeWishRepository(db).find(actor.personId)),
    channels: await channelRepository(db).on(),
  });

export const saveNoticeWish: UseCase<'saveNoticeWish'> = async ({ actor, body, db }) => {
  await noticeWishRepository(db).save(actor.personId, body);
  return done(body);
};

export const readPushKey: UseCase<'readPushKey'> = async ({ db }) => {
  const pair = (await channelRepository(db).isOn('push')) && (await pushKeyRepository(db).find());
  return done({ key: pair ? pair.publicKey : null });
};

export const subscribePush: UseCase<'subscribePush'> = async ({ actor, body, db, now, newId }) => {
  const owner = { id: newId(), personId: actor.personId, at: now };
  await pushSubscriptionRepository(db).save(body, owner);
  return done({ endpoint: body.endpoint });
};

export const unsubscribePush: UseCase<'unsubscribePush'> = async ({ actor, body, db }) => {
  await pushSubscriptionRepository(db).remove(actor.personId, body.endpoint);
  return done(body);
};
