import { useCallback } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import type { Arranged } from '#contract/arranging-trips';
import { aloneQuestion, mergedNow, shareAnyway } from '#words/arranging-done';
import { mergeHere } from '#words/arranging-trip';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import type { Target } from './target';
import { targetBookings, targetName, targetWhen } from './texts';

/** The one way in which a booking or a whole trip joins another: by a drop, and by its twin in the panel. */
export const useMerge = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, ask, open, goOn } = useArranging();
  return useCallback(
    async (target: Target, into: ArrangeTrip, isIntoOpen = false): Promise<boolean> => {
      const what = targetName(target, say);
      const alone = [...targetBookings(target), ...into.bookings]
        .filter(({ flags }) => flags.includes('alone'))
        .map(({ ref }) => ref);
      const evenAlone = alone.length > 0;
      const question = {
        title: say(mergeHere, { what }),
        text: say(aloneQuestion, { refs: alone.join(', ') }),
        yes: say(shareAnyway),
      };
      if (evenAlone && !(await ask(question))) return false;
      const { version } = target.type === 'booking' ? target.booking : target.trip;
      const rows = [{ id: target.id, version }];
      // A trip may take longer for whoever joins it.
      const sayMerged = ({ trips }: Arranged) => {
        const trip = trips.find(({ id }) => id === into.id) ?? into;
        return say(mergedNow, { what, when: targetWhen({ type: 'trip', id: trip.id, trip }, day) });
      };
      const done = await act(sayMerged, (idempotencyKey) =>
        api.call('mergeTrips', {
          params: { kind, id: into.id },
          body: {
            ...(target.type === 'booking' ? { bookings: rows } : { trips: rows }),
            evenAlone,
          },
          version: into.version,
          idempotencyKey,
        }),
      );
      if (!done) return false;
      if (isIntoOpen || target.type === 'trip') open({ type: 'trip', id: into.id });
      else goOn(target);
      return true;
    },
    [act, api, ask, day, goOn, kind, open, say],
  );
};
