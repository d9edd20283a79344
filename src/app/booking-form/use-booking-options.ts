import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { bookingOptions, type BookingOptions } from '#contract/booking-options';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../app-services';
import { bookingOptionsRow } from '../storage-keys';

type View =
  | { status: 'loading' }
  | { status: 'unavailable' }
  /** `fresh`: the server has just said so; otherwise this is what it said at `at`. */
  | { status: 'known'; options: BookingOptions; at: number; fresh: boolean };

/** What was read last is used at once and stays when there is no network: the form works offline. */
export const useBookingOptions = (kind: KindId): View & { retry: () => void } => {
  const { api, cache } = useServices();
  const [view, setView] = useState<View>({ status: 'loading' });

  const read = useCallback(async () => {
    const row = bookingOptionsRow(kind);
    const cached = await cache.read(row);
    const kept = v.safeParse(bookingOptions, cached?.value);
    if (cached && kept.success) {
      setView({ status: 'known', options: kept.output, at: cached.at, fresh: false });
    }
    try {
      const options = await api.call('readBookingOptions', { params: { kind }, background: true });
      setView({ status: 'known', options, at: Date.now(), fresh: true });
      await cache.write(row, options);
    } catch {
      if (!kept.success) setView({ status: 'unavailable' });
    }
  }, [api, cache, kind]);

  useEffect(() => {
    const begin = async () => read();
    void begin();
  }, [read]);

  const retry = () => {
    setView({ status: 'loading' });
    void read();
  };
  return { ...view, retry };
};
