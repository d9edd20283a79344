import { done, type Outcome } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import type { Assignment, Standing, StandingTrip } from '../trip/standing';
import type { Arranger } from './decide-assign';

type Undoing = {
  /** As it stands, which is as the change left it. */
  current: Standing;
  /** As it stood before; trips that the change made are not in it. */
  earlier: Standing;
  by: Arranger;
  newId: () => string;
};

/** What was given up is taken anew: its row stays as it was, for the question who had the car. */
const takeAnew = (
  { assignments }: StandingTrip,
  current: StandingTrip,
  newId: () => string,
): readonly Assignment[] =>
  assignments.map((assignment) =>
    current.assignments.some(({ id }) => id === assignment.id)
      ? assignment
      : { ...assignment, id: newId() },
  );

const ended = (trip: StandingTrip): StandingTrip => ({
  ...trip,
  status: 'cancelled',
  assignments: [],
  riders: [],
});

/** The arrangement of before, if the tables allow it; whether cars and drivers are still free, the database says. */
export const decideUndo = ({ current, earlier, by, newId }: Undoing): Outcome<Standing> => {
  const trips: StandingTrip[] = [];
  for (const now of current.trips) {
    const then = earlier.trips.find(({ id }) => id === now.id) ?? ended(now);
    if (then.status !== now.status) {
      const moved = moveTrip(now.status, 'undo', by, then.status);
      if (!moved.ok) return moved;
    }
    trips.push({ ...then, assignments: takeAnew(then, now, newId) });
  }
  return done({ trips, loose: earlier.loose });
};
