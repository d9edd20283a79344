import { Link } from '@tanstack/react-router';
import type { BookingCard as Card } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import { bookAgain, forTraveller, openBooking, queuePlace } from '#words/booking-list';
import { KindIcon } from '../../kinds/kind-icon';
import { StatusChip } from '../../ui/status-chip';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';
import { Route } from '../../booking-kit/route-line';
import { sayWhen } from '../../booking-kit/say-when';

/** One booking in a list; an earlier one is asked for again from here. */
export const BookingCard = ({ card, canRepeat }: { card: Card; canRepeat: boolean }) => {
  const say = useSay();
  const now = useNow();
  const { day, time } = sayWhen(say, card, now);
  const carLine = card.car && [card.car.plate, card.car.province].filter(Boolean).join(' ');
  const extras = [
    card.forMe ? null : say(forTraveller, { name: card.traveller }),
    card.waitlistPlace === null ? null : say(queuePlace, { place: card.waitlistPlace }),
    carLine,
    card.ref,
  ].filter((line) => line !== null);
  return (
    <li className="card row start gap-3">
      <BookingLink
        id={card.id}
        label={say(openBooking, {
          what: `${say(kinds[card.kind].name)} ${day} ${time} ${card.ref}`,
        })}
        className="over"
      />
      <span className="dot">
        <KindIcon kind={card.kind} size={28} />
      </span>
      <div className="stack gap-2 grow">
        <div className="row start wrap between">
          <p className="stack gap-0 numbers">
            <strong className="large">{time}</strong>
            <small>{day}</small>
          </p>
          <StatusChip state={card.status} />
        </div>
        <Route from={card.from} to={card.to} />
        <p className="dots soft small">
          {extras.map((extra) => (
            <span key={extra}>{extra}</span>
          ))}
        </p>
        {canRepeat && (
          <Link
            to="/$kind"
            params={{ kind: card.kind }}
            search={{ copy: card.id }}
            className="button accent above"
          >
            {say(bookAgain)}
          </Link>
        )}
      </div>
    </li>
  );
};
