import { carFields } from './car-fields';
import { driverFields } from './driver-fields';
import type { Fields } from './record';

/** What the audit trail calls things by: each subject's own fields. */
export const records: Readonly<Record<string, Fields>> = { car: carFields, driver: driverFields };
