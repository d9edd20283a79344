import { done, type Outcome, refuse } from '../refusal';
import { decideSubmit, isFull } from './decide-submit';
import { type LifeState, move } from './move';

/** What an approval was given for, and what a car was chosen by. */
export type Essence = {
  startsAt: string;
  endsAt: string;
  /** From, over the stops, to. */
  places: readonly string[];
  seats: number;
  class: string | null;
  carId: string | null;
};

export const weightyChanges = ['time', 'place', 'seats_up', 'class'] as const;

export type WeightyChange = (typeof weightyChanges)[number];

/** Changes that a decision must be made about again; any other is simply made. */
export const weigh = (before: Essence, after: Essence): readonly WeightyChange[] => {
  const changed: Record<WeightyChange, boolean> = {
    time: before.startsAt !== after.startsAt || before.endsAt !== after.endsAt,
    place: before.places.join('\n') !== after.places.join('\n'),
    seats_up: after.seats > before.seats,
    class: before.class !== after.class || before.carId !== after.carId,
  };
  return weightyChanges.filter((change) => changed[change]);
};

export type EditConsequence = {
  to: 'pending' | 'approved' | 'arranged' | 'waitlisted';
  /** A change that needs approval waits as a revision and the booking stays as it is; any other is made at once. */
  waitsForApproval: boolean;
  /** Those who have decided already decide again. */
  restartsApproval: boolean;
  /** The car and driver are given up: they were chosen for another time, place or size. */
  releasesTrip: boolean;
};

type Editing = {
  state: LifeState;
  changes: readonly WeightyChange[];
  approvalLevels: number;
  seats: number;
  /** Its own seats not counted as taken; null where seats are not sold beforehand. */
  seatsLeft: number | null;
  /** The departure that it rides on after the change has its car already. */
  tripIsArranged: boolean;
};

/** A returned request is sent again by the rules of a new one, also when nothing was changed. */
const sendAgain = (editing: Editing): Outcome<EditConsequence> => {
  const entered = decideSubmit({ ...editing, from: editing.state });
  if (!entered.ok) return entered;
  const to = entered.value;
  // Who waits in line asks for approval once there is a seat.
  const restartsApproval = to !== 'waitlisted';
  return done({ to, waitsForApproval: false, restartsApproval, releasesTrip: false });
};

/** Told before the change is sent, and decided the same way when it arrives. */
export const decideEdit = (editing: Editing): Outcome<EditConsequence> => {
  if (editing.state === 'returned') return sendAgain(editing);
  const isWeighty = editing.changes.length > 0;
  const isGranted = editing.state === 'approved' || editing.state === 'arranged';
  const waitsForApproval = isGranted && isWeighty && editing.approvalLevels > 0;
  const isMovedNow = isGranted && isWeighty && !waitsForApproval;
  const granted = editing.tripIsArranged ? 'arranged' : 'approved';
  const to = isMovedNow ? granted : (editing.state as EditConsequence['to']);
  const releasesTrip = editing.state === 'arranged' && to === 'approved';
  const moved = move(editing.state, 'edit', 'requester', to);
  if (!moved.ok) return moved;
  if (isFull(editing.seatsLeft, editing.seats))
    return refuse('seats_taken', { fields: { seats: 'no_seats_left' } });
  return done({
    to: moved.value,
    waitsForApproval,
    restartsApproval: editing.state === 'pending' && isWeighty,
    releasesTrip,
  });
};
