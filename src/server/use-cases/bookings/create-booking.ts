import { decideSubmit } from '#domain/booking/decide-submit';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { BookingRequest } from '#kinds/booking-request';
import { askingOf } from '#kinds/asking-registry';
import type { Call, UseCase } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { askDeciders } from './ask-deciders';
import { judgeRequest } from './judge-request';
import { boardingCodeFor, lockPlace } from './place-booking';
import { showBooking } from './show-booking';
import { snapshotOf } from './snapshot-of';
import { tellOfReadyCar } from '../notices/tell-fellows';
import { tellConcerned, tellOfUrgent } from '../notices/tell-people';
import { tell } from '../tell';

const submitRide = async (
  request: BookingRequest,
  call: Call<'createBooking'>,
): Promise<Outcome<string>> => {
  const { actor, db, now, newId } = call;
  const me = actor.personId;
  const judged = await judgeRequest(request, { db, now, requesterId: me });
  const { problems, rows, departure, levels, deciders } = judged;
  if (!rows || Object.keys(problems).length > 0)
    return refuse('invalid_input', { fields: problems });
  if (levels > 0 && deciders.length === 0) return refuse('no_approver');
  const place = await lockPlace(rows, departure, call);
  if (!place.ok) return place;
  const { trip, seatsLeft } = place.value;
  const entered = decideSubmit({
    from: 'draft',
    approvalLevels: levels,
    seats: rows.seats,
    seatsLeft,
    tripIsArranged: trip?.isArranged ?? false,
  });
  if (!entered.ok) return entered;
  const id = newId();
  const waits = entered.value === 'waitlisted';
  await bookingRepository(db).insert(
    id,
    rows,
    {
      status: entered.value,
      tripId: trip?.id ?? null,
      boardingCode: await boardingCodeFor(id, trip, db),
      waitlistedAt: waits && trip ? await tripRepository(db).endOfLine(trip.id, now) : null,
    },
    { estimated: snapshotOf(judged.estimated), at: now, newId },
  );
  await tell(call, { id, action: 'submit', after: { status: entered.value } });
  if (entered.value === 'arranged') await tellOfReadyCar(call, { bookingId: id, by: me });
  else await tellConcerned(call, { type: 'booked_for_you', cause: 'booked', except: me }, [id]);
  if (entered.value === 'approved') await tellOfUrgent(call, { bookingId: id, rows, by: me });
  // Who waits in line asks for approval once there is a seat.
  if (!waits) await askDeciders({ bookingId: id, number: 1, by: me, deciders }, call);
  return done(id);
};

export const createBooking: UseCase<'createBooking'> = async (call) => {
  const rides = askingOf(call.body.kind).rides(call.body);
  if (rides.length > 1) {
    // What the rides are to each other, only the whole request says.
    const asker = { db: call.db, now: call.now, requesterId: call.actor.personId };
    const { problems } = await judgeRequest(call.body, asker);
    if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  }
  const groupId = call.body.groupId ?? (rides.length > 1 ? call.newId() : null);
  let first: string | undefined;
  for (const ride of rides) {
    const submitted = await submitRide({ ...ride, groupId }, call);
    if (!submitted.ok) return submitted;
    first ??= submitted.value;
  }
  if (first === undefined) throw new Error(`${call.body.kind} asks for no ride at all`);
  return showBooking(first, call);
};
