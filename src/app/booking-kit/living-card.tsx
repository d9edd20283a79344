import type { ReactNode } from 'react';
import type { BookingCard, BookingDetail } from '#contract/bookings';
import { kinds } from '#kinds/registry';
import { forTraveller, queuePlace } from '#words/booking-list';
import { peopleCount } from '#words/booking-summary';
import { bookingOf } from '../remote/bookings';
import { useRemote } from '../remote/use-remote';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';
import { sayWhen } from './say-when';
import { TripCard } from './trip-card';
import { WhatNow } from './what-now';

type Props = {
  as?: 'li' | 'article';
  card: BookingCard;
  isLive?: boolean;
  cover?: ReactNode;
  children?: ReactNode;
};

/** What the server has of it. */
export const BookedCard = ({ as, card, isLive, cover, children }: Props) => {
  const say = useSay();
  const now = useNow();
  const { car, status } = card;
  const facts = [
    say(kinds[card.kind].name),
    !card.forMe && say(forTraveller, { name: card.traveller }),
    card.seats > 1 && say(peopleCount, { count: card.seats }),
    card.waitlistPlace !== null && say(queuePlace, { place: card.waitlistPlace }),
    car && [car.plate, car.province].filter(Boolean).join(' '),
    card.ref,
  ].filter((fact) => typeof fact === 'string');
  return (
    <TripCard
      {...(as && { as })}
      kind={card.kind}
      when={sayWhen(say, card, now)}
      state={status}
      from={card.from}
      to={card.to}
      facts={facts}
      isLive={isLive}
      cover={cover}
    >
      <WhatNow card={card} />
      {children}
    </TripCard>
  );
};

/** One that was sent from here: it goes on changing in place, with each news of it. */
export const LivingCard = ({
  booking,
  ...given
}: { booking: BookingDetail } & Pick<Props, 'as' | 'cover' | 'children'>) => {
  const { value } = useRemote(bookingOf, booking.id);
  const isNewer = value !== null && value.version >= booking.version;
  return <BookedCard {...given} isLive card={isNewer ? value : booking} />;
};
