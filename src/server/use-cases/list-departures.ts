import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { departureRepository } from '../db/repositories/rules/departure.repository';

export const listDepartures: UseCase<'listDepartures'> = async ({ query, db, now }) => {
  return done(await departureRepository(db).list(query, now));
};
