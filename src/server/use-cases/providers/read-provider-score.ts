import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { bahtOf } from '#domain/money';
import { withCapacity } from '#domain/reports/assemble';
import { figureOf } from '#domain/reports/measures';
import { isTooFew, satisfactionOf } from '#domain/reports/satisfaction';
import { serviceIn } from '#domain/reports/service-days';
import { done, refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { ratingSummaryRepository } from '../../db/repositories/ratings/rating-summary.repository';
import { reportRepository } from '../../db/repositories/reports/report.repository';

const DAYS = 90;

/** In the figures of the reports and of the satisfaction summary, and in no others. */
export const readProviderScore: UseCase<'readProviderScore'> = async (call) => {
  const { params, db, now } = call;
  const { id: provider, kind } = params;
  const isKnown = keepsProviders(kind) && (await providerRepository(db).find(provider, kind));
  if (!isKnown) return refuse('not_found');
  const rules = await reportLabelRepository(db, 'th').rules(kind);
  const to = dayOf(now);
  const period = { from: addDays(to, 1 - DAYS), to };
  const amounts = await reportRepository(db).total({
    kind,
    filter: { ...period, provider, basis: 'expenses' },
    service: serviceIn(period, rules),
  });
  const sums = withCapacity(amounts, 0);
  const answers = await ratingSummaryRepository(db).total({
    kind,
    filter: { ...period, provider },
  });
  return done({
    ...period,
    trips: figureOf('trips', sums) ?? 0,
    onTime: figureOf('on_time', sums),
    declined: await providerPartRepository(db, provider).declined(kind, period),
    answers: answers.answers,
    mean: isTooFew(answers) ? null : satisfactionOf('mean', answers),
    cost: bahtOf(sums.cost),
  });
};
