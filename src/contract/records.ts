import { carFields } from './car-fields';
import { driverFields } from './driver-fields';
import { expenseFields } from './expense-fields';
import { contractFields, providerFields, rateFields } from './provider-fields';
import type { Fields } from './record-field';
import { ruleFields } from './rule-fields';

/** What the audit trail calls things by: each subject's own fields. */
export const records: Readonly<Record<string, Fields>> = {
  car: carFields,
  driver: driverFields,
  expense: expenseFields,
  provider: { ...contractFields, ...rateFields, ...providerFields },
  rate_card: rateFields,
  kind: ruleFields,
};
