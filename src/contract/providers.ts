import * as v from 'valibot';
import { carRow } from './fleet';
import { providerStatuses } from '#domain/provider/provider';
import { siteIds } from '#domain/site-id';
import { anyOf, audit, listPage, listQuery } from './list';
import {
  contractFields,
  providerFields,
  providerStatusFields,
  rateFields,
} from './provider-fields';
import { entriesOf, fillEnglish, partOf } from './record-entries';

const id = v.string();
const nullableText = v.nullable(v.string());

const entered = partOf(providerFields);
const contract = partOf(contractFields);
const rate = partOf(rateFields);

export const providerRow = v.object({
  id,
  version: v.number(),
  name: v.string(),
  ...entriesOf(providerFields).row,
  /** Of the contract that ends last, of those that run; null is without an end. */
  contract: v.nullable(v.object({ number: v.string(), until: nullableText })),
  cars: v.number(),
  drivers: v.number(),
});

export const providerQuery = listQuery(['name', 'status', 'contract', 'cars', 'drivers'], {
  status: anyOf(providerStatuses),
  site: anyOf(siteIds),
});

export const providerPage = listPage(providerRow);

export const providerBody = v.pipe(v.object(entered.body), v.transform(fillEnglish));

export const providerStatusBody = v.object(entriesOf(providerStatusFields).body);

const isInOrder = ({ from, until }: { from: string; until: string | null }) =>
  until === null || until >= from;

export const contractBody = v.pipe(
  v.object(contract.body),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, 'end_before_start'), ['until']),
);

export const rateCardBody = v.pipe(
  v.object(rate.body),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, 'end_before_start'), ['until']),
);

export const rateCards = v.array(rate.row);

/** How a provider did of late, in the figures of the reports. */
export const providerScore = v.object({
  from: v.string(),
  to: v.string(),
  trips: v.number(),
  /** Per cent of those whose times somebody confirmed. */
  onTime: v.nullable(v.number()),
  declined: v.number(),
  answers: v.number(),
  /** Stars; null while too few have answered. */
  mean: v.nullable(v.number()),
  /** By what was approved or paid. */
  cost: v.string(),
});

export const providerDetail = v.object({
  ...entered.row.entries,
  contracts: v.array(contract.row),
  rateCards,
  /** Of this kind only. */
  cars: v.array(
    v.pick(carRow, ['id', 'plate', 'province', 'class', 'status', 'isChecked', 'stands', 'out']),
  ),
  drivers: v.array(v.object({ id, name: v.string(), phone: nullableText })),
  supplierAdmins: v.array(v.object({ id, name: v.string(), signInName: v.string() })),
  audit,
});

export type ProviderRow = v.InferOutput<typeof providerRow>;
export type ProviderQuery = v.InferOutput<typeof providerQuery>;
export type ProviderBody = v.InferOutput<typeof providerBody>;
export type ProviderDetail = v.InferOutput<typeof providerDetail>;
export type ProviderScore = v.InferOutput<typeof providerScore>;
export type ContractBody = v.InferOutput<typeof contractBody>;
export type RateCard = v.InferOutput<typeof rate.row>;
export type RateCardBody = v.InferOutput<typeof rateCardBody>;
