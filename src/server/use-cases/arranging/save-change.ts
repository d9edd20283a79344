import { done, type Outcome, refuse } from '#domain/refusal';
import { move } from '#domain/booking/move';
import type { BookingAction, BookingParty } from '#domain/booking/states';
import type { EventAction } from '#domain/history/event';
import {
  type Assignment,
  hasRide,
  type Rider,
  type Standing,
  type StandingTrip,
} from '#domain/trip/standing';
import type { Answer } from '../../call';
import { arrangingStandingRepository } from '../../db/repositories/arranging/arranging-standing.repository';
import { assignmentRepository } from '../../db/repositories/trips/assignment.repository';
import { planTrip } from '../travel/plan-trip';
import { judgeChoice } from './judge-choice';
import type { ArrangeCall, Opened } from './open-standing';
import { priceTrip } from './price-trip';
import { showChange } from './show-change';
import { type Moved, tellChange } from './tell-change';

export type Done = {
  /** As the history names it. */
  action: EventAction;
  reason?: string | null;
  /** The change that this one takes back. */
  undoes?: string;
  /** Somebody chose this driver: more hours than a soft rule allows want a reason. */
  answersForHours?: boolean;
  /** How bookings become arranged by it, and cease to be. */
  gains?: BookingAction;
  loses?: BookingAction;
  who?: BookingParty;
  /** Trips that it makes. */
  made?: readonly string[];
};

const ridersOf = ({ trips, loose }: Standing): { rider: Rider; tripId: string | null }[] => [
  ...loose.map((rider) => ({ rider, tripId: null })),
  ...trips.flatMap((trip) => trip.riders.map((rider) => ({ rider, tripId: trip.id }))),
];

const assignmentsOf = ({ trips }: Standing): { trip: StandingTrip; assignment: Assignment }[] =>
  trips.flatMap((trip) => trip.assignments.map((assignment) => ({ trip, assignment })));

/** What only becomes shorter takes nothing from anybody. */
const isWithin = (a: Assignment, b: Assignment): boolean =>
  a.heldFrom >= b.heldFrom && a.heldUntil <= b.heldUntil;

const isSamePeriod = (a: Assignment, b: Assignment): boolean =>
  a.from === b.from &&
  a.until === b.until &&
  a.heldFrom === b.heldFrom &&
  a.heldUntil === b.heldUntil;

/** By the booking's own table: granted ⇄ arranged, or arranged otherwise. */
const moveRider = (
  before: Rider,
  after: Rider,
  { gains = 'arrange', loses = 'release', who = 'admin' }: Done,
): Outcome<unknown> => {
  if (before.status === after.status) return done(null);
  return move(before.status, after.status === 'arranged' ? gains : loses, who, after.status);
};

const findMoved = (before: Standing, after: Standing, did: Done): Outcome<Moved[]> => {
  const changed = new Set(
    assignmentsOf(after)
      .filter(
        ({ assignment }) =>
          !assignmentsOf(before).some((old) => old.assignment.id === assignment.id),
      )
      .map(({ trip }) => trip.id),
  );
  const earlier = new Map(
    ridersOf(before).map(({ rider, tripId }) => [rider.id, { rider, tripId }]),
  );
  const moved: Moved[] = [];
  for (const { rider, tripId } of ridersOf(after)) {
    const old = earlier.get(rider.id);
    if (!old) throw new Error('a change moves a booking that was not opened');
    const outcome = moveRider(old.rider, rider, did);
    if (!outcome.ok) return outcome;
    const isRearranged = hasRide(rider) && tripId !== null && changed.has(tripId);
    const isOther =
      old.rider.status !== rider.status ||
      old.tripId !== tripId ||
      old.rider.boardingCode !== rider.boardingCode;
    if (isOther || isRearranged)
      moved.push({ before: old.rider, after: rider, fromTripId: old.tripId, tripId });
  }
  return done(moved);
};

