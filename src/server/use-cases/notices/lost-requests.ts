import type { LostRequest } from '#contract/bookings';
import { dayOf } from '#domain/dates/bangkok-time';
import type { About } from '#domain/notice/link-of';
import { readReason } from '#words/ready-reasons';
import type { Call } from '../../call';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { sayNotice } from './say-notice';

const isLost = ({ type, params }: About): boolean =>
  params['verdict'] === 'reject' || ['expired', 'unserved', 'cancelled'].includes(type);

/** Of a change that came to nothing the booking stands as it was; whoever let it lapse, or rides no longer, lost no trip. */
const startOf = (about: About): string | undefined => {
  const { change, decider, left, startsAt } = about.params;
  const isTheirs = change === undefined && decider === undefined && left === undefined;
  return isTheirs && isLost(about) ? startsAt : undefined;
};

type Reading = Pick<Call<'listBookings'>, 'actor' | 'db' | 'now' | 'language'>;

/** Whoever reads of them may still look for another way: the newest first. */
export const lostRequests = async ({ actor, db, now, language }: Reading): Promise<LostRequest[]> =>
  (await noticeRepository(db).unreadOfEnds(actor.personId)).flatMap((notice) => {
    const startsAt = startOf(notice);
    if (startsAt === undefined || notice.subjectId === null || dayOf(startsAt) < dayOf(now))
      return [];
    const { title, sentence } = sayNotice(notice, language);
    const { id: noticeId, subjectId: bookingId } = notice;
    const reason = readReason(notice.reason, language);
    return [{ noticeId, bookingId, startsAt, title, sentence, reason }];
  });
