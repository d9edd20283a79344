import type { BookingCard } from '#contract/bookings';
import { bookingRows } from '../remote/booking-rows';
import { useRemote } from '../remote/use-remote';
import { useFormContext } from './form-context';
import { overlapping, upcoming, waiting } from './own-bookings';

/** My other bookings at that time, as this phone knows them: the server is asked about a form without gaps only. */
export const useOwnOverlaps = (
  startsAt: string | null,
  endsAt: string | null,
): readonly BookingCard[] => {
  const { changing } = useFormContext();
  const lists = [useRemote(bookingRows, upcoming), useRemote(bookingRows, waiting)];
  if (startsAt === null || endsAt === null) return [];
  const own = lists.flatMap(({ value }) => value?.bookings ?? []);
  return overlapping(own, { startsAt, endsAt })
    .filter(({ id }) => id !== changing?.id)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
};
