import { dayOf, type Instant, isBefore } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { decideExtend } from '#domain/trip/decide-rental-end';
import { heldFor } from '#domain/trip/period';
import type { Rental } from '#contract/arranging-rental';
import type { Call } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingStandingRepository } from '../../db/repositories/arranging/arranging-standing.repository';
import { assignmentRepository } from '../../db/repositories/trips/assignment.repository';
import { bookingFactsRepository } from '../../db/repositories/bookings/booking-facts.repository';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { fellowsOf, tellFellows } from '../notices/tell-fellows';
import { tell } from '../tell';
import { judgeChoice } from './judge-choice';
import type { ArrangeCall, Opened } from './open-standing';
import { openRental, type Rented } from './open-rental';
import { priceTrip } from './price-trip';
import { showRental } from './show-rental';

type EndCall = Call<'extendRental' | 'endRentalEarlier'>;

/** Everybody who may drive must still be allowed to at the new end. */
const checkLicences = async (
  { db }: EndCall,
  { rows }: Rented,
  endsAt: Instant,
): Promise<Outcome<null>> => {
  const people = rows.selfDrivers.map(({ personId }) => personId);
  const until = await bookingFactsRepository(db).licences(people);
  const lapses = people.some((id) => (until[id] ?? '') < dayOf(endsAt));
  return lapses ? refuse('invalid_input', { fields: { endsAt: 'licence_expires' } }) : done(null);
};

/** The driver may have another car to drive by then. */
const checkOtherCar = async (
  { db }: EndCall,
  { id, rows }: Rented,
  endsAt: Instant,
): Promise<Outcome<null>> => {
  const driver = rows.selfDrivers.find(({ main }) => main);
  const more = { startsAt: rows.endsAt, endsAt };
  const ref = driver && (await bookingFactsRepository(db).otherCarOf(driver.personId, more, id));
  return ref === undefined
    ? done(null)
    : refuse('invalid_input', { fields: { endsAt: `drives_already ${ref}` } });
};

/** The booking, the trip and the car's claim end at another time, if the car is to be had until then. */
export const moveRentalEnd = async (
  call: EndCall,
  action: 'extend' | 'end-earlier',
  decide: typeof decideExtend,
): Promise<Outcome<Rental>> => {
  const { body, db, now } = call;
  const opened = await openRental(call);
  if (!opened.ok) return opened;
  const { id, kind, status, tripId, rows } = opened.value;
  const { bufferMinutes, site, longestMinutes } = await arrangingKindRepository(db).rules(kind);
  const decided = decide({
    state: status,
    now,
    startsAt: rows.startsAt,
    endsAt: rows.endsAt,
    newEnd: body.endsAt,
    longestMinutes,
  });
  if (!decided.ok) return decided;
  const endsAt = decided.value;
  const { trips, loose } = await arrangingStandingRepository(db).open({
    tripIds: [tripId],
    bookingIds: [],
  });
  const [trip] = trips;
  const current = trip?.assignments.at(-1);
  if (!trip || !current) return refuse('not_now');
  await assignmentRepository(db).lockResources([current.carId], []);
  const arranged: Opened = { trips, loose, by: 'admin', bufferMinutes, site };
  const asDispatcher: ArrangeCall = { ...call, params: { kind } };
  if (isBefore(rows.endsAt, endsAt)) {
    const licensed = await checkLicences(call, opened.value, endsAt);
    if (!licensed.ok) return licensed;
    const isFree = await checkOtherCar(call, opened.value, endsAt);
    if (!isFree.ok) return isFree;
    const { until, heldUntil } = heldFor({ startsAt: current.from, endsAt }, bufferMinutes);
    const longer = { ...current, until, heldUntil };
    const judged = await judgeChoice(
      asDispatcher,
      arranged,
      { trips: [trip] },
      { trip, assignment: longer },
    );
    if (!judged.ok) return judged;
  }
  await handoverRepository(db).moveEnd({ bookingId: id, tripId }, { endsAt, bufferMinutes });
  await priceTrip(asDispatcher, arranged, { ...trip, endsAt });
  const event = {
    action,
    before: { endsAt: rows.endsAt },
    after: { endsAt },
  };
  await tell(call, { ...event, id });
  await tell(call, { ...event, subject: 'trip', id: tripId });
  await tellFellows(call, {
    bookingId: id,
    fellows: await fellowsOf(call, id),
    status,
    isMoved: true,
    by: call.actor.personId,
    facts: { endWas: rows.endsAt, endIs: endsAt },
  });
  return showRental(id, call);
};
