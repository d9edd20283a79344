import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { addMinutes } from '#domain/dates/bangkok-time';
import type { Arranger } from '#domain/arranging/decide-assign';
import { contradictions, isClockWrong, TAKE_BACK_MINUTES } from '#domain/link/mark';
import { done, refuse } from '#domain/refusal';
import { mayLeaveAt } from '#domain/trip/decide-times';
import { mayMoveTrip } from '#domain/trip/move-trip';
import { hasAdminPage, kinds } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { arrangingChangeRepository } from '../../db/repositories/arranging/arranging-change.repository';
import {
  arrangingDetailRepository,
  type BookingPapers,
} from '../../db/repositories/arranging/arranging-detail.repository';
import {
  arrangingTripRepository,
  isPersonalOver,
} from '../../db/repositories/arranging/arranging-trip.repository';
import { markRepository } from '../../db/repositories/links/mark.repository';
import { onlyProvider } from './only-provider';
import { arrangerOf } from './open-standing';

type Hiding = { isSupplier: boolean; isOver: boolean };

/** What a supplier needs to drive people, and of that nothing personal a day after the trip. */
const hide = (papers: BookingPapers, { isSupplier, isOver }: Hiding): BookingPapers => ({
  ...papers,
  requester: isSupplier ? null : papers.requester,
  passengers: isOver
    ? papers.passengers.map((passenger) => ({ ...passenger, name: null, phone: null }))
    : papers.passengers,
});

const mayOf = (
  trip: ArrangeTrip,
  by: Arranger,
  { params, now }: Pick<Call<'readTrip'>, 'params' | 'now'>,
): TripDetail['may'] => {
  const { status, locked, assignments, withDriver, startsAt } = trip;
  const isAhead = ['planned', 'offered', 'accepted', 'declined'].includes(status);
  const isAdmin = by === 'admin';
  const hasCar = assignments.length > 0;
  const leaves =
    isAdmin && hasCar && mayLeaveAt(now, startsAt) && mayMoveTrip(status, 'depart', 'admin');
  return {
    // Also on the way, and above all while it is pinned: else nothing would unpin it.
    lock: isAdmin && (isAhead || status === 'underway'),
    assign: !locked && (status === 'underway' || (isAhead && (isAdmin || status !== 'declined'))),
    release: !locked && isAhead && (hasCar || (isAdmin && trip.departure === null)),
    offer: isAdmin && !locked && withDriver && isAhead,
    withdraw: isAdmin && !locked && mayMoveTrip(status, 'withdraw', 'admin'),
    accept: mayMoveTrip(status, 'accept', 'supplier'),
    decline: mayMoveTrip(status, 'decline', 'supplier'),
    depart: leaves,
    complete: isAdmin && (leaves || mayMoveTrip(status, 'complete', 'admin')),
    recordTimes: isAdmin && (status === 'underway' || status === 'done'),
    costs: isAdmin && !hasAdminPage(params.kind, 'expenseandprovider'),
  };
};

/** Where nobody has written down its stops, they are those of its bookings, in the order of their times. */
const stopsOf = (bookings: TripDetail['bookings'], endsAtLastStop: boolean): TripDetail['stops'] =>
  bookings
    .flatMap(({ stops, startsAt, endsAt }) =>
      stops.map(({ name, arriveBy }, index) => {
        const isPickUp = index === 0 && stops.length > 1;
        const isKnown = isPickUp || (endsAtLastStop && index === stops.length - 1);
        // It comes before the next one that has a time.
        const next = stops.slice(index).find((stop) => stop.arriveBy !== null);
        const planned = isPickUp ? (arriveBy ?? startsAt) : (next?.arriveBy ?? endsAt);
        return { name, planned, at: arriveBy ?? (isKnown ? planned : null) };
      }),
    )
    .toSorted((a, b) => Date.parse(a.planned) - Date.parse(b.planned))
    // Several get on or off at once.
    .filter(
      ({ name, planned }, index, stops) =>
        stops.findIndex((other) => other.name === name && other.planned === planned) === index,
    )
    .map(({ name, at }) => ({ name, at }));

/** What driver and gate said of it, where it does not agree. */
const contradictionsOf = async ({ db }: Pick<Call, 'db'>, tripId: string) =>
  contradictions((await markRepository(db).timesOf([tripId])).get(tripId) ?? []);

const takeBackOf = async ({ actor, db, now }: Call<'readTrip'>, tripId: string) => {
  const since = addMinutes(now, -TAKE_BACK_MINUTES);
  const changes = arrangingChangeRepository(db);
  return (await changes.timesOf(tripId, { by: actor.personId, since })) ?? null;
};

export const readTrip: UseCase<'readTrip'> = async (call) => {
  const { actor, params, language, db, now } = call;
  const providerId = onlyProvider(actor);
  const reader = { kind: params.kind, providerId, language, now };
  const trip = await arrangingTripRepository(db, reader).find(params.id);
  if (!trip) return refuse('not_found');
  const isSupplier = providerId !== null;
  const hiding = { isSupplier, isOver: isSupplier && isPersonalOver(trip, now) };
  const details = arrangingDetailRepository(db, language);
  const papers = await details.bookings(trip.id);
  const bookings = trip.bookings.flatMap((booking) => {
    const found = papers.find(({ id }) => id === booking.id);
    return found ? [{ ...booking, ...hide(found, hiding) }] : [];
  });
  const stops = await details.stops(trip.id);
  return done({
    trip,
    bookings,
    stops: stops.length > 0 ? stops : stopsOf(bookings, kinds[params.kind].endsAtLastStop),
    agreed: trip.status === 'offered' ? await details.agreed(trip.id) : null,
    clockWasWrong: !isSupplier && isClockWrong(await markRepository(db).mostSkew(trip.id)),
    marks: isSupplier ? [] : await markRepository(db).list(trip.id),
    contradictions: isSupplier ? [] : await contradictionsOf(call, trip.id),
    // The company's own papers about its people.
    handovers: isSupplier ? [] : await details.handovers(trip.id),
    timeline: isSupplier ? [] : await details.timeline(trip.id),
    takeBack: isSupplier ? null : await takeBackOf(call, trip.id),
    may: mayOf(trip, arrangerOf(actor), call),
  });
};
