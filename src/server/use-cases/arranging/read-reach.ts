import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { reachRepository } from '../../db/repositories/notices/reach.repository';
import { onlyProvider } from './only-provider';

/** Before a change is made: bookings of another kind count for nothing. */
export const foreseeReach: UseCase<'foreseeReach'> = async (call) => {
  const { params, query, language, db, now } = call;
  const bookingIds = query.bookings.split(',');
  const reader = { language, now, type: query.type };
  return done(await reachRepository(db).ofBookings({ bookingIds, kind: params.kind }, reader));
};

/** Shown to whoever arranges, who calls those whom nothing has reached. */
export const readReach: UseCase<'readReach'> = async ({ actor, params, language, db, now }) => {
  const { id, kind } = params;
  const reader = { kind, providerId: onlyProvider(actor), language, now };
  const trip = await arrangingTripRepository(db, reader).find(id);
  if (!trip) return refuse('not_found');
  return done(await reachRepository(db).ofTrip(id, { language, now }));
};
