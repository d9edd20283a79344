import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';

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
