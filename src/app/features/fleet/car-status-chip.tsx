import type { CarRow } from '#contract/fleet';
import type { CarStatus } from '#domain/fleet/car';
import { carStatusNames, outNow } from '#words/fleet';
import { toCheck } from '#words/new-car';
import { RecordChip, type RecordLook } from '../../admin-kit/record/record-chip';

const looks: Record<CarStatus, RecordLook> = {
  available: 'available',
  repair: 'out',
  retired: 'retired',
};

export const CarStatusChip = ({ car }: { car: Pick<CarRow, 'status' | 'out' | 'isChecked'> }) =>
  !car.isChecked && car.status !== 'retired' ? (
    <RecordChip look="open" message={toCheck} />
  ) : car.status === 'available' && car.out ? (
    <RecordChip look="out" message={outNow} />
  ) : (
    <RecordChip look={looks[car.status]} message={carStatusNames[car.status]} />
  );
