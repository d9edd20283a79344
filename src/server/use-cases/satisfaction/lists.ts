import { done } from '#domain/refusal';
import { isTooFew } from '#domain/reports/satisfaction';
import type { UseCase } from '../../call';
import { ratingRowRepository } from '../../db/repositories/ratings/rating-row.repository';
import { ratingSummaryRepository } from '../../db/repositories/ratings/rating-summary.repository';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import { readDrivers } from './read-drivers';

export const readSatisfactionOptions: UseCase<'readSatisfactionOptions'> = async (call) => {
  const { params, db, language } = call;
  const { kind } = params;
  const labels = reportLabelRepository(db, language);
  const cars = await labels.cars(kind, []);
  return done({
    sites: await labels.sites(),
    providers: await labels.providers(kind),
    cars: cars.map(({ id, name, province }) => ({
      id,
      name: province === null ? name : `${name} ${province}`,
    })),
    drivers: await labels.drivers(kind, []),
  });
};

export const listSatisfactionRows: UseCase<'listSatisfactionRows'> = async (call) => {
  const { params, query, db, now } = call;
  const { kind } = params;
  const asOf = now.toISOString();
  const scope = { kind, filter: query };
  const { isHidden } = await readDrivers(db, scope);
  const isOfFew = isHidden || isTooFew(await ratingSummaryRepository(db).total(scope));
  if (isOfFew) return done({ rows: [], total: 0, asOf, isHidden: true });
  const page = await ratingRowRepository(db).page(kind, query);
  return done({ ...page, asOf, isHidden: false });
};
