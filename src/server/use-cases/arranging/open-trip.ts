import { done, refuse, type Outcome } from '#domain/refusal';
import type { OpenTrip } from '../../db/repositories/arranging/arranging-standing.repository';
import { openStanding, type ArrangeCall, type Opened } from './open-standing';

type TripCall = ArrangeCall & {
  params: ArrangeCall['params'] & { id: string };
  version: number | undefined;
};

/** The trip of the path, locked, and as it was read. */
export const openTrip = async (call: TripCall): Promise<Outcome<Opened & { trip: OpenTrip }>> => {
  const { params, version } = call;
  const opened = await openStanding(call, { trips: [{ id: params.id, version }] });
  if (!opened.ok) return opened;
  const [trip] = opened.value.trips;
  return trip ? done({ ...opened.value, trip }) : refuse('not_found');
};
