import * as v from 'valibot';
import { done, refuse, type Outcome } from '#domain/refusal';
import { bookingRequest } from '#kinds/booking-request';
import type { BookingRows } from '#kinds/request/rows';
import type { WaitingLevel } from '../../db/repositories/approvals/approval-decision.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { judgeRequest, type Judged } from '../bookings/judge-request';
import type { Tools } from '../tell';

type Possible = { judged: Judged; rows: BookingRows };

/** Judged by the time at which it was asked: waiting for a decision makes nobody late. */
export const judgeChange = async (
  stored: StoredBooking,
  { change, askedAt }: Pick<WaitingLevel, 'change' | 'askedAt'>,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<Possible>> => {
  const parsed = v.safeParse(bookingRequest, change['request']);
  if (!parsed.success) return refuse('no_longer_possible');
  const asker = { db, now: askedAt, requesterId: stored.rows.requesterId };
  const request = { ...parsed.output, groupId: stored.rows.groupId };
  const judged = await judgeRequest(request, asker, stored);
  const { problems, rows } = judged;
  if (!rows || Object.keys(problems).length > 0)
    return refuse('no_longer_possible', { fields: problems });
  if (now >= new Date(rows.startsAt))
    return refuse('no_longer_possible', { fields: { startsAt: 'in_the_past' } });
  return done({ judged, rows });
};
