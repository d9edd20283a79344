import {
  decideEdit,
  weigh,
  type EditConsequence,
  type WeightyChange,
} from '#domain/booking/decide-edit';
import { refuse } from '#domain/refusal';
import { essenceOf, type BookingRows } from '#kinds/request/rows';
import type { Call, UseCase } from '../../call';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { askDeciders } from './ask-deciders';
import { freePlace } from './free-place';
import { involvedIn, judgeRequest, type Judged } from './judge-request';
import { openBooking } from './open-booking';
import { boardingCodeFor, lockPlace, type OnTrip } from './place-booking';
import { showBooking } from './show-booking';
import { snapshotOf } from './snapshot-of';
import { planTrip } from '../travel/plan-trip';
import { fellowsOf, isMovedBy, tellFellows } from '../notices/tell-fellows';
import { tell } from '../tell';

type Edit = {
  call: Call<'editBooking'>;
  stored: StoredBooking;
  judged: Judged;
  rows: BookingRows;
  place: OnTrip;
  changes: readonly WeightyChange[];
};

const ask = async ({ call, stored, judged }: Edit, change?: object): Promise<number> => {
  const { db, now, actor } = call;
  const approvals = approvalRepository(db);
  const number = await approvals.nextNumber(stored.id);
  await approvals.close(stored.id, 'withdrawn', now);
  await askDeciders(
    {
      bookingId: stored.id,
      number,
      by: actor.personId,
      deciders: judged.deciders,
      ...(change && { change }),
    },
    call,
  );
  return number;
};

/** What stands, stands: the whole new request waits on its revision. */
const propose = async (edit: Edit): Promise<void> => {
  const { call, stored, changes } = edit;
  const revision = await ask(edit, { request: call.body });
  await bookingRepository(call.db).set(stored.id, {});
  await tell(call, {
    id: stored.id,
    action: 'edit',
    after: { revision, changes },
  });
};

const tripAfter = ({ stored, rows, place }: Edit, { releasesTrip }: EditConsequence) => {
  if (rows.departure) return place.trip?.id ?? null;
  return releasesTrip ? null : stored.tripId;
};

const apply = async (edit: Edit, consequence: EditConsequence): Promise<void> => {
  const { call, stored, judged, rows, place, changes } = edit;
  const { db, now } = call;
  const { id, status, boardingCode } = stored;
  const fellows = await fellowsOf(call, id);
  const deciders = await approvalRepository(db).deciders(id);
  // Whoever decides may have been added as a passenger.
  const isTheirsNow = deciders.some((person) => involvedIn(rows).has(person));
  const { to } = consequence;
  const isSentAgain = status === 'returned';
  const isGranted = to === 'approved' || to === 'arranged';
  const tripId = tripAfter(edit, consequence);
  const moves = tripId !== stored.tripId;
  await bookingRepository(db).replace(
    id,
    rows,
    {
      status: to,
      tripId,
      boardingCode: moves ? await boardingCodeFor(id, place.trip, db) : boardingCode,
      waitlistedAt:
        to === 'waitlisted' && place.trip
          ? await tripRepository(db).endOfLine(place.trip.id, now)
          : null,
    },
    { estimated: snapshotOf(judged.estimated), newId: call.newId },
  );
  if (consequence.restartsApproval || isTheirsNow)
    await bookingRepository(db).set(id, { revision: await ask(edit) });
  if (isSentAgain && isGranted) await bookingRepository(db).set(id, { approvedAt: now });
  if (to === 'arranged' && status !== 'arranged')
    await bookingRepository(db).set(id, { arrangedAt: now });
  await tell(call, {
    id,
    action: isSentAgain ? 'submit' : 'edit',
    before: { status },
    after: { status: to, changes },
  });
  if (moves || rows.departure) await freePlace(stored, 'changed', call);
  else if (tripId !== null) await planTrip(db, tripId);
  await tellFellows(call, {
    bookingId: id,
    fellows,
    status: to,
    isMoved: isMovedBy(changes),
    by: call.actor.personId,
    facts: { timeWas: stored.rows.startsAt },
  });
};

export const editBooking: UseCase<'editBooking'> = async (call) => {
  const { actor, body, db, now } = call;
  const opened = await openBooking(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  if (body.kind !== stored.kind) return refuse('invalid_input', { fields: { kind: 'invalid' } });
  if (now >= new Date(stored.rows.startsAt)) return refuse('not_now');
  const request = { ...body, groupId: stored.rows.groupId };
  const judged = await judgeRequest(request, { db, now, requesterId: actor.personId }, stored);
  const { problems, rows, departure, levels, deciders } = judged;
  if (!rows || Object.keys(problems).length > 0)
    return refuse('invalid_input', { fields: problems });
  const locked = await lockPlace(rows, departure, call, stored.id);
  if (!locked.ok) return locked;
  const place = locked.value;
  const changes = weigh(essenceOf(stored.rows), essenceOf(rows));
  const decided = decideEdit({
    state: stored.status,
    changes,
    approvalLevels: levels,
    seats: rows.seats,
    seatsLeft: place.seatsLeft,
    tripIsArranged: place.trip?.isArranged ?? false,
  });
  if (!decided.ok) return decided;
  if (levels > 0 && deciders.length === 0) return refuse('no_approver');
  const edit = { call, stored, judged, rows, place, changes };
  await (decided.value.waitsForApproval ? propose(edit) : apply(edit, decided.value));
  return showBooking(stored.id, call);
};
