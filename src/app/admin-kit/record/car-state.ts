import type { CarRow } from '#contract/fleet';
import type { CarStatus } from '#domain/fleet/car';
import { carStands, carStatusNames, outNow } from '#words/fleet';
import type { Message } from '#words/message';
import { toCheck } from '#words/new-car';
import type { RecordLook } from './record-chip';

const looks: Record<CarStatus, RecordLook> = {
  available: 'available',
  repair: 'out',
  retired: 'retired',
};

/** What decides what is said of a car in one word. */
export type CarState = Pick<CarRow, 'status' | 'stands' | 'out' | 'isChecked'>;

export const stateOf = (car: CarState): { look: RecordLook; message: Message } => {
  if (!car.isChecked && car.status !== 'retired') return { look: 'open', message: toCheck };
  if (car.status === 'available' && car.stands) return { look: 'out', message: carStands };
  if (car.status === 'available' && car.out) return { look: 'out', message: outNow };
  return { look: looks[car.status], message: carStatusNames[car.status] };
};
