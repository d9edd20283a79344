import { useCallback } from 'react';
import { sentToProvider } from '#words/arranging-done';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import type { Target } from './target';

/** The one way in which a booking that waits is handed to a provider. */
export const useHandOver = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act, goOn } = useArranging();
  return useCallback(
    async (
      target: Extract<Target, { type: 'booking' }>,
      { id: providerId, name }: { id: string; name: string },
    ): Promise<void> => {
      const { ref, version } = target.booking;
      const done = await act(say(sentToProvider, { what: ref, to: name }), (idempotencyKey) =>
        api.call('arrangeBookings', {
          params: { kind },
          body: { bookings: [{ id: target.id, version }], providerId },
          idempotencyKey,
        }),
      );
      if (done) goOn(target);
    },
    [act, api, goOn, kind, say],
  );
};
