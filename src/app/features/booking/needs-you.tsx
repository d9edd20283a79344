import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import type { DueRating } from '#contract/ratings';
import { timeLeft } from '#domain/dates/time-left';
import { rateTrip } from '#words/booking-detail';
import {
  decide,
  editUnsent,
  needsYou,
  notSentCount,
  returnLate,
  seeIt,
  toRateCount,
  waitingCount,
} from '#words/booking-list';
import { stateNames } from '#words/booking-states';
import { useServices } from '../../app-services';
import { sayWhen } from '../../booking-kit/say-when';
import { waitsToArrive } from '../../outbox/booking-of';
import { Need, Needs } from '../../ui/need';
import { withDialog } from '../../ui/search';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { isPastEnd } from './choose-trip';
import { DraftNeeds } from './draft-needs';
import { HandoverLink } from './handover-link';
import { LostNeeds } from './lost-needs';
import { SeatOffer } from './seat-offer';
import { rowsOf, type ShownRows } from './use-rows';

type TripProps = { trip: BookingCard; now: Date };

const CarNeed = ({ trip, now, isPinned }: TripProps & { isPinned: boolean }) => {
  const say = useSay();
  const { time } = sayWhen(say, trip, now);
  const left = timeLeft(new Date(trip.endsAt), now.toISOString());
  return (
    <Need
      isPinned={isPinned}
      what={
        <>
          {trip.car && `${trip.car.plate} · `}
          <span className="nowrap">{time}</span>
        </>
      }
      about={
        isPastEnd(trip, now) ? <span className="urgent">{say(returnLate, { left })}</span> : trip.to
      }
    >
      <HandoverLink trip={trip} now={now} />
    </Need>
  );
};

const ReturnedNeed = ({ trip, now }: TripProps) => {
  const say = useSay();
  const { day } = sayWhen(say, trip, now);
  return (
    <Need
      what={say(stateNames.returned)}
      about={[day, trip.to].filter((part) => part !== null).join(' · ')}
    >
      <Link
        to="/$kind"
        params={{ kind: trip.kind }}
        search={{ change: trip.id }}
        className="button main"
        aria-label={`${say(editUnsent)} ${trip.ref}`}
      >
        {say(editUnsent)}
      </Link>
    </Need>
  );
};

const RateNeed = ({ due }: { due: readonly DueRating[] }) => {
  const say = useSay();
  const items = useStore(useServices().outbox.items);
  const [first, ...more] = due.filter(
    ({ bookingId }) => !waitsToArrive(items, ['rateTrip'], bookingId),
  );
  if (!first) return null;
  return (
    <Need what={say(toRateCount, { count: more.length + 1 })}>
      <Link
        to="/evaluate"
        search={more.length === 0 ? { booking: first.bookingId } : {}}
        className="button main"
      >
        {say(rateTrip)}
      </Link>
    </Need>
  );
};

const DecideNeed = ({ count }: { count: number }) => {
  const say = useSay();
  const text = say(waitingCount, { count: String(count) });
  return (
    <Need what={text}>
      <Link to="/approve" className="button main" aria-label={`${say(decide)} · ${text}`}>
        {say(decide)}
      </Link>
    </Need>
  );
};

type NeedsYouProps = {
  /** Its own card stands below. */
  next: BookingCard | null;
  cars: readonly BookingCard[];
  waiting: ShownRows;
  due: readonly DueRating[];
  /** Requests that wait for this approver. */
  toDecide: number;
  now: Date;
  onAnswered: (booking: BookingDetail) => void;
  /** What other parts of the product wait for. */
  children: ReactNode;
};

/** What cannot go on without this person, in one look, the most pressing first; each with its one tap. */
export const NeedsYou = ({
  next,
  cars,
  waiting,
  due,
  toDecide,
  now,
  onAnswered,
  children,
}: NeedsYouProps) => {
  const say = useSay();
  const items = useStore(useServices().outbox.items);
  const [seat, setSeat] = useState('');
  const refused = items.filter(({ state }) => state === 'needs-attention').length;
  const mine = rowsOf(waiting).filter(({ requestedByMe }) => requestedByMe);
  return (
    <Needs label={say(needsYou)}>
      {cars.map((trip) => (
        <CarNeed key={trip.id} trip={trip} now={now} isPinned={trip === next} />
      ))}
      {mine
        .filter(({ offerExpiresAt }) => offerExpiresAt !== null)
        .map((card) => (
          <li key={card.id}>
            <SeatOffer card={card} onAnswered={onAnswered} onRefused={setSeat} />
          </li>
        ))}
      {seat && <li role="status">{seat}</li>}
      {refused > 0 && (
        <Need what={say(notSentCount, { count: refused })}>
          <Link to="." search={withDialog('outbox')} resetScroll={false} className="button main">
            {say(seeIt)}
          </Link>
        </Need>
      )}
      {mine
        .filter(
          ({ status, id }) => status === 'returned' && !waitsToArrive(items, ['editBooking'], id),
        )
        .map((trip) => (
          <ReturnedNeed key={trip.id} trip={trip} now={now} />
        ))}
      <LostNeeds waiting={waiting} now={now} />
      {children}
      {toDecide > 0 && <DecideNeed count={toDecide} />}
      <DraftNeeds />
      <RateNeed due={due} />
    </Needs>
  );
};
