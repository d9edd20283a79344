import { TAKEN_BACK } from '#domain/link/mark';
import {
  type TripBefore,
  tripStateRepository,
} from '../db/repositories/trips/trip-state.repository';
import { tell, type Tools } from './tell';

type Trace = { by: string | null; after: Readonly<Record<string, unknown>> };

/** A trip and its bookings as they were before a wrong tap; what was to be told of it and has not been sent is not told. */
export const restoreTrip = async (
  tools: Tools,
  trip: TripBefore,
  { by, after }: Trace,
): Promise<readonly string[]> => {
  const states = tripStateRepository(tools.db);
  await states.restore(trip, by, tools.newId);
  const riders = await states.restoreRiders(trip.before);
  await states.untell(riders);
  const trace = { by, action: TAKEN_BACK } as const;
  for (const id of riders) await tell(tools, { ...trace, id });
  await tell(tools, { ...trace, subject: 'trip', id: trip.tripId, after });
  return riders;
};
