import type { driverFields } from '#contract/driver-fields';
import type { ValuesOf } from '../../admin-kit/record/record-values';

export type DriverValues = ValuesOf<typeof driverFields> & {
  employeeId: string | null;
  /** Who was found in the directory, to be shown; not sent. */
  employeeName: string | null;
};
