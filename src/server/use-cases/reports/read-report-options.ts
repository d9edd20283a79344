import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';

export const readReportOptions: UseCase<'readReportOptions'> = async (call) => {
  const { params, db, language } = call;
  const { kind } = params;
  const labels = reportLabelRepository(db, language);
  const [sites, departments, costCentres, providers, cars, drivers] = await Promise.all([
    labels.sites(),
    labels.departments(),
    labels.costCentres(),
    labels.providers(kind),
    labels.cars(kind, []),
    labels.drivers(kind, []),
  ]);
  return done({ sites, departments, costCentres, providers, cars, drivers });
};
