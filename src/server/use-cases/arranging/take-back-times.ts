import { type Outcome, refuse } from '#domain/refusal';
import type { NotedTimes } from '#domain/trip/noted-times';
import type { Answer } from '../../call';
import {
  arrangingChangeRepository,
  type Change,
} from '../../db/repositories/arranging/arranging-change.repository';
import { tripStateRepository } from '../../db/repositories/trips/trip-state.repository';
import { restoreTrip } from '../restore-trip';
import { type ArrangeCall, openStanding } from './open-standing';
import { showChange } from './show-change';

/** Writes down when a trip left or came back, so that a wrong tap can be taken back. */
export const keepingTimes = async (
  call: ArrangeCall,
  { tripId, action }: Pick<NotedTimes, 'tripId' | 'action'>,
  write: () => Promise<Outcome<null>>,
): Promise<Outcome<Answer<'assignTrip'>>> => {
  const { actor, db, now, newId } = call;
  const states = tripStateRepository(db);
  const before = await states.read(tripId);
  const written = await write();
  if (!written.ok) return written;
  const changeId = newId();
  await arrangingChangeRepository(db).keep({
    id: changeId,
    by: actor.personId,
    at: now,
    earlier: { trips: [], loose: [] },
    versions: {},
    times: { tripId, action, before, after: await states.read(tripId) },
  });
  return showChange(call, { tripIds: [tripId], changeId });
};

/** While nothing builds on it. */
export const takeBackTimes = async (
  call: ArrangeCall,
  { at }: Pick<Change, 'at'>,
  { tripId, action, before, after }: NotedTimes,
): Promise<Outcome<Answer<'assignTrip'>>> => {
  const { actor, db } = call;
  const opened = await openStanding(call, { trips: [{ id: tripId }] });
  if (!opened.ok) return opened;
  if (!(await tripStateRepository(db).isUnchanged({ tripId, after })))
    return refuse('changed_meanwhile');
  await restoreTrip(
    call,
    { tripId, before, at: at.toISOString() },
    { by: actor.personId, after: { mark: action, at: at.toISOString() } },
  );
  // Not to be done again by an undo: it is one tap, and asks what it asked before.
  return showChange(call, { tripIds: [tripId], changeId: null });
};
