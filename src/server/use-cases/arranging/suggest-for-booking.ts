import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { suggestFor } from './suggest-for';

export const suggestForBooking: UseCase<'suggestForBooking'> = async (call) => {
  const { params, query, language, db } = call;
  const [found] = await arrangingBookingRepository(db, language).byIds([params.id]);
  if (!found || found.kind !== params.kind) return refuse('not_found');
  const { booking, tripId } = found;
  return suggestFor(call, {
    ...booking,
    tripId,
    bookingIds: [booking.id],
    carId: query.carId,
  });
};
