import { useState } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import {
  declineMeans,
  declineOffer,
  declineSure,
  keepBooking,
  offerNeedsNetwork,
  offerTitle,
  offerToFirst,
  offerUntil,
  takeOffer,
} from '#words/booking-detail';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { sayWhen } from '../../booking-kit/say-when';

type SeatOfferProps = {
  card: BookingCard;
  onAnswered: (booking: BookingDetail) => void;
  /** Refused: the offer may leave the screen at once, so whoever shows it says why. */
  onRefused: (why: string) => void;
};

const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  // Through the night it is hours.
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** A seat became free: it is held for this person for a few minutes, and one tap takes it, two give it to the next. */
export const SeatOffer = ({ card, onAnswered, onRefused }: SeatOfferProps) => {
  const say = useSay();
  const { api, connectivity } = useServices();
  const online = useStore(connectivity);
  const now = useNow(1000);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isDeclining, setDeclining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { day, time } = sayWhen(say, card, now);
  const left = Date.parse(card.offerExpiresAt ?? '') - now.getTime();
  if (!(left > 0)) return null;

  const answer = async (send: () => Promise<BookingDetail>) => {
    setProblem(null);
    onRefused('');
    try {
      onAnswered(await send());
    } catch (error) {
      if (error instanceof ApiError) onRefused(say(refusals[error.code]));
      else setProblem(say(offerNeedsNetwork));
    }
  };
  const { id, version } = card;
  const take = () => answer(() => api.call('takeSeatOffer', { params: { id }, version }));
  const decline = () => {
    const body = { reason: null };
    const options = { params: { id }, body, version, idempotencyKey };
    return answer(() => api.call('cancelBooking', options));
  };

  return (
    <section className="stack gap-2 grow" aria-label={say(offerTitle)}>
      <div>
        <strong>{say(offerTitle)}</strong>
        <p role="timer" className="urgent small numbers">
          {card.offerHolds ? say(offerUntil, { left: clock(left) }) : say(offerToFirst)}
        </p>
        <p className="small">{[day, time, card.to].filter((part) => part !== null).join(' · ')}</p>
        <p role="status" className="wrong small">
          {problem ?? (online ? '' : say(offerNeedsNetwork))}
        </p>
      </div>
      {isDeclining ? (
        <div className="stack gap-2">
          <p className="small">{say(declineMeans)}</p>
          <div className="row wrap">
            <button
              type="button"
              className="button warns"
              disabled={!online}
              onClick={() => void decline()}
            >
              {say(declineSure)}
            </button>
            <button type="button" className="button" onClick={() => setDeclining(false)}>
              {say(keepBooking)}
            </button>
          </div>
        </div>
      ) : (
        <div className="row wrap">
          <button
            type="button"
            className="button main"
            disabled={!online}
            onClick={() => void take()}
          >
            {say(takeOffer)}
          </button>
          <button
            type="button"
            className="button"
            disabled={!online}
            onClick={() => setDeclining(true)}
          >
            {say(declineOffer)}
          </button>
        </div>
      )}
    </section>
  );
};
