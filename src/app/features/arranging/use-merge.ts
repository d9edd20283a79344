import { useCallback } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { mergeHere } from '#words/arranging-trip';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { focusNext } from './focus-next';
import type { Target } from './target';
import { targetName } from './texts';

/** The one way in which a booking or a whole trip joins another: by a drop, and by its twin in the panel. */
export const useMerge = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, open } = useArranging();
  return useCallback(
    async (target: Target, into: ArrangeTrip): Promise<boolean> => {
      const { version } = target.type === 'booking' ? target.booking : target.trip;
      const rows = [{ id: target.id, version }];
      const done = await act(say(mergeHere, { what: targetName(target, say) }), (idempotencyKey) =>
        api.call('mergeTrips', {
          params: { kind, id: into.id },
          body: target.type === 'booking' ? { bookings: rows } : { trips: rows },
          version: into.version,
          idempotencyKey,
        }),
      );
      if (done && target.type === 'trip') open({ type: 'trip', id: into.id });
      if (done && target.type === 'booking') {
        open(null);
        focusNext(target, day);
      }
      return done;
    },
    [act, api, day, kind, open, say],
  );
};
