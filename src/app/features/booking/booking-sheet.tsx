import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import {
  booking as bookingWord,
  bookingTitle,
  detailFailed,
  detailMissing,
  detailPartly,
  lookInApprovals,
  reasonGiven,
  timelineTitle,
} from '#words/booking-detail';
import { useServices } from '../../app-services';
import { bookingOf } from '../../remote/bookings';
import { isGone } from '../../remote/open-remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { extra } from '../../ui/extra';
import { KindBadge } from '../../ui/kind-badge';
import { Sheet } from '../../ui/sheet';
import { StatusChip } from '../../ui/status-chip';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { BookingActions } from './booking-actions';
import type { BookingSearch } from './booking-search';
import classes from '../../booking-kit/booking-sheet.module.css';
import { intoView } from './into-view';
import { CardFacts, MoreFacts } from './booking-facts';
import { VerdictNote } from '../../booking-kit/verdict-note';
import { SeatOffer } from './seat-offer';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { actionNames, byTheSystem, unknownAction, untilWhen } from '#words/booking-states';

const isKnown = (action: string): action is keyof typeof actionNames =>
  Object.hasOwn(actionNames, action);

const Timeline = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const sayWhat = ({ at, action, until }: BookingDetail['timeline'][number]) => {
    const what = say(isKnown(action) ? actionNames[action] : unknownAction);
    if (until === null) return what;
    const isSameDay = dayOf(until) === dayOf(at);
    return say(untilWhen, {
      what,
      until: isSameDay ? formatTime(until) : formatDateTime(until),
    });
  };
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline">{say(timelineTitle)}</h3>
      <ol className={classes['timeline']}>
        {booking.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            <p>{sayWhat(entry)}</p>
            <p className="soft small">
              {formatDateTime(entry.at)} · {entry.by ?? say(byTheSystem)}
            </p>
            {entry.reason !== null && (
              <p className="soft small">{say(reasonGiven, { reason: entry.reason })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const RentalSection = extra(() => import('./rental/rental-section'));

/** Whoever decides about it has it in another list. */
const InApprovals = ({ id }: { id: string }) => {
  const say = useSay();
  const { isApprover } = useStore(useServices().userData.value).userInfo;
  if (!isApprover) return null;
  return (
    <Link to="/approve" search={{ booking: id }} className="button accent">
      {say(lookInApprovals)}
    </Link>
  );
};

type SheetProps = {
  id: string;
  /** What the list knows of it already. */
  card: BookingCard | null;
  handover: BookingSearch['handover'];
  onClose: () => void;
  onChanged: () => void;
};

const BookingSheet = ({ id, card, handover, onClose, onChanged }: SheetProps) => {
  const say = useSay();
  const remote = useRemote(bookingOf, id);
  const { value: detail, read, show } = remote;
  const known = detail ?? card;
  const [isChanged, setChanged] = useState(false);
  const [refused, setRefused] = useState('');

  const changed = (booking: BookingDetail) => {
    show(booking);
    setChanged(true);
    onChanged();
  };

  return (
    <Sheet
      title={known ? say(bookingTitle, { ref: known.ref }) : say(bookingWord)}
      onClose={onClose}
    >
      <div className="stack gap-4">
        {known && (
          <>
            <div className="row wrap" role="status" ref={isChanged ? intoView : undefined}>
              <StatusChip state={known.status} />
              <KindBadge kind={known.kind} />
            </div>
            {detail?.may.takeOffer && (
              <div className="card asks">
                <SeatOffer card={known} onAnswered={changed} onRefused={setRefused} />
              </div>
            )}
            {refused && (
              <p role="status" className="wrong">
                {refused}
              </p>
            )}
            <CardFacts card={known} />
          </>
        )}
        <Shown
          of={remote}
          skeleton={<div className="skeleton" aria-busy />}
          whyFailed={(error, isOnline) => {
            if (isGone(error)) return detailMissing;
            return isOnline ? detailFailed : detailPartly;
          }}
          elsewhere={<InApprovals id={id} />}
        >
          {(booking) => (
            <>
              <VerdictNote booking={booking} />
              {!kinds[booking.kind].withDriver && booking.may.drive && (
                <Suspense>
                  <RentalSection
                    key={handover}
                    booking={booking}
                    handover={handover}
                    onChanged={() => {
                      void read();
                      onChanged();
                    }}
                  />
                </Suspense>
              )}
              <BookingActions booking={booking} onChanged={changed} onStale={() => void read()} />
              <MoreFacts booking={booking} />
              <Timeline booking={booking} />
            </>
          )}
        </Shown>
      </div>
    </Sheet>
  );
};

export default BookingSheet;
