import { addMinutes, atMinute } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingOptionsRepository } from '../../db/repositories/bookings/booking-options.repository';
import { forecastRepository } from '../../db/repositories/fleet/forecast.repository';
import { departureRepository } from '../../db/repositories/rules/departure.repository';
import { offeredCars } from '../offered-cars';

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

export const listDepartures: UseCase<'listDepartures'> = async ({ query, db, now }) =>
  done(await departureRepository(db).list(query, now));

export const readForecast: UseCase<'readForecast'> = async ({ query, db }) => {
  const { kind, from, days } = query;
  const startsAt = atMinute(from, 0);
  const endsAt = addMinutes(startsAt, days * 24 * 60);
  return done(await forecastRepository(db).read({ kind, startsAt, endsAt }));
};

export const listFreeCars: UseCase<'listFreeCars'> = async ({ query, db }) =>
  done(await offeredCars('bookingnodriver', query, db));
