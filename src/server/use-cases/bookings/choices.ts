import { addMinutes, atMinute } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import { askingOf } from '#kinds/asking-registry';
import type { UseCase } from '../../call';
import type { Db } from '../../db/client';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { bookingOptionsRepository } from '../../db/repositories/bookings/booking-options.repository';
import { usualAnswersRepository } from '../../db/repositories/bookings/usual-answers.repository';
import { forecastRepository } from '../../db/repositories/fleet/forecast.repository';
import { departureRepository } from '../../db/repositories/rules/departure.repository';
import { offeredCars } from '../offered-cars';

/** So far back people's habits are their habits. */
const USUAL_DAYS = 90;

export const readBookingOptions: UseCase<'readBookingOptions'> = async ({
  actor,
  params,
  language,
  db,
  now,
}) => {
  const { personId } = actor;
  const { kind } = params;
  const since = addMinutes(now, -USUAL_DAYS * 24 * 60);
  const findUsual = async () => {
    const usual = await usualAnswersRepository(db).read({ kind, me: personId, since });
    const last = usual.last && (await bookingRepository(db).find(usual.last, personId));
    return { ...usual, last: last ? askingOf(kind).fromRows(last.rows) : null };
  };
  const [options, usual] = await Promise.all([
    bookingOptionsRepository(db).read(kind, { personId, language, now }),
    findUsual(),
  ]);
  return done({ ...options, usual });
};

export const listDepartures: UseCase<'listDepartures'> = async ({ query, db, now }) =>
  done(await departureRepository(db).list(query, now));

/** Of nobody else's booking anybody hears what it holds. */
const ownOf = async (changing: string | undefined, me: string, db: Db): Promise<string | null> => {
  if (changing === undefined) return null;
  return (await bookingRepository(db).find(changing, me))?.id ?? null;
};

export const readForecast: UseCase<'readForecast'> = async ({ actor, query, db }) => {
  const { kind, from, days } = query;
  const changing = await ownOf(query.changing, actor.personId, db);
  const startsAt = atMinute(from, 0);
  const endsAt = addMinutes(startsAt, days * 24 * 60);
  return done(await forecastRepository(db).read({ kind, startsAt, endsAt, changing }));
};

export const listFreeCars: UseCase<'listFreeCars'> = async ({ actor, query, db }) => {
  const changing = await ownOf(query.changing, actor.personId, db);
  return done(await offeredCars('bookingnodriver', query, db, changing));
};
