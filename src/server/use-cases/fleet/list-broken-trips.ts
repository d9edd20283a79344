import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carReleaseRepository } from '../../db/repositories/car-release.repository';
import { carRepository } from '../../db/repositories/car.repository';
import { showBroken } from '../show-broken';

export const listBrokenTrips: UseCase<'listBrokenTrips'> = async ({
  actor,
  params,
  query,
  language,
  db,
  now,
}) => {
  if (!can(actor, 'fleet:write', params)) return refuse('not_allowed');
  const { id, kind } = params;
  if (!(await carRepository(db).find(id, kind, { language, now }))) return refuse('not_found');
  const time = { from: query.from, until: query.until ?? null };
  const broken = await carReleaseRepository(db).broken(id, time, language);
  return done(showBroken(broken, actor));
};
