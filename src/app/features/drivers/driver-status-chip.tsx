import type { DriverRow } from '#contract/drivers';
import type { DriverStatus } from '#domain/people/driver';
import { driverStatusNames, onLeaveNow } from '#words/drivers';
import { RecordChip, type RecordLook } from '../../admin-kit/record/record-chip';

const looks: Record<DriverStatus, RecordLook> = {
  active: 'available',
  suspended: 'out',
  left: 'retired',
};

export const DriverStatusChip = ({ driver }: { driver: Pick<DriverRow, 'status' | 'leave'> }) =>
  driver.status === 'active' && driver.leave ? (
    <RecordChip look="out" message={onLeaveNow} />
  ) : (
    <RecordChip look={looks[driver.status]} message={driverStatusNames[driver.status]} />
  );
