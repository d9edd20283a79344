import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { departureRepository } from '../db/repositories/rules/departure.repository';

export const listDepartures: UseCase<'listDepartures'> = async ({ actor, query, db, now }) => {
  if (!can(actor, 'departures:list')) return refuse('not_allowed');
  return done(await departureRepository(db).list(query, now));
};
