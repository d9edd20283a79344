import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { bookingOptionsRepository } from '../db/repositories/bookings/booking-options.repository';

export const readBookingOptions: UseCase<'readBookingOptions'> = async ({
  actor,
  params,
  language,
  db,
  now,
}) => {
  const { personId } = actor;
  return done(await bookingOptionsRepository(db).read(params.kind, { personId, language, now }));
};
