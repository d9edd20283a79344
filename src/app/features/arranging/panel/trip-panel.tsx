import { Button } from '@mantine/core';
import type { ArrangeTrip } from '#contract/arranging';
import { carNotBackSince, lateBack, seatsOfPlaces, states } from '#words/arranging';
import {
  bookingsTitle,
  changeAssignment,
  costLabel,
  departedAtLabel,
  endedAtLabel,
  locked,
  providerLabel,
  unconfirmed,
  noteToDriver,
} from '#words/arranging-trip';
import { carReasons } from '#words/arranging-reasons';
import { assumedByClock, clockWasWrong, sourceNames, timesDiffer } from '#words/arranging-marks';
import { carLabel } from '#words/booking-detail';
import { driverLabel, meetAt } from '#words/booking-list';
import { formatBaht, parseBaht } from '#domain/money';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { useRemote } from '../../../remote/use-remote';
import { Facts } from '../../../ui/facts';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { LockIcon } from '../arranging-icons';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { tripOf } from '../day-remote';
import { TripReachPart } from '../reach';
import { findLateBefore, isLate, troubleOf } from '../target';
import { carName, driverName, tripStateText } from '../texts';
import { AssignForm } from './assign-form';
import { ProviderAnswer } from './provider-answer';
import { CarInTrouble } from './car-in-trouble';
import { CarToCheck } from './car-to-check';
import { TripActions, type TripQuestion } from './trip-actions';
import { TripBookings } from './trip-bookings';
import { TripHistory } from './trip-history';
import { TripMarks } from './trip-marks';
import { Unfolded, useUnfold } from './unfold';

const TripFacts = ({ trip }: { trip: ArrangeTrip }) => {
  const say = useSay();
  const { day } = useArranging();
  const now = useNow().getTime();
  const cost = parseBaht(trip.cost ?? '');
  const timeBy = (at: string | null, by: ArrangeTrip['departedBy']) =>
    at === null ? '' : [formatDateTime(at), by && say(sourceNames[by])].filter(Boolean).join(' · ');
  const isAssumed = trip.status === 'underway' && trip.departedBy === 'clock';
  const driver = trip.waitsFor === 'driver' ? say(states.noDriver) : driverName(day, trip.driverId);
  const facts = [
    [carLabel, carName(day, trip.carId)],
    [driverLabel, trip.withDriver ? driver : ''],
    [providerLabel, trip.provider?.name ?? ''],
    [costLabel, cost === null ? '' : formatBaht(cost)],
    [departedAtLabel, timeBy(trip.departedAt, trip.departedBy)],
    [endedAtLabel, timeBy(trip.endedAt, trip.endedBy)],
  ] as const;
  return (
    <>
      <div className="row wrap">
        <span className={`tag ${trip.waitsFor ? 'calls' : ''}`}>
          {tripStateText(trip, day, say)}
        </span>
        {isLate(trip, now) && <em className="tag warns">{say(lateBack)}</em>}
        {trip.places !== null && (
          <span className="tag">
            {say(seatsOfPlaces, { taken: trip.seatsTaken, places: trip.places })}
          </span>
        )}
        {trip.locked && (
          <span className="tag">
            <LockIcon size={16} />
            {say(locked)}
          </span>
        )}
      </div>
      <Facts facts={facts} look="columns" />
      {(isAssumed || trip.unconfirmed) && (
        <div className="row">
          {isAssumed && <em className="tag calls">{say(assumedByClock)}</em>}
          {trip.unconfirmed && <em className="tag calls">{say(unconfirmed)}</em>}
        </div>
      )}
      {trip.meetingPoint && <p>{say(meetAt, { place: trip.meetingPoint })}</p>}
      {trip.note && (
        <p>
          {say(noteToDriver, trip)}: {trip.note}
        </p>
      )}
    </>
  );
};

/** Who has a car that is not back, and how to reach them. */
const whoHas = ({ bookings: [first] }: ArrangeTrip): string =>
  [first?.traveller, first?.contactPhone && formatThaiPhone(first.contactPhone)]
    .filter(Boolean)
    .join(' ');

/** One trip: what it is, who is on it, and everything that can be done with it now. */
export const TripPanel = ({ trip }: { trip: ArrangeTrip }) => {
  const say = useSay();
  const { kind, day } = useArranging();
  const { id, version } = trip;
  // Who did not come is noted on a booking, and leaves the trip's own version as it is.
  const readAt = trip.bookings.reduce((sum, booking) => sum + booking.version, version);
  const { shown, value: detail } = useRemote(tripOf, { kind, id, version: readAt });
  const { unfolded: changes, unfold, button } = useUnfold<true>();
  const asks = useUnfold<TripQuestion>();
  const changeWord = say(changeAssignment, day.kind);
  const now = useNow().getTime();
  const late = findLateBefore(day, trip, now);
  const isBroken = troubleOf(day, trip, now) !== null;
  const needsCar = trip.carId === null || late !== null || isBroken;
  // Whoever is asked answers first, and chooses the car then or before.
  const asksMe = !day.may.manage && trip.waitsFor === 'answer';
  const why = isBroken ? carReasons.broken : late ? carReasons.late : undefined;
  const assignForm = <AssignForm target={{ type: 'trip', id: trip.id, trip }} why={why} />;
  const actions = detail && <TripActions trip={trip} detail={detail} asks={asks} />;
  return (
    <div className="grid gap-5 dense">
      <CarInTrouble trip={trip} />
      <TripFacts trip={trip} />
      {detail?.clockWasWrong && <p className="soft small">{say(clockWasWrong)}</p>}
      {detail?.contradictions.map(({ what, driver, gate }) => (
        <p key={what} className="tag calls">
          {say(timesDiffer[what], { driver: formatTime(driver), gate: formatTime(gate) })}
        </p>
      ))}
      {detail && <TripMarks marks={detail.marks} />}
      <CarToCheck trip={trip} />
      {late && (
        <p className="card asks">
          {say(carNotBackSince, {
            plate: carName(day, trip.carId),
            at: late.trip ? formatTime(late.endsAt) : formatDateTime(late.endsAt),
            who: late.trip ? whoHas(late.trip) : '',
          })}
        </p>
      )}
      <ProviderAnswer trip={trip} detail={detail} />
      {asksMe && actions}
      {detail?.may.assign &&
        (needsCar ? (
          // Its button takes another car: not beside a question that is open.
          <div hidden={asks.unfolded !== null}>{assignForm}</div>
        ) : changes ? (
          <Unfolded label={changeWord}>{assignForm}</Unfolded>
        ) : (
          <Button ref={button} variant="light" onClick={() => unfold(true)}>
            {changeWord}
          </Button>
        ))}
      {!asksMe && actions}
      <section className="grid">
        <h3>{say(bookingsTitle)}</h3>
        <TripBookings trip={trip} detail={detail} />
      </section>
      {day.may.manage && trip.bookings.length > 0 && (
        <TripReachPart kind={kind} id={id} version={readAt} startsAt={trip.startsAt} />
      )}
      {detail && <TripHistory detail={detail} />}
      {shown.status === 'loading' && <div className={classes['skeleton']} aria-busy />}
    </div>
  );
};
