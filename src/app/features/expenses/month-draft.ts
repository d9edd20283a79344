import * as v from 'valibot';
import type { OwnerCache } from '../../cache/owner-cache';
import { formRow } from '../../storage-keys';
import type { BillLine, Taxes } from './bill-lines';

const written = v.object({
  isIn: v.boolean(),
  quantity: v.string(),
  rate: v.string(),
  vat: v.string(),
  wht: v.string(),
  receiptNo: v.string(),
  receiptFileId: v.nullable(v.string()),
});

const draft = v.object({
  taxes: v.object({ vat: v.number(), wht: v.number() }),
  lines: v.record(v.string(), written),
});

export type MonthDraft = v.InferOutput<typeof draft> & { at: number };

export const keyOf = ({ tripId, part }: Pick<BillLine, 'tripId' | 'part'>) => `${tripId} ${part}`;

/** What was put right in a month's lines: lines that somebody has entered since are no longer among them. */
export const withDraft = (lines: readonly BillLine[], { lines: kept }: MonthDraft): BillLine[] =>
  lines.map((line) => ({ ...line, ...kept[keyOf(line)] }));

/** A half-looked-through month survives a reload, like every form of the administration. */
export const monthDraft = (cache: OwnerCache, name: string) => {
  const row = formRow(`month/${name}`);
  return {
    recall: async (): Promise<MonthDraft | null> => {
      const found = await cache.read(row);
      const parsed = v.safeParse(draft, found?.value);
      return found && parsed.success ? { ...parsed.output, at: found.at } : null;
    },
    keep: (lines: readonly BillLine[], taxes: Taxes): void =>
      void cache.write(row, {
        taxes,
        lines: Object.fromEntries(lines.map((line) => [keyOf(line), v.parse(written, line)])),
      }),
    forget: (): void => void cache.write(row, null),
  };
};
