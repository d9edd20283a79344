import * as v from 'valibot';
import { carBody, type CarBody } from '#contract/fleet';
import type { ImportRow } from '#contract/import';
import type { KindId } from '#kinds/registry';
import type { FieldProblems } from '#domain/refusal';
import { companyOwned } from '#words/fleet';

type Named = { nameTh: string; nameEn: string };

/** What names in a file may mean. */
export type Names = {
  provinces: readonly (Named & { code: number })[];
  providers: readonly (Named & { id: string })[];
  contracts: readonly { id: string; providerId: string; number: string }[];
};

const textOf = (cell: ImportRow[string] | undefined): string =>
  typeof cell === 'string' ? cell.trim() : '';

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s.]/g, '');
const isCalled = (row: Named, name: string) =>
  [row.nameTh, row.nameEn].some((known) => plain(known) === plain(name));

/** Nobody writes the capital's name in full. */
const provinceOf = (typed: string): string =>
  ['กรุงเทพ', 'กรุงเทพฯ', 'กทม'].includes(plain(typed)) ? 'กรุงเทพมหานคร' : typed;

/** As an exported list names who has no provider. */
const isCompany = (name: string): boolean =>
  Object.values(companyOwned).some((own) => plain(own) === plain(name));

const find = <T extends Named>(rows: readonly T[], name: string): T | null | undefined =>
  name === '' ? null : rows.find((row) => isCalled(row, name));

/** A cell that has something in it is not missing, only wrong. */
const codeOf = ({ message, input }: v.BaseIssue<unknown>): string => {
  const code = /^[a-z_]+$/.test(message) ? message : 'invalid';
  return code === 'required' && input !== null && input !== undefined && input !== ''
    ? 'invalid'
    : code;
};

/** A row of a file as the form would send it, or all that is wrong with it; what names nobody knows is unknown. */
export const readImportedCar = (
  row: ImportRow,
  kind: KindId,
  { provinces, providers, contracts }: Names,
): { car: CarBody | null; fields: FieldProblems } => {
  const province = find(provinces, provinceOf(textOf(row['provinceCode'])));
  const owner = textOf(row['providerId']);
  const provider = isCompany(owner) ? null : find(providers, owner);
  const number = textOf(row['contractId']);
  const contract =
    number === ''
      ? null
      : contracts.find(
          (candidate) => candidate.providerId === provider?.id && candidate.number === number,
        );
  const unknown = {
    ...(province === undefined && { provinceCode: 'unknown' }),
    ...(provider === undefined && { providerId: 'unknown' }),
    ...(contract === undefined && { contractId: 'unknown' }),
  };
  const parsed = v.safeParse(carBody, {
    ...row,
    redPlate: row['redPlate'] ?? false,
    kinds: [kind],
    photoId: null,
    provinceCode: province?.code ?? null,
    providerId: provider?.id ?? null,
    contractId: contract?.id ?? null,
  });
  const problems = (parsed.issues ?? []).map(
    (issue) => [v.getDotPath(issue) ?? 'plate', codeOf(issue)] as const,
  );
  return {
    car: parsed.success ? parsed.output : null,
    fields: { ...Object.fromEntries(problems.toReversed()), ...unknown },
  };
};
