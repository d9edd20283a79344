import { useCallback } from 'react';
import { sentToProvider } from '#words/arranging-done';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import type { Target } from './target';
import { targetName } from './texts';

/** The one way in which what waits is handed to a provider: a booking, or a trip that another gave back. */
export const useHandOver = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act, goOn } = useArranging();
  return useCallback(
    async (
      target: Target,
      { id: providerId, name }: { id: string; name: string },
    ): Promise<boolean> => {
      const text = say(sentToProvider, { what: targetName(target, say), to: name });
      const done = await act(text, (idempotencyKey) =>
        target.type === 'booking'
          ? api.call('arrangeBookings', {
              params: { kind },
              body: {
                bookings: [{ id: target.id, version: target.booking.version }],
                providerId,
              },
              idempotencyKey,
            })
          : api.call('offerTrip', {
              params: { kind, id: target.id },
              body: { providerId },
              version: target.trip.version,
              idempotencyKey,
            }),
      );
      if (done) goOn(target);
      return done;
    },
    [act, api, goOn, kind, say],
  );
};