const saveRiders = async (call: ArrangeCall, moved: readonly Moved[]): Promise<void> => {
  const standing = arrangingStandingRepository(call.db);
  // Who leaves makes room first; a boarding code is free again before somebody else has it.
  const leaving = moved.toSorted((a, b) => Number(a.tripId !== null) - Number(b.tripId !== null));
  await standing.dropTakenChoices(
    moved.filter(({ after }) => after.status === 'approved').map(({ after }) => after.id),
  );
  for (const { after, tripId } of leaving) await standing.saveRider(after, tripId, call.now);
};

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** Cars and drivers that the change gives or takes, locked in the one order before anything is written. */
const lockAll = async (call: ArrangeCall, opened: Opened, after: Standing): Promise<void> => {
  const touched = [...assignmentsOf(opened), ...assignmentsOf(after)];
  const wished = [...opened.loose, ...opened.trips.flatMap(({ riders }) => riders)].map((rider) =>
    'chosenCarId' in rider ? (rider.chosenCarId as string | null) : null,
  );
  await assignmentRepository(call.db).lockResources(
    unique([...touched.map(({ assignment }) => assignment.carId), ...wished]),
    unique(touched.map(({ assignment }) => assignment.driverId)),
  );
};

const saveAssignments = async (
  call: ArrangeCall,
  opened: Opened,
  after: Standing,
  { reason = null, answersForHours = false }: Done,
  betweenThem: () => Promise<void>,
): Promise<Outcome<null>> => {
  const assignments = assignmentRepository(call.db);
  const [old, wanted] = [assignmentsOf(opened), assignmentsOf(after)];
  const released = old.filter(
    ({ assignment }) => !wanted.some((other) => other.assignment.id === assignment.id),
  );
  await assignments.release(
    released.map(({ assignment }) => assignment.id),
    { at: call.now, reason },
  );
  const added = wanted.filter(
    ({ assignment }) => !old.some((other) => other.assignment.id === assignment.id),
  );
  const stretched = wanted.filter(({ assignment }) =>
    old.some(
      (other) =>
        other.assignment.id === assignment.id && !isSamePeriod(other.assignment, assignment),
    ),
  );
  const isShorter = ({ assignment }: (typeof stretched)[number]) =>
    old.some(
      (other) => other.assignment.id === assignment.id && isWithin(assignment, other.assignment),
    );
  const shorter = stretched.filter(isShorter);
  const longer = stretched.filter((row) => !isShorter(row));
  // Another trip of the same car may take what they leave.
  for (const { assignment } of shorter) await assignments.move(assignment);
  const overHours = new Set<string>();
  for (const { trip, assignment } of [...stretched, ...added]) {
    // Nor does what is over already.
    if (
      stretched.some((other) => other.assignment === assignment) &&
      assignment.until <= call.now.toISOString()
    )
      continue;
    const judged = await judgeChoice(call, opened, after, { trip, assignment });
    if (!judged.ok) return judged;
    if (!judged.value.isOverHours) continue;
    if (answersForHours && reason === null)
      return refuse('invalid_input', { fields: { reason: 'over_hours' } });
    overHours.add(assignment.id);
  }
  for (const { assignment } of longer) await assignments.move(assignment);
  await betweenThem();
  for (const { trip, assignment } of added) {
    const hoursReason = overHours.has(assignment.id) ? reason : null;
    await assignments.add(trip.id, assignment, { reason, hoursReason });
  }
  return done(null);
};

/** Writes the difference between what stands and what shall, tells everybody whom it concerns, and shows it. */
export const saveChange = async (
  call: ArrangeCall,
  opened: Opened,
  after: Standing,
  did: Done,
): Promise<Outcome<Answer<'assignTrip'>>> => {
  const standing = arrangingStandingRepository(call.db);
  const found = findMoved(opened, after, did);
  if (!found.ok) return found;
  const moved = found.value;
  await lockAll(call, opened, after);
  const { made = [] } = did;
  const saved = await saveAssignments(call, opened, after, did, async () => {
    for (const trip of after.trips.filter(({ id }) => made.includes(id)))
      await standing.insertTrip(trip, call.params.kind);
    await saveRiders(call, moved);
  });
  if (!saved.ok) return saved;
  for (const trip of after.trips) {
    await standing.saveTrip(trip, call.actor.personId);
    await priceTrip(call, opened, trip, await planTrip(call.db, trip.id));
  }
  const changeId = await tellChange(call, opened, after, { ...did, moved });
  return showChange(call, {
    tripIds: after.trips.map(({ id }) => id),
    bookingIds: after.loose.map(({ id }) => id),
    changeId,
  });
};

/** The same of one trip that was decided about. */
export const saveTrip = async (
  call: ArrangeCall,
  opened: Opened,
  decided: Outcome<StandingTrip>,
  did: Done,
): Promise<Outcome<Answer<'assignTrip'>>> =>
  decided.ok ? saveChange(call, opened, { trips: [decided.value], loose: [] }, did) : decided;
