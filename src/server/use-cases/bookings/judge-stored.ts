import * as v from 'valibot';
import { done, refuse, type Outcome } from '#domain/refusal';
import { bookingRequest } from '#kinds/booking-request';
import { askingOf } from '#kinds/asking-registry';
import type { Db } from '../../db/client';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { judgeRequest, type Judged } from './judge-request';

/** A booking as it stands, judged by the rules of now; refused when today's form asks for more than it says. */
export const judgeStored = async (
  stored: StoredBooking,
  { db, now }: { db: Db; now: Date },
): Promise<Outcome<Judged>> => {
  const draft = askingOf(stored.kind).fromRows(stored.rows);
  const parsed = v.safeParse(bookingRequest, draft);
  if (parsed.success) {
    const asker = { db, now, requesterId: stored.rows.requesterId };
    return done(await judgeRequest(parsed.output, asker, stored));
  }
  const missing = parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'request', 'required']);
  return refuse('invalid_input', { fields: Object.fromEntries(missing) });
};
