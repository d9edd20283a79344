import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { readBookedWays } from '../travel/read-ways';
import { onlyProvider } from './only-provider';
import { needOf, suggestFor } from './suggest-for';

export const suggestForTrip: UseCase<'suggestForTrip'> = async (call) => {
  const { actor, params, query, language, db, now } = call;
  const { kind, id } = params;
  const reader = { kind, providerId: onlyProvider(actor), language, now };
  const trip = await arrangingTripRepository(db, reader).find(id);
  if (!trip) return refuse('not_found');
  return suggestFor(call, { ...needOf(trip, now), carId: query.carId ?? trip.carId });
};

export const suggestForBooking: UseCase<'suggestForBooking'> = async (call) => {
  const { params, query, language, db } = call;
  const [found] = await arrangingBookingRepository(db, language).byIds([params.id]);
  if (!found || found.kind !== params.kind) return refuse('not_found');
  const { booking, tripId } = found;
  return suggestFor(call, {
    ...booking,
    tripId,
    declinedById: null,
    km: (await readBookedWays(db, [booking.id])).get(booking.id)?.km ?? null,
    bookingIds: [booking.id],
    carId: query.carId,
  });
};
