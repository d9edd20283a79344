import { useState } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import { timeLeft } from '#domain/dates/time-left';
import {
  alreadyStarted,
  boardingCodeLabel,
  carNotYet,
  carNotYetHint,
  forTraveller,
  nextTrip,
  noNextTrip,
  noNextTripHint,
  openBooking,
  startsIn,
} from '#words/booking-list';
import { KindBadge } from '../../ui/kind-badge';
import { Plate } from '../../ui/plate';
import { StatusChip } from '../../ui/status-chip';
import { sayColour } from '../../ui/say-colour';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';
import { CallButton } from '../../booking-kit/call-button';
import { CarPhoto } from './car-photo';
import type { chooseTrip } from './choose-trip';
import { HandoverLink } from './handover-link';
import classes from './next-trip.module.css';
import { OverdueTrip } from './overdue-trip';
import { Route } from '../../booking-kit/route-line';
import { sayWhen } from '../../booking-kit/say-when';
import { SeatOffer } from './seat-offer';

const Car = ({ trip }: { trip: BookingCard }) => {
  const say = useSay();
  const { car, driver } = trip;
  if (!car) {
    return (
      <div className={classes['noCar']}>
        <strong>{say(carNotYet)}</strong>
        <span>{say(carNotYetHint)}</span>
      </div>
    );
  }
  return (
    <div className={`row gap-3 wrap between ruled ${classes['car']}`}>
      {car.photoId !== null && <CarPhoto id={car.photoId} />}
      <div className="stack gap-1 start">
        <Plate plate={car.plate} province={car.province} />
        <span className="soft small">
          {[car.description, sayColour(say, car.colour)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {driver && <CallButton name={driver.name} phone={driver.phone} />}
    </div>
  );
};

type PinnedProps = { trip: BookingCard; now: Date; isReserved: boolean };

const Pinned = ({ trip, now, isReserved }: PinnedProps) => {
  const say = useSay();
  const { day, time } = sayWhen(say, trip, now);
  const left = timeLeft(now, trip.startsAt);
  return (
    <article
      aria-labelledby="next-trip"
      className={classes['card']}
      data-reserved={isReserved || undefined}
    >
      <h2 id="next-trip" className="hidden">
        {say(nextTrip)}
      </h2>
      <BookingLink
        id={trip.id}
        label={say(openBooking, { what: `${trip.ref} ${day} ${time}` })}
        className="over"
      />
      <div>
        <div className="row wrap between">
          <p className="accent strong">
            {left.in === 'past' ? say(alreadyStarted) : say(startsIn, { left })}
          </p>
          <StatusChip state={trip.status} />
        </div>
        <p className={classes['time']}>{time}</p>
        <p className="soft">{day}</p>
      </div>
      <Route from={trip.from} to={trip.to} meet={trip.meetingPoint} />
      {!trip.forMe && <p className="soft small">{say(forTraveller, { name: trip.traveller })}</p>}
      <Car trip={trip} />
      <HandoverLink trip={trip} now={now} />
      <div className={classes['foot']}>
        <KindBadge kind={trip.kind} />
        {trip.boardingCode !== null && (
          <p className={classes['code']}>
            <span>{say(boardingCodeLabel)}</span>
            <strong>{trip.boardingCode}</strong>
          </p>
        )}
      </div>
    </article>
  );
};

type NextTripProps = ReturnType<typeof chooseTrip> & {
  isLoading: boolean;
  waiting: readonly BookingCard[];
  now: Date;
  onTaken: (booking: BookingDetail) => void;
};

/** When, where do I stand, which car, who drives: answered without a tap. A seat that is offered comes before it. */
export const NextTrip = ({ isLoading, waiting, next, overdue, now, onTaken }: NextTripProps) => {
  const say = useSay();
  // Drawn before its rows: whatever comes takes the skeleton's place, so that the kinds below do not move under a thumb.
  const [isReserved] = useState(isLoading);
  const offered = waiting.filter(
    ({ offerExpiresAt, requestedByMe }) => offerExpiresAt !== null && requestedByMe,
  );
  return (
    <>
      {offered.map((card) => (
        <SeatOffer key={card.id} card={card} onTaken={onTaken} />
      ))}
      {overdue.map((trip) => (
        <OverdueTrip key={trip.id} trip={trip} now={now} />
      ))}
      {next && <Pinned trip={next} now={now} isReserved={isReserved} />}
      {!next && isLoading && <div className={`skeleton ${classes['skeleton']}`} aria-busy />}
      {!next && !isLoading && (
        <div className={classes['none']} data-reserved={isReserved || undefined}>
          <strong>{say(noNextTrip)}</strong>
          <span>{say(noNextTripHint)}</span>
        </div>
      )}
    </>
  );
};
