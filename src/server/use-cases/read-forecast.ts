import { addMinutes, atMinute } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { forecastRepository } from '../db/repositories/fleet/forecast.repository';

export const readForecast: UseCase<'readForecast'> = async ({ query, db }) => {
  const { kind, from, days } = query;
  const startsAt = atMinute(from, 0);
  const endsAt = addMinutes(startsAt, days * 24 * 60);
  return done(await forecastRepository(db).read({ kind, startsAt, endsAt }));
};
