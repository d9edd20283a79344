import type { ArrangeDay } from '#contract/arranging';
import { linkedTitle } from '#words/arranging';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { targetKey, targetsOf, type Target } from './target';
import { carName, targetBookings, targetRoute, targetWhen } from './texts';

/** What of the day was asked for together with it, and goes another way: back, again, or in a second car. */
export const linkedTo = (day: ArrangeDay, target: Target): Target[] => {
  const groups = new Set(targetBookings(target).flatMap(({ groupId }) => groupId ?? []));
  if (groups.size === 0) return [];
  return targetsOf(day).filter(
    (other) =>
      other.id !== target.id &&
      targetBookings(other).some(({ groupId }) => groupId !== null && groups.has(groupId)),
  );
};

/** Each leads to the other; with its car, which may do for both. */
export const Linked = ({ target }: { target: Target }) => {
  const say = useSay();
  const { day, open } = useArranging();
  const others = linkedTo(day, target);
  if (others.length === 0) return null;
  return (
    <div className="dense">
      <p className="soft">{say(linkedTitle)}</p>
      {others.map((other) => (
        <button key={targetKey(other)} type="button" className="link" onClick={() => open(other)}>
          {[
            `${targetWhen(other, day)} ${targetRoute(other)}`,
            other.type === 'trip' && carName(day, other.trip.carId),
          ]
            .filter(Boolean)
            .join(' · ')}
        </button>
      ))}
    </div>
  );
};
