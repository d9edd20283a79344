import { can } from '#domain/access/can';
import { addAnswered, isTooFew, noAnswers } from '#domain/reports/satisfaction';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingRowRepository } from '../../db/repositories/rating-row.repository';
import { ratingSummaryRepository } from '../../db/repositories/rating-summary.repository';

export const listSatisfactionRows: UseCase<'listSatisfactionRows'> = async (call) => {
  const { actor, params, query, db, now, language } = call;
  const { kind } = params;
  if (!can(actor, 'satisfaction:read', { kind })) return refuse('not_allowed');
  const asOf = now.toISOString();
  if (query.driver !== undefined) {
    const sums = noAnswers();
    const answered = await ratingSummaryRepository(db).total({ kind, filter: query });
    for (const one of answered) addAnswered(sums, one);
    if (isTooFew(sums)) return done({ rows: [], total: 0, asOf, isHidden: true });
  }
  const page = await ratingRowRepository(db, language).page(kind, query);
  return done({ ...page, asOf, isHidden: false });
};
