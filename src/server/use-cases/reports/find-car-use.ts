import type { UsedCar } from '#contract/report-car-use';
import { can } from '#domain/access/can';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import {
  reportCarUseRepository,
  type Use,
} from '../../db/repositories/reports/report-car-use.repository';

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
