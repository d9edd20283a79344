import { refreshFacts } from '../use-cases/reports/refresh-facts';
import type { Job } from './job';

/** Reports make their rows before they are read; done by the clock too, so that a reader finds little left. */
export const refreshReports: Job = {
  name: 'refresh-reports',
  everySeconds: 60,
  run: ({ db }) => refreshFacts(db),
};
