import * as v from 'valibot';
import { listPage, listQuery } from './list';

/** Of days of Bangkok, both included: this month unless said. */
export const overtimeQuery = listQuery(['name', 'overtime', 'driven', 'planned'], {});

/** Minutes of one driver in a period. */
const overtimeRow = v.object({
  id: v.string(),
  name: v.string(),
  employeeNo: v.nullable(v.string()),
  /** Null is the company's own. */
  provider: v.nullable(v.string()),
  trips: v.number(),
  planned: v.number(),
  driven: v.number(),
  overtime: v.number(),
  /** Trips on which a limit was exceeded, each with a reason that is kept. */
  overridden: v.number(),
});

export const overtimePage = listPage(overtimeRow);

export type OvertimeRow = v.InferOutput<typeof overtimeRow>;
