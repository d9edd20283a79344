import * as v from 'valibot';
import { bookingOptions, type BookingOptions } from '#contract/booking-options';
import type { KindId } from '#domain/booking/kind-id';
import type { AppServices } from '../app-services';
import { bookingOptionsRow } from '../storage-keys';

type Services = Pick<AppServices, 'api' | 'cache'>;

/** What the server last said that a form offers, and when. */
export const recallOptions = async (
  { cache }: Pick<Services, 'cache'>,
  kind: KindId,
): Promise<{ options: BookingOptions; at: number } | null> => {
  const cached = await cache.read(bookingOptionsRow(kind));
  const kept = v.safeParse(bookingOptions, cached?.value);
  return cached && kept.success ? { options: kept.output, at: cached.at } : null;
};

export const readOptions = async (
  { api, cache }: Services,
  kind: KindId,
): Promise<BookingOptions> => {
  const options = await api.call('readBookingOptions', { params: { kind }, background: true });
  await cache.write(bookingOptionsRow(kind), options);
  return options;
};
