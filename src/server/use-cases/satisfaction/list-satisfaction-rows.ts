import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingRowRepository } from '../../db/repositories/rating-row.repository';
import { openReports } from '../reports/open-reports';
import { readDrivers } from './read-drivers';

export const listSatisfactionRows: UseCase<'listSatisfactionRows'> = async (call) => {
  const { actor, params, query, db, now, language } = call;
  const { kind } = params;
  if (!can(actor, 'satisfaction:read', { kind })) return refuse('not_allowed');
  const rules = await openReports(db, kind);
  if (!rules.ok) return rules;
  const asOf = now.toISOString();
  const { shown, isHidden } = await readDrivers(db, { kind, filter: query });
  if (isHidden) return done({ rows: [], total: 0, asOf, isHidden });
  const named = shown.flatMap(({ id }) => id ?? []);
  const page = await ratingRowRepository(db, language).page(kind, query, named);
  return done({ ...page, asOf, isHidden });
};
