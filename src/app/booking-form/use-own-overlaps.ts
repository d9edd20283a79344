import type { BookingCard } from '#contract/bookings';
import { isBefore } from '#domain/dates/bangkok-time';
import { bookingRows, type ListQuery } from '../remote/booking-rows';
import { useRemote } from '../remote/use-remote';
import { useFormContext } from './form-context';

const upcoming: ListQuery = { scope: 'upcoming', role: 'mine' };
const waiting: ListQuery = { scope: 'waiting', role: 'mine' };

/** My other bookings at that time, as this phone knows them: the server is asked about a form without gaps only. */
export const useOwnOverlaps = (
  startsAt: string | null,
  endsAt: string | null,
): readonly BookingCard[] => {
  const { changing } = useFormContext();
  const lists = [useRemote(bookingRows, upcoming), useRemote(bookingRows, waiting)];
  if (startsAt === null || endsAt === null) return [];
  return lists
    .flatMap(({ value }) => value?.bookings ?? [])
    .filter(
      (card) =>
        card.forMe &&
        card.id !== changing?.id &&
        isBefore(card.startsAt, endsAt) &&
        isBefore(startsAt, card.endsAt),
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
};
