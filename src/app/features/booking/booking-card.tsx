import { Link } from '@tanstack/react-router';
import type { BookingCard as Card } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import { bookAgain, openBooking } from '#words/booking-list';
import { BookedCard } from '../../booking-kit/living-card';
import { sayWhen } from '../../booking-kit/say-when';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';

/** One booking in a list, opened by a tap; an earlier one is asked for again from here. */
export const BookingCard = ({ card, canRepeat }: { card: Card; canRepeat: boolean }) => {
  const say = useSay();
  const { day, time } = sayWhen(say, card, useNow());
  const what = `${say(kinds[card.kind].name)} ${day} ${time} ${card.ref}`;
  return (
    <BookedCard
      as="li"
      card={card}
      cover={<BookingLink id={card.id} label={say(openBooking, { what })} className="over" />}
    >
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
    </BookedCard>
  );
};
