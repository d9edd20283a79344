import { Link } from '@tanstack/react-router';
import type { BookingDetail } from '#contract/bookings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  editUnsent,
  openBooking,
  seeBookingNow,
  sendNow,
  sentWhenOnline,
  waitsForNetwork,
} from '#words/booking-list';
import { peopleCount } from '#words/booking-summary';
import { outboxRemove, outboxSavedAt } from '#words/outbox';
import { useServices } from '../../app-services';
import { LivingCard } from '../../booking-kit/living-card';
import { sayWhen } from '../../booking-kit/say-when';
import { TripCard } from '../../booking-kit/trip-card';
import { bookingOf } from '../../outbox/booking-of';
import { kindOf } from '../../outbox/kind-of';
import type { OutboxItem } from '../../outbox/outbox';
import { isMoot, needsChange, useReason } from '../../unsent/use-reason';
import { type Seen, useSeen } from '../../unsent/use-seen';
import { withDialog } from '../../ui/search';
import { useStore } from '../../ui/store';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';

const endpoints: ReadonlySet<string> = new Set(['createBooking', 'editBooking', 'cancelBooking']);

export const isOfBookings = ({ endpoint }: Pick<OutboxItem, 'endpoint'>): boolean =>
  endpoints.has(endpoint);

const states = { waiting: 'unsent', sending: 'sending', 'needs-attention': 'refused' } as const;

const UnsentCard = ({ item }: { item: OutboxItem }) => {
  const say = useSay();
  const sayReason = useReason();
  const now = useNow();
  const { outbox, connectivity } = useServices();
  const online = useStore(connectivity);
  const { key, endpoint, label, card, createdAt, state, reason, isRemovable } = item;
  const kind = kindOf(item);
  const isToChange = kind !== null && needsChange(reason);
  const booking = isMoot(item) ? bookingOf(item) : undefined;
  const startsAt = card?.startsAt;
  return (
    <TripCard
      as="li"
      kind={kind}
      when={startsAt ? sayWhen(say, { startsAt, endsAt: card.endsAt ?? startsAt }, now) : null}
      state={states[state]}
      from={card?.from ?? null}
      to={card?.to ?? null}
      facts={[
        say(label),
        ...(card ? [say(peopleCount, { count: card.seats })] : []),
        say(outboxSavedAt, { at: formatDateTime(createdAt) }),
      ]}
      isLive
    >
      <p className={reason ? undefined : 'soft small'}>
        {reason
          ? sayReason(reason)
          : say(endpoint === 'createBooking' ? sentWhenOnline : waitsForNetwork)}
      </p>
      {state !== 'sending' && (
        <div className="flow">
          {isRemovable && kind && (
            <Link
              to="/$kind"
              params={{ kind }}
              search={{ unsent: key }}
              className="button accent above"
            >
              {say(editUnsent)}
            </Link>
          )}
          {isRemovable && (
            <Link
              to="."
              search={withDialog('outbox')}
              resetScroll={false}
              className="button accent above"
            >
              {say(outboxRemove)}
            </Link>
          )}
          {booking && (
            <BookingLink id={booking} label={say(seeBookingNow)} className="button accent above">
              {say(seeBookingNow)}
            </BookingLink>
          )}
          {online && !isToChange && !isMoot(item) && (
            <button
              type="button"
              className="button accent above"
              onClick={() => void outbox.retry(key)}
            >
              {say(sendNow)}
            </button>
          )}
        </div>
      )}
    </TripCard>
  );
};

const ArrivedCard = ({ booking, label }: { booking: BookingDetail; label: string }) => {
  const say = useSay();
  const what = `${label} ${booking.ref}`;
  return (
    <LivingCard
      as="li"
      booking={booking}
      cover={<BookingLink id={booking.id} label={say(openBooking, { what })} className="over" />}
    />
  );
};

const isBooking = (answer: object): answer is BookingDetail => 'timeline' in answer;

/** What the server does not know yet, or has refused; what arrives meanwhile goes on in its place. */
export const UnsentList = () => {
  const say = useSay();
  const shown = useSeen().filter(({ item }) => isOfBookings(item));
  if (shown.length === 0) return null;
  const cardOf = ({ item, arrived }: Seen) => {
    if (!arrived) return <UnsentCard key={item.key} item={item} />;
    const { answer } = arrived;
    return (
      isBooking(answer) && <ArrivedCard key={item.key} booking={answer} label={say(item.label)} />
    );
  };
  return <ul className="cards">{shown.map(cardOf)}</ul>;
};
