import { done, type Outcome } from '#domain/refusal';
import type { Answer } from '../../call';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { onlyProvider } from './only-provider';
import type { ArrangeCall } from './open-standing';

/** Ten for a single trip; whoever has just arranged a whole day needs longer to look at it. */
export const undoSeconds = (trips: number): number => Math.min(60, 7 + 3 * Math.max(1, trips));

type Changed = {
  tripIds: readonly string[];
  bookingIds?: readonly string[];
  /** Null where it cannot be taken back. */
  changeId: string | null;
};

/** The answer of every change: what it touched, as its reader may see it. */
export const showChange = async (
  { actor, params, language, db, now }: ArrangeCall,
  { tripIds, bookingIds = [], changeId }: Changed,
): Promise<Outcome<Answer<'assignTrip'>>> => {
  const providerId = onlyProvider(actor);
  const trips = await arrangingTripRepository(db, {
    kind: params.kind,
    providerId,
    language,
    now,
  }).byIds(tripIds);
  const loose =
    providerId === null ? await arrangingBookingRepository(db, language).byIds(bookingIds) : [];
  return done({
    trips,
    unarranged: loose.map(({ booking }) => booking),
    undo:
      changeId === null
        ? null
        : {
            changeId,
            until: new Date(now.getTime() + undoSeconds(tripIds.length) * 1000).toISOString(),
          },
  });
};
