import { lazy, Suspense } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import { formatTime } from '#domain/dates/format-bangkok';
import { arrangingKinds } from '#kinds/arranging-registry';
import { tryAgain } from '#words/actions';
import {
  booking as bookingWord,
  bookingTitle,
  detailFailed,
  detailMissing,
  detailPartly,
} from '#words/booking-detail';
import { listAsOf } from '#words/booking-list';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { Sheet } from '../../ui/sheet';
import { StatusChip } from '../../ui/status-chip';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { BookingActions } from './booking-actions';
import type { BookingSearch } from './booking-search';
import classes from './booking-sheet.module.css';
import { CardFacts, MoreFacts } from './booking-facts';
import { ReturnedNote } from './returned-note';
import { SeatOffer } from './seat-offer';
import { Timeline } from './timeline';
import { useDetail } from './use-detail';

const RentalSection = lazy(() => import('./rental/rental-section'));

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
  const online = useStore(useServices().connectivity);
  const { shown, read, show } = useDetail(id);
  const detail = shown.status === 'known' ? shown.booking : null;
  const known = detail ?? card;

  const changed = (booking: BookingDetail) => {
    show(booking);
    onChanged();
  };

  return (
    <Sheet
      title={known ? say(bookingTitle, { ref: known.ref }) : say(bookingWord)}
      onClose={onClose}
    >
      <div className={classes['body']}>
        {known && (
          <>
            <div className={classes['marks']}>
              <StatusChip state={known.status} />
              <KindBadge kind={known.kind} />
            </div>
            {detail?.may.takeOffer && <SeatOffer card={known} onTaken={changed} />}
            <CardFacts card={known} />
          </>
        )}
        {!known && shown.status === 'loading' && <div className={classes['skeleton']} aria-busy />}
        {detail && (
          <>
            <ReturnedNote booking={detail} />
            {!arrangingKinds[detail.kind].withDriver && (
              <Suspense>
                <RentalSection
                  key={handover}
                  booking={detail}
                  handover={handover}
                  onChanged={() => {
                    void read();
                    onChanged();
                  }}
                />
              </Suspense>
            )}
            <BookingActions booking={detail} onChanged={changed} onStale={() => void read()} />
            <MoreFacts booking={detail} />
            <Timeline booking={detail} />
          </>
        )}
        {known && !detail && shown.status === 'loading' && (
          <div className={classes['skeleton']} aria-busy />
        )}
        <div role="status" className={classes['note']}>
          {shown.status === 'missing' && <p>{say(detailMissing)}</p>}
          {shown.status === 'unavailable' && <p>{say(online ? detailFailed : detailPartly)}</p>}
          {shown.status === 'known' && shown.is === 'stale' && (
            <p>{say(listAsOf, { at: formatTime(shown.at) })}</p>
          )}
        </div>
        {online &&
          (shown.status === 'unavailable' ||
            (detail && shown.status === 'known' && shown.is === 'stale')) && (
            <button type="button" className={classes['quiet']} onClick={() => void read()}>
              {say(tryAgain)}
            </button>
          )}
      </div>
    </Sheet>
  );
};

export default BookingSheet;
