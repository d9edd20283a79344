import { Link } from '@tanstack/react-router';
import type { BookingCard } from '#contract/bookings';
import { rateTrip, waitingForTitle } from '#words/booking-detail';
import { useSay } from '../ui/use-say';
import { CallButton } from './call-button';
import { FindingCar } from './finding-car';

/** Who has it now, one tap away; the driver once there is one; in the end, the stars. */
export const WhatNow = ({ card }: { card: BookingCard }) => {
  const say = useSay();
  const { status, waitingFor, driver, canRate, id } = card;
  if (canRate)
    return (
      <Link to="/evaluate" search={{ booking: id }} className="button accent above">
        {say(rateTrip)}
      </Link>
    );
  const isDriven = status === 'arranged' || status === 'ongoing';
  const waits = status === 'pending' || status === 'approved';
  const [person] = waits ? waitingFor : isDriven && driver ? [driver] : [];
  // A list does not say who of those who arrange.
  if (!person && status === 'approved') return <FindingCar startsAt={card.startsAt} />;
  if (!person) return null;
  return (
    <div className="above">
      <CallButton {...person} {...(waits && { as: say(waitingForTitle) })} />
    </div>
  );
};
