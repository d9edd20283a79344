import type { CarBody } from '#contract/fleet';
import type { ImportAnswer } from '#contract/import';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { addCar } from './create-car';
import { readImportedCar } from './read-imported-car';

const plateOf = ({ plate, provinceCode }: CarBody) => `${plate}|${provinceCode ?? ''}`;

/** All rows or none; a file is judged by what imports it. */
export const importCars: UseCase<'importCars'> = async (call) => {
  const { params, body, db } = call;
  const parts = carPartRepository(db);
  const names = await parts.names();
  const read = body.rows.map((row) => readImportedCar(row, params.kind, names));
  const taken = await parts.takenPlates(read.flatMap(({ car }) => car?.plate ?? []));
  const seen = new Set<string>();
  const problems: ImportAnswer['problems'] = [];
  for (const [row, { car, fields }] of read.entries()) {
    const plate = car && plateOf(car);
    const found = {
      ...(plate !== null && taken.has(plate) && { plate: 'taken' }),
      ...(plate !== null && seen.has(plate) && { plate: 'listed_twice' }),
      ...fields,
    };
    if (plate !== null) seen.add(plate);
    if (Object.keys(found).length > 0) problems.push({ row, fields: found });
  }
  if (problems.length > 0 || body.check) return done({ imported: 0, problems });
  const cars = read.flatMap(({ car }) => car ?? []);
  for (const car of cars) await addCar(car, 'import', call);
  return done({ imported: cars.length, problems });
};
