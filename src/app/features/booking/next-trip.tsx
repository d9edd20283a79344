import type { BookingCard } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import { timeLeft } from '#domain/dates/time-left';
import {
  alreadyStarted,
  boardingCodeLabel,
  carNotFound,
  carNotFoundHint,
  carNotYet,
  carNotYetHint,
  forTraveller,
  nextTrip,
  noNextTrip,
  noNextTripHint,
  openBooking,
  startsIn,
} from '#words/booking-list';
import { KindIcon } from '../../kinds/kind-icon';
import { Plate } from '../../ui/plate';
import { StatusChip } from '../../ui/status-chip';
import { sayColour } from '#words/say-colour';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';
import { CallButton } from '../../booking-kit/call-button';
import { CarPhoto } from './car-photo';
import { HandoverLink } from './handover-link';
import classes from './next-trip.module.css';
import { Route } from '../../booking-kit/route-line';
import { sayWhen } from '../../booking-kit/say-when';

const Car = ({ trip, isTime }: { trip: BookingCard; isTime: boolean }) => {
  const say = useSay();
  const { car, driver } = trip;
  if (!car) {
    return (
      <div className={classes['noCar']}>
        <strong>{say(isTime ? carNotFound : carNotYet)}</strong>
        <span>{say(isTime ? carNotFoundHint : carNotYetHint)}</span>
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

const Pinned = ({ trip, now }: { trip: BookingCard; now: Date }) => {
  const say = useSay();
  const { day, time, isLong } = sayWhen(say, trip, now);
  const left = timeLeft(now, trip.startsAt);
  const isTime = left.in === 'past' || trip.status === 'ongoing';
  return (
    <article aria-labelledby="next-trip" className={classes['card']}>
      <h2 id="next-trip" className="hidden">
        {say(nextTrip)}
      </h2>
      <BookingLink
        id={trip.id}
        label={say(openBooking, {
          what: `${say(kinds[trip.kind].name)} ${day} ${time} ${trip.ref}`,
        })}
        className="over"
      />
      <div>
        <div className="row wrap between">
          <p className="accent strong">{isTime ? say(alreadyStarted) : say(startsIn, { left })}</p>
          <StatusChip state={trip.status} />
        </div>
        <p className={classes['when']}>
          {isLong && <span className="soft small">{day}</span>}
          <span className={classes['time']}>{time}</span>
          {!isLong && <span className="soft small">{day}</span>}
        </p>
      </div>
      <div className="row start between">
        <Route from={trip.from} to={trip.to} meet={trip.meetingPoint} />
        <span className="dot">
          <KindIcon kind={trip.kind} size={28} />
        </span>
      </div>
      {!trip.forMe && <p className="soft small">{say(forTraveller, { name: trip.traveller })}</p>}
      <Car trip={trip} isTime={isTime} />
      <HandoverLink trip={trip} now={now} />
      {trip.boardingCode !== null && (
        <p className={classes['code']}>
          <span>{say(boardingCodeLabel)}</span>
          <strong>{trip.boardingCode}</strong>
        </p>
      )}
    </article>
  );
};

/** When, where do I stand, which car, who drives: answered without a tap. */
export const NextTrip = ({ trip, now }: { trip: BookingCard | null; now: Date }) => {
  const say = useSay();
  if (trip) return <Pinned trip={trip} now={now} />;
  return (
    <div className="empty gap-1">
      <strong className="ink large">{say(noNextTrip)}</strong>
      <span>{say(noNextTripHint)}</span>
    </div>
  );
};
