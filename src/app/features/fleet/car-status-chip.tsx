import { type CarState, stateOf } from '../../admin-kit/record/car-state';
import { RecordChip } from '../../admin-kit/record/record-chip';

export const CarStatusChip = ({ car }: { car: CarState }) => <RecordChip {...stateOf(car)} />;
