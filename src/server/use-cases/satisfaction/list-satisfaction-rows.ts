import { isTooFew } from '#domain/reports/satisfaction';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingRowRepository } from '../../db/repositories/ratings/rating-row.repository';
import { ratingSummaryRepository } from '../../db/repositories/ratings/rating-summary.repository';
import { openReports } from '../reports/open-reports';
import { readDrivers } from './read-drivers';

export const listSatisfactionRows: UseCase<'listSatisfactionRows'> = async (call) => {
  const { params, query, db, now } = call;
  const { kind } = params;
  const rules = await openReports(db, kind);
  if (!rules.ok) return rules;
  const asOf = now.toISOString();
  const asked = { kind, filter: query };
  const { isHidden } = await readDrivers(db, asked);
  const isOfFew = isHidden || isTooFew(await ratingSummaryRepository(db).total(asked));
  if (isOfFew) return done({ rows: [], total: 0, asOf, isHidden: true });
  const page = await ratingRowRepository(db).page(kind, query);
  return done({ ...page, asOf, isHidden: false });
};
