import * as v from 'valibot';
import { carBody, type CarBody, type ImportedCar } from '#contract/fleet';
import type { ImportAnswer } from '#contract/import';
import { can } from '#domain/access/can';
import type { KindId } from '#domain/booking/kind-id';
import { done, refuse, type FieldProblems } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/car-part.repository';
import { addCar } from './create-car';
import { judgeCar } from './judge-car';

type Names = Awaited<ReturnType<ReturnType<typeof carPartRepository>['names']>>;
type Read = { car: CarBody | null; fields: FieldProblems };

const isCalled = (row: { name_th: string; name_en: string }, name: string) =>
  [row.name_th, row.name_en].some((each) => each.toLowerCase() === name.toLowerCase());

/** Names of the file as ids of ours; a name that nobody has is named as unknown. */
const readRow = (row: ImportedCar, kind: KindId, names: Names): Read => {
  const { provinceCode, providerId, contractId, kinds } = row;
  const province =
    typeof provinceCode === 'string'
      ? names.provinces.find((one) => isCalled(one, provinceCode.trim()))?.code
      : provinceCode;
  const provider =
    providerId === null
      ? null
      : names.providers.find((one) => one.id === providerId || isCalled(one, providerId))?.id;
  const contract =
    contractId === null
      ? null
      : names.contracts.find((one) => one.providerId === provider && one.number === contractId)?.id;
  const unknown = {
    ...(province === undefined && { provinceCode: 'unknown' }),
    ...(provider === undefined && { providerId: 'unknown' }),
    ...(contract === undefined && { contractId: 'unknown' }),
  };
  const parsed = v.safeParse(carBody, {
    ...row,
    kinds: kinds ?? [kind],
    provinceCode: province ?? null,
    providerId: provider ?? null,
    contractId: contract ?? null,
  });
  const problems = Object.fromEntries(
    (parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? 'plate', issue.message]),
  );
  return {
    car: parsed.success ? parsed.output : null,
    fields: { ...problems, ...unknown },
  };
};

const plateOf = ({ plate, provinceCode }: CarBody) => `${plate}|${provinceCode ?? ''}`;

export const importCars: UseCase<'importCars'> = async (call) => {
  const { actor, params, body, db } = call;
  if (!can(actor, 'fleet:write', params)) return refuse('not_allowed');
  const parts = carPartRepository(db);
  const names = await parts.names();
  const read = body.rows.map((row) => readRow(row, params.kind, names));
  const taken = await parts.takenPlates(read.flatMap(({ car }) => car?.plate ?? []));
  const seen = new Set<string>();
  const problems: ImportAnswer['problems'] = [];
  const cars: CarBody[] = [];
  for (const [row, { car, fields }] of read.entries()) {
    const plate = car && plateOf(car);
    const found = {
      ...(plate !== null && taken.has(plate) && { plate: 'taken' }),
      ...(plate !== null && seen.has(plate) && { plate: 'listed_twice' }),
      ...(car && (await judgeCar(car, null, call))),
      ...fields,
    };
    if (plate !== null) seen.add(plate);
    if (Object.keys(found).length > 0) problems.push({ row, fields: found });
    else if (car) cars.push(car);
  }
  if (problems.length > 0 || body.check) return done({ imported: 0, problems });
  for (const car of cars) await addCar(car, 'import', call);
  return done({ imported: cars.length, problems });
};
