import type { Db } from '../../db/client';
import { reportDayRepository } from '../../db/repositories/reports/report-day.repository';
import { reportFactRepository } from '../../db/repositories/reports/report-fact.repository';
import { refreshFacts } from './refresh-facts';

/** More than this is the clock's work, after an update or an import; a reader would wait for minutes. */
const MOST_TO_WAIT_FOR = 20_000;

/** Brings the rows of reports up to date before they are read; false when there is too much to wait for. */
export const prepareReports = async (db: Db): Promise<boolean> => {
  const left = await reportFactRepository(db).countStale(MOST_TO_WAIT_FOR + 1);
  if (left > MOST_TO_WAIT_FOR) return false;
  if (left > 0 || (await reportDayRepository(db).hasStale())) await refreshFacts(db);
  return true;
};
