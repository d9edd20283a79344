import { serviceIn } from '#domain/reports/service-days';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportRowRepository } from '../../db/repositories/reports/report-row.repository';
import { openReports } from './open-reports';

export const listReportRows: UseCase<'listReportRows'> = async (call) => {
  const { params, query, db, now, language } = call;
  const { kind } = params;
  const { measure, minute = 0, sort, page, size, q: _, ...filter } = query;
  const rules = await openReports(db, kind);
  if (!rules.ok) return rules;
  const found = reportRowRepository(db, language);
  const atPeak = measure === 'peak';
  // A peak is a moment of one day.
  const asked = {
    kind,
    filter: atPeak ? { ...filter, to: filter.from } : filter,
    service: serviceIn(filter, rules.value),
  };
  const reading = atPeak ? found.readingOfPeak(minute) : found.readingOf(measure, asked);
  const [rows, totals] = await Promise.all([
    found.page(asked, reading, { sort, page, size }),
    found.totals(asked, reading),
  ]);
  return done({ rows, ...totals, asOf: now.toISOString() });
};
