import type { Arranged } from '#contract/arranging-trips';
import { sentToProvider } from '#words/arranging-done';
import type { Say } from '#words/message';

/** A provider's trip is not arranged yet: it is said that somebody still has to answer, and who. */
export const sayWhoseItIs =
  (say: Say, what: string, otherwise: string) =>
  ({ trips: [trip] }: Arranged): string =>
    trip?.status === 'offered' && trip.provider
      ? say(sentToProvider, { what, to: trip.provider.name })
      : otherwise;
