import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingListRepository } from '../../db/repositories/bookings/booking-list.repository';

export const listBookings: UseCase<'listBookings'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => {
  const page = await bookingListRepository(db).page(actor.personId, query, { language, now });
  return page ? done(page) : refuse('invalid_input', { fields: { after: 'invalid' } });
};
