import type { Choice } from '#domain/arranging/decide-assign';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { assignmentRepository } from '../../db/repositories/trips/assignment.repository';

/** A car as it was chosen, and whose it is. */
export const chooseCar = async (
  { carId, driverId }: { carId: string; driverId: string | null },
  db: Db,
): Promise<Outcome<Choice>> => {
  const owner = await assignmentRepository(db).ownerOf(carId);
  if (!owner) return refuse('invalid_input', { fields: { carId: 'unknown' } });
  return done({ carId, driverId, carProviderId: owner.providerId });
};
