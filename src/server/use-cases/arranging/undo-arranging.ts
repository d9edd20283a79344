import { decideUndo } from '#domain/arranging/decide-undo';
import { TAKE_BACK_MINUTES } from '#domain/link/mark';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import {
  type Accepted,
  arrangingChangeRepository,
  type Change,
} from '../../db/repositories/arranging/arranging-change.repository';
import { proposalRepository } from '../../db/repositories/arranging/proposal.repository';
import { noteAccepted } from './note-accepted';
import { openStanding, type Opened, type Read } from './open-standing';
import { saveChange } from './save-change';
import { undoSeconds } from './show-change';
import { takeBackTimes } from './take-back-times';

/** What was pressed in time may arrive a little later. */
const GRACE_SECONDS = 5;

const ridersOf = ({ loose, trips }: Change['earlier']): string[] =>
  [...loose, ...trips.flatMap(({ riders }) => riders)].map(({ id }) => id);

/** What it touched besides bookings. */
const tripsOf = ({ earlier, versions }: Change): string[] => {
  const riders = new Set(ridersOf(earlier));
  return Object.keys(versions).filter((id) => !riders.has(id));
};

const findMine = async ({
  actor,
  body,
  db,
  now,
}: Call<'undoArranging'>): Promise<Outcome<Change & Accepted>> => {
  const change = await arrangingChangeRepository(db).find(body.changeId);
  if (!change || change.by !== actor.personId) return refuse('not_found');
  // Of times, as long as its driver could take them back.
  const seconds = change.times
    ? TAKE_BACK_MINUTES * 60
    : undoSeconds(tripsOf(change).length) + GRACE_SECONDS;
  const age = now.getTime() - change.at.getTime();
  return age > seconds * 1000 ? refuse('undo_gone') : done(change);
};

/** Everything that the change touched, and as it left it: whoever came between is not overwritten. */
const openChanged = (call: Call<'undoArranging'>, change: Change): Promise<Outcome<Opened>> => {
  const asRead = (id: string): Read => ({ id, version: change.versions[id] });
  return openStanding(call, {
    trips: tripsOf(change).map(asRead),
    bookings: ridersOf(change.earlier).map(asRead),
  });
};

export const undoArranging: UseCase<'undoArranging'> = async (call) => {
  const { newId } = call;
  const found = await findMine(call);
  if (!found.ok) return found;
  const { earlier, times } = found.value;
  if (times) return takeBackTimes(call, found.value, times);
  const riders = new Set(ridersOf(earlier));
  const opened = await openChanged(call, found.value);
  if (!opened.ok) return opened;
  const { trips, loose, by } = opened.value;
  // Whoever joined a trip meanwhile would be left behind.
  if (trips.some((trip) => trip.riders.some(({ id }) => !riders.has(id))))
    return refuse('changed_meanwhile');
  const current = { trips, loose: loose.filter(({ tripId }) => tripId === null) };
  const decided = decideUndo({ current, earlier, by, newId });
  if (!decided.ok) return decided;
  const saved = await saveChange(call, { ...opened.value, ...current }, decided.value, {
    action: 'undo',
    undoes: found.value.id,
    who: by,
  });
  const { proposalId, proposed } = found.value;
  if (saved.ok && proposalId !== null) {
    await proposalRepository(call.db).turnBack(proposalId, proposed);
    await noteAccepted(call, saved.value, { proposalId, proposed });
  }
  return saved;
};
