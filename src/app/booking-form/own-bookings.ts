import * as v from 'valibot';
import { bookingPage, type BookingCard } from '#contract/bookings';
import { isBefore } from '#domain/dates/bangkok-time';
import type { AppServices } from '../app-services';
import { bookingRows, type ListQuery } from '../remote/booking-rows';
import { askAhead } from '../remote/open-remote';
import { bookingListRow } from '../storage-keys';
import type { Period } from './car-wish';
import { inTime } from './in-time';

export const upcoming: ListQuery = { scope: 'upcoming', role: 'mine' };
export const waiting: ListQuery = { scope: 'waiting', role: 'mine' };

/** Those of them that take this person away at that time. */
export const overlapping = (
  cards: readonly BookingCard[],
  { startsAt, endsAt }: Period,
): readonly BookingCard[] =>
  cards.filter(
    (card) => card.forMe && isBefore(card.startsAt, endsAt) && isBefore(startsAt, card.endsAt),
  );

type Device = Pick<AppServices, 'api' | 'cache' | 'memory'>;

/** As this device knows them, so that no form waits for a signal; where it knows none, as the server says in time. */
export const askOwn = async (services: Device): Promise<readonly BookingCard[]> => {
  const read = async (query: ListQuery) => {
    const row = await services.cache.read(bookingListRow(query.scope, 'all', query.role ?? 'mine'));
    const kept = v.safeParse(bookingPage, row?.value);
    const page = kept.success ? kept.output : await inTime(askAhead(services, bookingRows(query)));
    return page?.bookings ?? [];
  };
  return (await Promise.all([read(upcoming), read(waiting)])).flat();
};
