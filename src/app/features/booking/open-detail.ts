import * as v from 'valibot';
import { bookingDetail, type BookingDetail } from '#contract/bookings';
import { ApiError } from '../../api/errors';
import { createStore, type ReadableStore } from '../../ui/store';
import { followChanges, type Services } from '../../live/follow-changes';

export type DetailView =
  | { status: 'loading' }
  /** Not there, or not this person's. */
  | { status: 'missing' }
  | { status: 'unavailable' }
  | { status: 'known'; booking: BookingDetail; at: number; is: 'remembered' | 'fresh' | 'stale' };

export type Detail = {
  view: ReadableStore<DetailView>;
  start: () => () => void;
  read: () => Promise<void>;
  /** What an action of one's own answered. */
  show: (booking: BookingDetail) => void;
};

/** Also an id that is none: addresses are typed and pasted. */
const isMissing: ReadonlySet<string> = new Set(['not_found', 'invalid_input']);

const keyOf = (id: string) => `booking/${id}`;

/** Reads it before anybody asks, so that it opens without a network. */
export const keepDetail = async (
  { api, cache }: Services,
  card: { id: string; version: number },
) => {
  const kept = v.safeParse(bookingDetail, (await cache.read(keyOf(card.id)))?.value);
  if (kept.success && kept.output.version === card.version) return;
  try {
    const booking = await api.call('readBooking', { params: { id: card.id }, background: true });
    await cache.write(keyOf(card.id), booking);
  } catch {
    // Nobody waits for it.
  }
};

export const openDetail = (services: Services, id: string): Detail => {
  const { api, cache } = services;
  const view = createStore<DetailView>({ status: 'loading' });
  let newest = 0;

  const recall = async () => {
    const cached = await cache.read(keyOf(id));
    const parsed = v.safeParse(bookingDetail, cached?.value);
    const { status } = view.get();
    if (!cached || !parsed.success || (status !== 'loading' && status !== 'unavailable')) return;
    const is = status === 'loading' ? 'remembered' : 'stale';
    view.set({ status: 'known', booking: parsed.output, at: cached.at, is });
  };

  const show = (booking: BookingDetail) => {
    newest += 1;
    view.set({ status: 'known', booking, at: Date.now(), is: 'fresh' });
    void cache.write(keyOf(id), booking);
  };

  const read = async () => {
    newest += 1;
    const mine = newest;
    try {
      const booking = await api.call('readBooking', { params: { id }, background: true });
      if (mine === newest) show(booking);
    } catch (error) {
      if (mine !== newest) return;
      const known = view.get();
      if (error instanceof ApiError && isMissing.has(error.code)) view.set({ status: 'missing' });
      else if (known.status === 'known') view.set({ ...known, is: 'stale' });
      else view.set({ status: 'unavailable' });
    }
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    read,
    show,
    start: () => {
      void recall();
      void read();
      const shows = (bookingId: string) => bookingId === id;
      const stop = followChanges({
        services,
        shows,
        looksAtOthers: false,
        read: () => void read(),
      });
      return () => {
        newest += 1;
        stop();
      };
    },
  };
};
