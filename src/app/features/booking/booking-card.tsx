import { Link } from '@tanstack/react-router';
import type { BookingCard as Card } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import { bookAgain, forTraveller, openBooking, queuePlace } from '#words/booking-list';
import { iconOf } from '../../kinds/kind-icon';
import shared from '../../ui/cards.module.css';
import { StatusChip } from '../../ui/status-chip';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import classes from './booking-card.module.css';
import { BookingLink } from './booking-link';
import { Route } from './route-line';
import { sayWhen } from './say-when';

/** One booking in a list; an earlier one is asked for again from here. */
export const BookingCard = ({ card, canRepeat }: { card: Card; canRepeat: boolean }) => {
  const say = useSay();
  const now = useNow();
  const Icon = iconOf(card.kind);
  const { day, time } = sayWhen(say, card, now);
  const carLine = card.car && [card.car.plate, card.car.province].filter(Boolean).join(' ');
  const extras = [
    card.forMe ? null : say(forTraveller, { name: card.traveller }),
    card.waitlistPlace === null ? null : say(queuePlace, { place: card.waitlistPlace }),
    carLine,
    card.ref,
  ].filter((line) => line !== null);
  return (
    <li className={`${shared['card']} ${classes['card']}`}>
      <BookingLink
        id={card.id}
        label={say(openBooking, {
          what: `${say(kinds[card.kind].name)} ${day} ${time} ${card.ref}`,
        })}
        className={classes['open'] ?? ''}
      />
      <span className={shared['icon']}>
        <Icon size={28} />
      </span>
      <div className="stack gap-2 grow">
        <div className={classes['head']}>
          <p className={classes['when']}>
            <strong>{time}</strong>
            <span>{day}</span>
          </p>
          <StatusChip state={card.status} />
        </div>
        <Route from={card.from} to={card.to} />
        <p className={classes['soft']}>
          {extras.map((extra) => (
            <span key={extra}>{extra}</span>
          ))}
        </p>
        {canRepeat && (
          <Link
            to="/$kind"
            params={{ kind: card.kind }}
            search={{ copy: card.id }}
            className={`${shared['button']} ${classes['again']}`}
          >
            {say(bookAgain)}
          </Link>
        )}
      </div>
    </li>
  );
};
