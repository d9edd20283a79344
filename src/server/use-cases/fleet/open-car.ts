import type { KindId } from '#kinds/registry';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { carRepository, type StoredCar } from '../../db/repositories/fleet/car.repository';
import { refuseStale } from '../refuse-stale';

type Opening = Pick<Call, 'db' | 'language' | 'version'> & { params: { id: string; kind: KindId } };

/** The car of a change, locked, as it was when it was read; without a version, however it stands. */
export const openCar = async (call: Opening): Promise<Outcome<StoredCar>> => {
  const { db, params, version } = call;
  const car = await carRepository(db).lock(params.id, params.kind);
  if (!car) return refuse('not_found');
  if (version !== undefined && version !== car.version)
    return refuseStale('car', { id: params.id, version: car.version }, call);
  return done(car);
};
