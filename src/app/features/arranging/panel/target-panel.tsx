import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { bookingTitle } from '#words/booking-detail';
import { handToProvider, tripTitle } from '#words/arranging-trip';
import { Sheet } from '../../../ui/sheet';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { Linked } from '../linked';
import { RideAlong } from '../ride-along';
import { isLost, type Target } from '../target';
import { targetName, targetWhen } from '../texts';
import { useHandOver } from '../use-hand-over';
import { useRides } from '../use-rides';
import { AssignForm } from './assign-form';
import { BookingLines } from './booking-lines';
import { CallOff } from './call-off';
import { JoinForm } from './join-form';
import { MoveForm } from './move-form';
import { TripPanel } from './trip-panel';

/** A provider chooses the car: the trip waits for the answer. */
const HandOver = ({ target }: { target: Extract<Target, { type: 'booking' }> }) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const handOver = useHandOver();
  // Nobody is asked for a car that the traveller drives.
  if (!day.kind.withDriver || day.providers.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{say(handToProvider)}</h3>
      <div className="flow">
        {day.providers.map((provider) => (
          <Button
            key={provider.id}
            variant="default"
            disabled={isFrozen}
            onClick={() => void handOver(target, provider)}
          >
            {provider.name}
          </Button>
        ))}
      </div>
    </section>
  );
};

type PanelProps = {
  target: Target;
  /** What an open proposal says of it. */
  lead: ReactNode;
  onClose: () => void;
};

/** Beside the board or table, which stays usable: what is chosen, and all that can be done with it. */
export const TargetPanel = ({ target, lead, onClose }: PanelProps) => {
  const say = useSay();
  const { day, open } = useArranging();
  const rides = useRides(target);
  return (
    <Sheet
      title={
        target.type === 'booking'
          ? say(bookingTitle, { ref: target.booking.ref })
          : say(tripTitle, { what: `${targetWhen(target, day)} · ${targetName(target, say)}` })
      }
      onClose={onClose}
    >
      {lead}
      <Linked target={target} />
      {target.type === 'trip' ? (
        <TripPanel key={target.id} trip={target.trip} />
      ) : (
        <div className="grid gap-5 dense">
          <BookingLines booking={target.booking} />
          {/* Before a car of its own, as beside the board. */}
          <RideAlong target={target} rides={rides.slice(0, 3)} />
          {day.may.manage && !isLost(target) && (
            <AssignForm
              key={target.id}
              target={target}
              others={
                <>
                  <JoinForm target={target} />
                  <HandOver target={target} />
                </>
              }
            />
          )}
          <MoveForm key={`move ${target.id}`} booking={target.booking} />
          <CallOff key={`off ${target.id}`} booking={target.booking} onGone={() => open(null)} />
        </div>
      )}
    </Sheet>
  );
};
