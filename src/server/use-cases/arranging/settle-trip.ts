import type { BookingAction, BookingParty } from '#domain/booking/states';
import { bookingMoves } from '#domain/booking/states';
import { nextStates } from '#domain/state-table';
import type { Db } from '../../db/client';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { tellConcerned, tellPeople } from '../notices/tell-people';
import { tell } from '../tell';

type Tools = { db: Db; now: Date; newId: () => string };

type Move = {
  tripId: string;
  action: BookingAction;
  from: 'arranged' | 'noshow' | 'ongoing';
  to: 'ongoing' | 'completed';
  who: BookingParty;
  /** Null is the clock. */
  by: string | null;
};

/**
 * Whoever was noted as missing until the car left, or on its way until it came back, did not come: only now, since until
 * then a slip can be put right.
 */
const leaveBehind = async ({ tripId, from, who, by }: Move, tools: Tools): Promise<void> => {
  if (!nextStates(bookingMoves, from, 'no-show', who).includes('noshow')) return;
  const [before, after] = [{ status: from }, { status: 'noshow' }];
  const left = await arrangingTimesRepository(tools.db).leaveBehind(tripId, from);
  for (const id of left) await tell(tools, { id, by, action: 'no-show', before, after });
  if (left.length > 0) await tellConcerned(tools, { type: 'noshow', cause: 'noshow' }, left);
};

/** What a trip's leaving and coming back means for those aboard; one event for each. */
export const moveRiders = async (mover: Move, tools: Tools): Promise<void> => {
  const { tripId, action, from, to, who, by } = mover;
  if (!nextStates(bookingMoves, from, action, who).includes(to))
    throw new Error(`${who} cannot ${action} from ${from} to ${to}`);
  await leaveBehind(mover, tools);
  const times = arrangingTimesRepository(tools.db);
  const moved = await times.moveRiders(tripId, { from, to, at: tools.now });
  for (const id of moved)
    await tell(tools, { id, by, action, before: { status: from }, after: { status: to } });
  if (to !== 'completed') return;
  const riders = await arrangingPeopleRepository(tools.db).riders(moved);
  await tellPeople(tools, { type: 'rate', cause: 'completed' }, riders);
};
