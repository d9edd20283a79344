import type { BookingDetail } from '#contract/bookings';
import { expectPickUp } from '#domain/booking/expect-pick-up';
import { isQueued } from '#domain/booking/is-queued';
import { isLateToCancel } from '#domain/booking/decide-cancel';
import { mayMove } from '#domain/booking/move';
import { isBefore } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Language } from '#domain/language';
import { askingOf } from '#kinds/asking-registry';
import type { Db } from '../../db/client';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { readCard } from '../../db/rows/bookings/booking-card';
import { readAttachments, readNames, readTimeline } from '../../db/rows/bookings/booking-detail';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { freeCarRepository } from '../../db/repositories/fleet/free-car.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { inWords } from '../approvals/in-words';
import { judgeChange } from '../approvals/judge-change';
import { isDriver } from '../arranging/open-rental';
import { snapshotOf } from './snapshot-of';

type Reader = {
  actor: { personId: string };
  db: Db;
  language: Language;
  now: Date;
};

const mayOf = (
  stored: StoredBooking,
  { actor, now }: Reader,
  offerExpiresAt: string | null,
): BookingDetail['may'] => {
  const { status, rows } = stored;
  const isTheirs = rows.requesterId === actor.personId;
  const isAhead = isBefore(now, rows.startsAt);
  return {
    edit: isTheirs && isAhead && mayMove(status, 'edit', 'requester'),
    cancel: isTheirs && mayMove(status, 'cancel', 'requester'),
    resubmit: isTheirs && isAhead && mayMove(status, 'submit', 'requester'),
    takeOffer: isTheirs && offerExpiresAt !== null && mayMove(status, 'take', 'requester'),
    drive: isDriver(stored, actor.personId),
  };
};

/** Before it has a car: those who asked earlier for the same time are served before. */
const queueOf = async (
  { id, status, rows }: StoredBooking,
  db: Db,
): Promise<BookingDetail['queue']> => {
  const wanted = askingOf(rows.kind).queues(rows);
  if (!wanted || !isQueued(status)) return null;
  const ahead = await bookingRepository(db).countAhead(id);
  const free = await freeCarRepository(db).list(rows.kind, rows);
  return expectPickUp(wanted, { ahead, freeCars: free.length });
};

/** What stands beside what is wished, as long as that can still be had. */
const changeOf = async (
  stored: StoredBooking,
  { db, language, now }: Reader,
): Promise<BookingDetail['change']> => {
  if (!stored.hasPendingChange) return null;
  const waiting = await approvalRepository(db).waitingChange(stored.id);
  const judged = waiting && (await judgeChange(stored, waiting, { db, now }));
  if (!judged?.ok) return null;
  const { rows, judged: by } = judged.value;
  const names = await readNames(db, [stored.rows, rows], language);
  return {
    request: askingOf(stored.kind).fromRows(rows),
    before: inWords(stored, names),
    after: inWords({ rows, estimate: snapshotOf(by.estimated) }, names),
  };
};

/** The answer of every booking call: the booking as its reader may see it. */
export const showBooking = async (id: string, reader: Reader): Promise<Outcome<BookingDetail>> => {
  const { actor, db, language, now } = reader;
  const stored = await bookingRepository(db).find(id, actor.personId);
  if (!stored) return refuse('not_found');
  const card = await readCard(db, id, { me: actor.personId, language, now });
  if (!card) return refuse('not_found');
  const request = askingOf(stored.kind).fromRows(stored.rows);
  const change = await changeOf(stored, reader);
  return done({
    ...card,
    request,
    names: await readNames(db, [request, change?.request], language),
    queue: await queueOf(stored, db),
    attachments: await readAttachments(db, id),
    waitingFor: await approvalRepository(db).waitingFor(stored, language),
    timeline: await readTimeline(db, id, language),
    estimate: stored.estimate,
    pendingChange: stored.hasPendingChange,
    change,
    may: mayOf(stored, reader, card.offerExpiresAt),
    cancelIsLate: isLateToCancel({
      state: stored.status,
      now,
      startsAt: stored.rows.startsAt,
      cutoffMinutes: stored.cancelCutoffMinutes,
    }),
  });
};
