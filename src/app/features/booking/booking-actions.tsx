import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { BookingDetail } from '#contract/bookings';
import {
  back,
  cancelBooking,
  changeAsksTitle,
  changeBooking,
  changeNeedsApproval,
  changeQueued,
  changeReturned,
  copied,
  moreActions,
  openForm,
  rateTrip,
  reportProblem,
  share,
  toCalendar,
} from '#words/booking-detail';
import { bookAgain, editUnsent } from '#words/booking-list';
import { useServices } from '../../app-services';
import { findUnsent } from '../../outbox/booking-of';
import { extra } from '../../ui/extra';
import { withDialog } from '../../ui/search';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from '../../booking-kit/booking-sheet.module.css';
import { CancelForm, useQueued } from './cancel-form';
import { saveToCalendar } from './save-to-calendar';
import { shareBooking } from './share-booking';

// Needs the network to be of use; without one the menu opens all the same, for it holds the cancellation.
const RideCard = extra(() => import('./ride-card'));

/** Has a time to be kept free: neither in line, nor over, nor called off. */
const planned: ReadonlySet<BookingDetail['status']> = new Set([
  'pending',
  'approved',
  'arranged',
  'ongoing',
]);

type ActionsProps = {
  booking: BookingDetail;
  onChanged: (booking: BookingDetail) => void;
  /** Somebody changed it meanwhile. */
  onStale: () => void;
};

/** What is needed first, what is rare behind one tap more; what has a consequence says so before. */
export const BookingActions = ({ booking, onChanged, onStale }: ActionsProps) => {
  const say = useSay();
  const [asking, setAsking] = useState<'change' | 'cancel' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasCopied, setWasCopied] = useState(false);
  const { kind, id, may } = booking;
  const isCalledOff = useQueued(id) !== undefined;
  const items = useStore(useServices().outbox.items);
  const change = findUnsent(items, ['editBooking'], id);
  // What nobody approved, such as a ride within the day, is changed without a consequence.
  const wasApproved = booking.timeline.some(({ action }) => action === 'approve');

  if (asking === 'cancel' || isCalledOff) {
    return (
      <CancelForm
        booking={booking}
        onDone={() => setAsking(null)}
        onChanged={onChanged}
        onStale={onStale}
      />
    );
  }
  if (asking === 'change') {
    return (
      <section className={classes['ask']} aria-label={say(changeAsksTitle)}>
        <p>{say(changeNeedsApproval)}</p>
        <Link to="/$kind" params={{ kind }} search={{ change: id }} className="button main">
          {say(openForm)}
        </Link>
        <button type="button" className="button" onClick={() => setAsking(null)}>
          {say(back)}
        </button>
      </section>
    );
  }
  return (
    <div className={classes['actions']}>
      {booking.canRate && (
        <Link to="/evaluate" search={{ booking: id }} className="button main">
          {say(rateTrip)}
        </Link>
      )}
      {change && (
        <>
          <p role="status">{say(changeQueued)}</p>
          <Link to="/$kind" params={{ kind }} search={{ unsent: change.key }} className="button">
            {say(editUnsent)}
          </Link>
        </>
      )}
      {may.resubmit && !change && (
        <Link to="/$kind" params={{ kind }} search={{ change: id }} className="button main">
          {say(changeReturned)}
        </Link>
      )}
      {may.edit &&
        !change &&
        (wasApproved ? (
          <button type="button" className="button" onClick={() => setAsking('change')}>
            {say(changeBooking)}
          </button>
        ) : (
          <Link to="/$kind" params={{ kind }} search={{ change: id }} className="button">
            {say(changeBooking)}
          </Link>
        ))}
      <Link to="/$kind" params={{ kind }} search={{ copy: id }} className="button">
        {say(bookAgain)}
      </Link>
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden>⋯</span> {say(moreActions)}
      </button>
      {isOpen && (
        <div className={`${classes['actions']} ${classes['rare']}`}>
          {planned.has(booking.status) && (
            <Suspense>
              <RideCard booking={booking} />
            </Suspense>
          )}
          {planned.has(booking.status) && (
            <button type="button" className="button" onClick={() => saveToCalendar(say, booking)}>
              {say(toCalendar)}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              void shareBooking(say, booking).then((how) => setWasCopied(how === 'copied'))
            }
          >
            {say(wasCopied ? copied : share)}
          </button>
          <Link
            to="."
            search={withDialog('contact', booking.ref)}
            resetScroll={false}
            className="button"
          >
            {say(reportProblem)}
          </Link>
          {may.cancel && (
            <button
              type="button"
              className="button warns"
              onClick={() => {
                setOpen(false);
                setAsking('cancel');
              }}
            >
              {say(cancelBooking)}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
