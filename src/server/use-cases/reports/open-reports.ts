import type { KindId } from '#kinds/registry';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { reportDayRepository } from '../../db/repositories/reports/report-day.repository';
import { reportFactRepository } from '../../db/repositories/reports/report-fact.repository';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import type { ServiceRules } from '#domain/reports/service-days';
import { refreshFacts } from './refresh-facts';

/** More than this is the clock's work, after an update or an import; a reader would wait for minutes. */
const MOST_TO_WAIT_FOR = 20_000;

/** Brings the rows up to date before they are read. */
export const openReports = async (db: Db, kind: KindId): Promise<Outcome<ServiceRules>> => {
  const left = await reportFactRepository(db).countStale(MOST_TO_WAIT_FOR + 1);
  if (left > MOST_TO_WAIT_FOR) return refuse('temporarily_unavailable');
  if (left > 0 || (await reportDayRepository(db).hasStale())) await refreshFacts(db);
  return done(await reportLabelRepository(db, 'th').rules(kind));
};
