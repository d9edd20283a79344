import { useState, type ReactNode } from 'react';
import { assign } from '#words/arranging';
import { changeAssignment } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { Dialog } from '../../../ui/dialog';
import { useSay } from '../../../ui/use-say';
import { WholeParts } from '../../../ui/whole-words';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import { canJoin } from '../joining';
import { ReasonForm } from '../reason-form';
import type { Target } from '../target';
import { bestChoice, isNothingNew, needsReason, useAssign, type Choice } from '../use-assign';
import { crewName, targetLabel } from '../texts';
import { useMerge } from '../use-merge';

/** Puts a booking or trip into a row: with the best driver (or car) where it has none yet. */
export const usePlace = (by: (typeof boardRows)[number]) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, open } = useArranging();
  const assignTo = useAssign();
  const merge = useMerge();
  const [asking, setAsking] = useState<{ target: Target; choice: Choice } | null>(null);

  const bestOf = async (target: Target, forCar: string | null) => {
    const request = {
      params: { kind, id: target.id },
      query: { carId: forCar },
      background: true,
    };
    const suggestions = await (target.type === 'booking'
      ? api.call('suggestForBooking', request)
      : api.call('suggestForTrip', request));
    return bestChoice(target, suggestions, day.kind.withDriver);
  };

  const complete = async (target: Target, rowId: string): Promise<Choice | null> => {
    const own = target.type === 'trip' ? target.trip : null;
    const carId = by === 'cars' ? rowId : (own?.carId ?? null);
    const driverId = by === 'drivers' ? rowId : (own?.driverId ?? null);
    const needsDriver = day.kind.withDriver && driverId === null;
    if (carId !== null && !needsDriver) return { carId, driverId };
    // Whoever cannot be asked leaves it without: the trip then says what is missing.
    const best = await bestOf(target, carId).catch(() => null);
    const car = carId ?? best?.carId;
    return car ? { carId: car, driverId: driverId ?? best?.driverId ?? null } : null;
  };

  const place = async (target: Target, rowId: string) => {
    const choice = await complete(target, rowId);
    // Without any car to go with the driver, or anybody new to drive, the panel says why.
    if (!choice || isNothingNew(target, choice, day)) open(target);
    else if (needsReason(target, choice)) setAsking({ target, choice });
    else await assignTo(target, choice);
  };

  const mergeInto = async (target: Target, tripId: string) => {
    const into = day.trips.find(({ id }) => id === tripId);
    if (into && canJoin(target, into, day)) await merge(target, into);
  };

  const dialog: ReactNode = asking && (
    <Dialog title={say(changeAssignment, day.kind)} onClose={() => setAsking(null)}>
      <div className="grid">
        <p>
          <WholeParts of={`${targetLabel(day, asking.target, say)} → `} />
          <strong>{crewName(day, asking.choice)}</strong>
        </p>
        <ReasonForm
          doing={say(assign)}
          onCancel={() => setAsking(null)}
          onDone={(reason) => {
            setAsking(null);
            void assignTo(asking.target, asking.choice, reason);
          }}
        />
      </div>
    </Dialog>
  );

  return { place, mergeInto, dialog };
};
