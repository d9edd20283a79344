import { useCallback, useEffect, useState } from 'react';
import type { BookingOptions } from '#contract/booking-options';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../app-services';
import { readOptions, recallOptions } from './kept-options';

type View =
  | { status: 'loading' }
  | { status: 'unavailable' }
  /** `fresh`: the server has just said so; otherwise this is what it said at `at`. */
  | { status: 'known'; options: BookingOptions; at: number; fresh: boolean };

/** What was read last is used at once and stays when there is no network: the form works offline. */
export const useBookingOptions = (kind: KindId): View & { retry: () => void } => {
  const services = useServices();
  const { connectivity, language } = services;
  const [view, setView] = useState<View>({ status: 'loading' });

  const read = useCallback(async () => {
    const kept = await recallOptions(services, kind);
    if (kept) setView({ status: 'known', ...kept, fresh: false });
    try {
      const options = await readOptions(services, kind);
      setView({ status: 'known', options, at: Date.now(), fresh: true });
    } catch {
      if (!kept) setView({ status: 'unavailable' });
    }
  }, [services, kind]);

  useEffect(() => {
    const begin = async () => read();
    void begin();
    // Nobody should have to ask again for what the network held back.
    const unfollow = connectivity.subscribe(() => {
      if (connectivity.get()) void read();
    });
    // The names of places and purposes come in the reader's language.
    const unlisten = language.value.subscribe(() => void read());
    return () => {
      unfollow();
      unlisten();
    };
  }, [read, connectivity, language]);

  const retry = () => {
    setView({ status: 'loading' });
    void read();
  };
  return { ...view, retry };
};
