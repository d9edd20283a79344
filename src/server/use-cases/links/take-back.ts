import { addMinutes, isBefore } from '#domain/dates/bangkok-time';
import { momentOfMark, TAKE_BACK_MINUTES, TAKEN_BACK } from '#domain/link/mark';
import { refuse, type Outcome } from '#domain/refusal';
import {
  markUndoRepository,
  type UndoableMark,
} from '../../db/repositories/links/mark-undo.repository';
import { tripStateRepository } from '../../db/repositories/trips/trip-state.repository';
import type { LinkCall, LinkUseCase } from '../../link-call';
import { restoreTrip } from '../restore-trip';
import { tell } from '../tell';
import { showLink } from './show-link';

type Marking = LinkCall<'markJob'> | LinkCall<'markPassage'>;

/** Remembers how a trip was before a mark and after, for whoever tapped wrongly. */
export const keepingBefore = async (
  { body, db }: Marking,
  { tripId, isFinal }: { tripId: string | null; isFinal: boolean | null },
  act: () => Promise<Outcome<null>> | Outcome<null>,
): Promise<Outcome<null>> => {
  // Null: no step of the trip, and nothing that a later step builds on.
  if (isFinal === null) return act();
  const states = tripStateRepository(db);
  const before = isFinal ? null : await states.read(tripId);
  const acted = await act();
  if (acted.ok)
    await markUndoRepository(db).keep(body.id, before, isFinal ? null : await states.read(tripId));
  return acted;
};

/** What was typed of money, until somebody has looked at it. */
const dropExpense = async (call: LinkCall<'takeBack'>): Promise<boolean> => {
  const { body, db, link } = call;
  if (!(await markUndoRepository(db).dropExpense(body.markId))) return false;
  await tell(call, {
    subject: 'expense',
    id: body.markId,
    by: link.driverId,
    action: TAKEN_BACK,
    before: { status: 'submitted' },
    after: { status: 'rejected', linkId: link.id },
  });
  return true;
};

const restore = async (call: LinkCall<'takeBack'>, mark: UndoableMark): Promise<void> => {
  const { link } = call;
  const { tripId, before, at, action } = mark;
  if (tripId === null) return;
  const after = { mark: action, at, linkId: link.id };
  await restoreTrip(call, { tripId, before, at }, { by: link.driverId, after });
};

/** A wrong tap: by the link that made it, for a short while, and while nothing builds on it. */
export const takeBack: LinkUseCase<'takeBack'> = async (call) => {
  const { link, body, db, now } = call;
  const undo = markUndoRepository(db);
  const mark = await undo.lock(body.markId, link.id);
  if (!mark) return refuse('not_found');
  if (mark.takenBackAt !== null) return showLink(call);
  if (mark.action === 'expense') {
    if (!(await dropExpense(call))) return refuse('undo_gone');
  } else {
    const { at } = momentOfMark(body, now);
    const isLate = isBefore(addMinutes(mark.receivedAt, TAKE_BACK_MINUTES), at);
    if (mark.before === null || isLate) return refuse('undo_gone');
    if (!mark.isNewest || !(await tripStateRepository(db).isUnchanged(mark)))
      return refuse('not_now');
    await restore(call, mark);
  }
  await undo.note(mark.id, now);
  return showLink(call);
};
