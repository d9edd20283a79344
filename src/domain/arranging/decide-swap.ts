import { done, type Outcome, refuse } from '../refusal';
import type { Assignment, StandingTrip } from '../trip/standing';
import type { TripState } from '../trip/states';
import { askAgain } from './ask-again';
import type { Arranger } from './decide-assign';

export type Swapped = 'cars' | 'drivers' | 'both';

const before: readonly TripState[] = ['planned', 'offered', 'accepted'];

const take = (own: Assignment, other: Assignment, what: Swapped, id: string): Assignment => ({
  ...own,
  id,
  carId: what === 'drivers' ? own.carId : other.carId,
  driverId: what === 'cars' ? own.driverId : other.driverId,
});

/** Each keeps its own time and buffer; whether what it gets is free then, the database says. */
export const decideSwap = (
  [first, second]: readonly [StandingTrip, StandingTrip],
  what: Swapped,
  by: Arranger,
  newId: () => string,
): Outcome<readonly [StandingTrip, StandingTrip]> => {
  if (first.locked || second.locked) return refuse('trip_locked');
  const [own, other] = [first.assignments.at(-1), second.assignments.at(-1)];
  if (!own || !other) return refuse('not_now');
  if (![first, second].every(({ status }) => before.includes(status))) return refuse('not_now');
  // A provider's car on the company's own trip would have to be accepted first.
  if (first.withDriver && first.providerId !== second.providerId)
    return refuse('invalid_input', { fields: { second: 'of_another_provider' } });
  const providers =
    first.withDriver || what === 'drivers' ? null : [second.providerId, first.providerId];
  const swapped: readonly [StandingTrip, StandingTrip] = [
    {
      ...first,
      ...(providers && { providerId: providers[0] ?? null }),
      assignments: [take(own, other, what, newId())],
    },
    {
      ...second,
      ...(providers && { providerId: providers[1] ?? null }),
      assignments: [take(other, own, what, newId())],
    },
  ];
  if (by === 'supplier') return done(swapped);
  const [renewed, otherRenewed] = [askAgain(first, swapped[0]), askAgain(second, swapped[1])];
  if (!renewed.ok) return renewed;
  return otherRenewed.ok ? done([renewed.value, otherRenewed.value]) : otherRenewed;
};
