import { type CarFacts, stopsOfCar, type Wanted } from '#domain/arranging/judge-car';
import { type DriverFacts, isOverHours, stopsOfDriver } from '#domain/arranging/judge-driver';
import type { StopCode } from '#domain/arranging/verdict';
import { addDays, atMinute, type Day, dayOf } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome, type RefusalCode } from '#domain/refusal';
import { seatsNeeded } from '#domain/trip/period';
import { kinds } from '#kinds/registry';
import type { Assignment, Standing, StandingTrip } from '#domain/trip/standing';
import {
  arrangingResourceRepository,
  asClaim,
  type StoredCar,
  type StoredClaim,
  type StoredDriver,
  type Wish,
} from '../../db/repositories/arranging/arranging-resource.repository';
import { onlyProvider } from './only-provider';
import type { ArrangeCall, Opened } from './open-standing';

type For = { id: string; riders: readonly { id: string }[] };

/** What the trip itself and the requests on it hold does not stand in its own way. */
const othersOf = (claims: readonly StoredClaim[], trip: For): StoredClaim[] =>
  claims.filter(
    ({ tripId, bookingId }) =>
      (tripId === null || tripId !== trip.id) && !trip.riders.some(({ id }) => id === bookingId),
  );

export const carFacts = ({ facts, claims }: StoredCar, trip: For): CarFacts => ({
  ...facts,
  claims: othersOf(claims, trip).map(asClaim),
});

export const driverFacts = ({ facts, claims }: StoredDriver, trip: For): DriverFacts => {
  const others = othersOf(claims, trip);
  return {
    ...facts,
    claims: others.map(asClaim),
    driven: others.flatMap(({ plannedFrom, plannedUntil, tripKind }) =>
      plannedFrom !== null && plannedUntil !== null && tripKind !== null
        ? [
            {
              startsAt: plannedFrom,
              endsAt: plannedUntil,
              // In a rental the driver waits between the ways.
              isDrivenThrough: kinds[tripKind].pools,
            },
          ]
        : [],
    ),
  };
};

/** Enough to see what comes next on the days, and before. */
export const around = (from: Day, to: Day) => ({
  from: atMinute(addDays(from, -1), 0),
  until: atMinute(addDays(to, 2), 0),
});

export const wishFor = (
  { params, language, now }: ArrangeCall,
  held: Pick<Assignment, 'heldFrom' | 'heldUntil'>,
): Wish => ({
  kind: params.kind,
  providerId: null,
  day: dayOf(held.heldFrom),
  ...around(dayOf(held.heldFrom), dayOf(held.heldUntil)),
  language,
  now,
});

const fieldCodes: Readonly<Record<StopCode, string>> = {
  taken: 'taken',
  blackout: 'blacked_out',
  repair: 'in_repair',
  leave: 'on_leave',
  seats: 'too_many_people',
  papers: 'papers_expire',
  licence_missing: 'driver_without_licence',
  licence_expired: 'licence_expires',
  licence_class: 'licence_too_small',
  hours: 'driver_hours',
  not_available: 'not_available',
  stands: 'car_stands',
  other_kind: 'not_for_this_kind',
  other_site: 'not_for_this_kind',
  other_provider: 'of_another_provider',
};

const claimed: readonly StopCode[] = ['taken', 'blackout', 'repair', 'leave'];

const refuseStop = (
  stops: readonly { code: StopCode }[],
  field: 'carId' | 'driverId',
  taken: RefusalCode,
): Outcome<null> => {
  // Lasting reasons first: another time would not help.
  const [stop] = stops.toSorted(
    (a, b) => Number(claimed.includes(a.code)) - Number(claimed.includes(b.code)),
  );
  if (!stop) return done(null);
  const code = claimed.includes(stop.code) ? taken : 'invalid_input';
  return refuse(code, { fields: { [field]: fieldCodes[stop.code] } });
};

/**
 * Asked again under the locks, when everything that the change gives up is free: also the cars that were asked for by
 * those whom the same change gives one.
 */
export const judgeChoice = async (
  call: ArrangeCall,
  { site }: Opened,
  { trips }: Pick<Standing, 'trips'>,
  { trip, assignment }: { trip: StandingTrip; assignment: Assignment },
): Promise<Outcome<{ isOverHours: boolean }>> => {
  const wanted: Wanted = {
    kind: call.params.kind,
    site,
    startsAt: assignment.from,
    endsAt: assignment.until,
    heldFrom: assignment.heldFrom,
    heldUntil: assignment.heldUntil,
    seats: seatsNeeded(trip.riders),
    withDriver: trip.withDriver,
    class: null,
    chosenCarId: null,
    wishedDriverId: null,
    onlyProviderId: onlyProvider(call.actor),
    declinedById: null,
    isDrivenThrough: kinds[call.params.kind].pools,
  };
  const resources = arrangingResourceRepository(call.db);
  const wish = wishFor(call, assignment);
  const [car] = await resources.cars({ ...wish, ids: [assignment.carId] });
  if (!car) return refuse('invalid_input', { fields: { carId: 'unknown' } });
  const own = { id: trip.id, riders: trips.flatMap(({ riders }) => riders) };
  const judged = refuseStop(stopsOfCar(carFacts(car, own), wanted), 'carId', 'car_taken');
  if (!judged.ok) return judged;
  if (assignment.driverId === null) return done({ isOverHours: false });
  const [driver] = await resources.drivers({ ...wish, ids: [assignment.driverId] });
  if (!driver || !trip.withDriver)
    return refuse('invalid_input', { fields: { driverId: 'unknown' } });
  const facts = driverFacts(driver, trip);
  const fit = refuseStop(stopsOfDriver(facts, wanted, car.facts), 'driverId', 'driver_taken');
  return fit.ok ? done({ isOverHours: isOverHours(facts, wanted) }) : fit;
};
