import type { SiteId } from '../site-id';
import type { CostBasis } from './amounts';
import type { Period } from './period';

/** What belongs to nobody: no cost centre, no department, no car yet; of providers, the company itself. */
export const NONE = 'none';

/** Which rows a report is about; a drill-down narrows the same filter. */
export type ReportFilter = Period & {
  site?: SiteId | undefined;
  department?: string | undefined;
  costCentre?: string | undefined;
  provider?: string | undefined;
  car?: string | undefined;
  driver?: string | undefined;
  basis: CostBasis;
};
