import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { rental as schema, type Rental } from '#contract/arranging-rental';
import { useServices } from '../../../app-services';
import { rentalRow } from '../../../storage-keys';

/** What the server last said of the handover; below a factory roof without a signal, what the phone remembers. */
export const useRental = (bookingId: string, version: number) => {
  const { api, cache } = useServices();
  const [rental, setRental] = useState<Rental | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [reads, setReads] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const asked = { bookingId, version, reads };
    const read = async () => {
      try {
        const answer = await api.call('readRental', {
          params: { id: asked.bookingId },
          background: true,
        });
        await cache.write(rentalRow(asked.bookingId), answer);
        if (isWanted) setRental(answer);
      } catch {
        const cached = v.safeParse(schema, (await cache.read(rentalRow(asked.bookingId)))?.value);
        if (!isWanted) return;
        if (cached.success) setRental(cached.output);
        else setFailed(true);
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [api, cache, bookingId, version, reads]);

  return { rental, isFailed, show: setRental, readAgain: () => setReads((count) => count + 1) };
};
