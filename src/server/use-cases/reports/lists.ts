import type { UsedCar } from '#contract/report-car-use';
import { can } from '#domain/access/can';
import { done } from '#domain/refusal';
import { serviceIn } from '#domain/reports/service-days';
import type { UseCase } from '../../call';
import { proposalRepository } from '../../db/repositories/arranging/proposal.repository';
import {
  reportCarUseRepository,
  type Use,
} from '../../db/repositories/reports/report-car-use.repository';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import { reportRowRepository } from '../../db/repositories/reports/report-row.repository';

export const listReportRows: UseCase<'listReportRows'> = async (call) => {
  const { params, query, db, now, language } = call;
  const { kind } = params;
  const { measure, minute = 0, sort, page, size, q: _, ...filter } = query;
  const rules = await reportLabelRepository(db, 'th').rules(kind);
  const found = reportRowRepository(db, language);
  const atPeak = measure === 'peak';
  // A peak is a moment of one day.
  const scope = {
    kind,
    filter: atPeak ? { ...filter, to: filter.from } : filter,
    service: serviceIn(filter, rules),
  };
  const reading = atPeak ? found.readingOfPeak(minute) : found.readingOf(measure, scope);
  const [rows, totals] = await Promise.all([
    found.page(scope, reading, { sort, page, size }),
    found.totals(scope, reading),
  ]);
  return done({ rows, ...totals, asOf: now.toISOString() });
};

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

export const readProposalWeeks: UseCase<'readProposalWeeks'> = async ({ params, query, db }) =>
  done({ weeks: await proposalRepository(db).weeks(params.kind, query) });

const shortOf = (use: Use | undefined): UsedCar['before'] =>
  use ? { from: use.from, to: use.to } : null;

/** For the police's letter: people are named only where the reader may see the reports of that kind. */
export const findCarUse: UseCase<'findCarUse'> = async (call) => {
  const { actor, query, db, now, language } = call;
  const { plate, province, at } = query;
  const found = reportCarUseRepository(db, language);
  const cars = await found.cars(plate, province);
  const answers = cars.map(async (car): Promise<UsedCar> => {
    const [around, kept] = await Promise.all([found.around(car.id, at), found.kept(car.id, at)]);
    const there = around.filter(({ isThere }) => isThere);
    const mine = there.filter(({ kind }) => can(actor, 'report:read', { kind }));
    const uses =
      mine.length > 0 ? await found.trips(mine.map(({ assignmentId }) => assignmentId)) : [];
    const hidden = there.filter((use) => !mine.includes(use)).map(({ kind }) => kind);
    return {
      ...car,
      uses,
      hiddenKinds: [...new Set(hidden)],
      kept,
      before: shortOf(around.findLast((use) => !use.isThere && use.to <= at)),
      after: shortOf(around.find((use) => !use.isThere && use.from > at)),
    };
  });
  return done({ asOf: now.toISOString(), cars: await Promise.all(answers) });
};
