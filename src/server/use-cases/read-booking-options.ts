import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { bookingOptionsRepository } from '../db/repositories/bookings/booking-options.repository';

export const readBookingOptions: UseCase<'readBookingOptions'> = async ({
  actor,
  params,
  language,
  db,
  now,
}) => {
  if (!can(actor, 'booking-options:read')) return refuse('not_allowed');
  const { personId } = actor;
  return done(await bookingOptionsRepository(db).read(params.kind, { personId, language, now }));
};
