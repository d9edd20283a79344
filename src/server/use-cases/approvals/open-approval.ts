import type { BookingState } from '#domain/booking/states';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import {
  approvalDecisionRepository,
  type WaitingLevel,
} from '../../db/repositories/approvals/approval-decision.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { openRow } from '../open-row';
import { involvedIn } from '../bookings/judge-request';

export type DecideCall = Call<'approveBooking' | 'rejectBooking' | 'returnBooking'>;

type Opened = {
  stored: StoredBooking;
  level: WaitingLevel;
  onBehalfOf: string | null;
  isOwn: boolean;
};

const ended: ReadonlySet<BookingState> = new Set(['cancelled', 'expired', 'unserved', 'noshow']);

/** Nothing waits for this person here (any more): by whom it was decided, where it was. */
const refuseLate = async (
  { id, status, version }: StoredBooking,
  { actor, db, now, language }: DecideCall,
): Promise<Outcome<never>> => {
  const decisions = approvalDecisionRepository(db);
  const asker = { me: actor.personId, now };
  const decided = ended.has(status) ? undefined : await decisions.decided(id, asker, language);
  if (decided) return refuse('already_decided', { conflict: { ...decided, version } });
  return refuse((await decisions.wasAsked(id, asker)) ? 'not_now' : 'not_found');
};

/** A booking to be decided about, locked: of two who decide at once the second finds it decided. */
export const openApproval = async (call: DecideCall): Promise<Outcome<Opened>> => {
  const { actor, params, db, now } = call;
  const decisions = approvalDecisionRepository(db);
  const stored = await bookingRepository(db).lock(params.id, null);
  if (!stored) return refuse('not_found');
  const level = await decisions.waiting(stored.id);
  const authority = level && (await decisions.authority(level.id, { me: actor.personId, now }));
  if (!level || !authority) return refuseLate(stored, call);
  const opened = await openRow(call, { subject: 'booking', id: stored.id }, stored);
  if (!opened.ok) return opened;
  const isOwn = involvedIn(stored.rows).has(actor.personId);
  return done({ stored, level, onBehalfOf: authority.onBehalfOf, isOwn });
};
