import type { CarBody } from '#contract/fleet';
import type { ImportAnswer, ImportRow } from '#contract/import';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { differenceOf } from '../difference-of';
import { addCar } from './create-car';
import { readImportedCar } from './read-imported-car';

const plateOf = ({ plate, provinceCode }: Pick<CarBody, 'plate' | 'provinceCode'>) =>
  `${plate}|${provinceCode ?? ''}`;

/** Of what the file says of a car. How far it ran since then is no change. */
const saysTheSame = (row: ImportRow, car: CarBody, stored: object): boolean => {
  const inFile = Object.entries(car).filter(([name]) => name in row && name !== 'odometer');
  return Object.keys(differenceOf({ ...stored }, Object.fromEntries(inFile)).after).length === 0;
};

/** All rows or none; a file is judged by what imports it. The same file again changes nothing. */
export const importCars: UseCase<'importCars'> = async (call) => {
  const { params, body, db } = call;
  const parts = carPartRepository(db);
  const names = await parts.names();
  const read = body.rows.map((row) => readImportedCar(row, params.kind, names));
  const stored = await parts.withPlates(read.flatMap(({ car }) => car?.plate ?? []));
  const known = new Map(stored.map((car) => [plateOf(car), car]));
  const seen = new Set<string>();
  const cars: CarBody[] = [];
  const problems: ImportAnswer['problems'] = [];
  for (const [row, { car, fields }] of read.entries()) {
    const plate = car && plateOf(car);
    const before = plate === null ? undefined : known.get(plate);
    const isSame = car && before && saysTheSame(body.rows[row] ?? {}, car, before);
    const found = {
      ...(before && !isSame && { plate: 'taken' }),
      ...(plate !== null && seen.has(plate) && { plate: 'listed_twice' }),
      ...fields,
    };
    if (plate !== null) seen.add(plate);
    if (Object.keys(found).length > 0) problems.push({ row, fields: found });
    else if (car && !isSame) cars.push(car);
  }
  const unchanged = read.length - problems.length - cars.length;
  if (problems.length > 0 || body.check) return done({ imported: 0, unchanged, problems });
  for (const car of cars) await addCar(car, 'import', call);
  return done({ imported: cars.length, unchanged, problems });
};
