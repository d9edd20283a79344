import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { lineAmount, MOST } from '#domain/expense/amount';
import { expenseActions, expenseStates } from '#domain/expense/states';
import { expenseTypes } from '#domain/expense/types';
import { parseBaht } from '#domain/money';
import { day, id as givenId, optionalText } from '#kinds/request/common';
import { expenseFields } from './expense-fields';
import { anyOf, audit, listPage, listQuery, ofOwner } from './list';
import { baht } from './money';
import { entriesOf } from './record-entries';

const id = v.string();
const nullableText = v.nullable(v.string());
const kind = v.picklist(kindIds, 'invalid');

const entered = entriesOf(expenseFields);

export const expenseRow = v.object({
  id,
  version: v.number(),
  ...entered.row,
  provider: nullableText,
  refs: v.array(v.string()),
  /** Of the car, or the trip's last one. */
  plate: nullableText,
  /** How it is split, by the names of the cost centres. */
  shares: v.array(v.object({ name: v.string(), percent: v.string() })),
  by: v.string(),
});

const listed = listQuery(['spentOn', 'type', 'status', 'amount', 'provider'], {
  status: anyOf(expenseStates),
  type: anyOf(expenseTypes),
  provider: ofOwner,
});

/** The latest first. */
export const expenseQuery = v.object({
  ...listed.entries,
  sort: v.optional(listed.entries.sort.wrapped, '-spentOn'),
});

export const expensePage = listPage(expenseRow);

type Amounts = { quantity: string; rate: string };

export const isPayable = ({ quantity: count, rate }: Amounts): boolean =>
  (lineAmount(count, rate) ?? 0) <= MOST;

export const isWithin =
  (part: 'vat' | 'wht') =>
  (line: Amounts & Partial<Record<'vat' | 'wht', string>>): boolean =>
    (parseBaht(line[part] ?? '') ?? 0) <= (lineAmount(line.quantity, line.rate) ?? 0);

export const expenseBody = v.pipe(
  v.object(entered.body),
  v.forward(
    v.partialCheck(
      [['tripId'], ['carId']],
      ({ tripId, carId }) => (tripId === null) !== (carId === null),
      'trip_or_car',
    ),
    ['tripId'],
  ),
  v.forward(
    v.partialCheck(
      [['carId'], ['split']],
      ({ carId, split: parts }) => carId === null || parts.length > 0,
      'required',
    ),
    ['split'],
  ),
  v.forward(v.partialCheck([['quantity'], ['rate']], isPayable, 'too_many'), ['rate']),
  v.forward(
    v.partialCheck([['quantity'], ['rate'], ['vat']], isWithin('vat'), 'more_than_amount'),
    ['vat'],
  ),
  v.forward(
    v.partialCheck([['quantity'], ['rate'], ['wht']], isWithin('wht'), 'more_than_amount'),
    ['wht'],
  ),
);

export const expenseDetail = v.object({
  ...expenseRow.entries,
  /** What whoever asks may do with it now. */
  may: v.array(v.picklist(expenseActions)),
  /** Why it was last sent back or set aside. */
  reason: nullableText,
  isLocked: v.boolean(),
  audit,
});

const named = v.object({ id, name: v.string() });

export const expenseOptions = v.object({
  providers: v.array(named),
  cars: v.array(named),
  costCentres: v.array(named),
});

export const tripsQuery = v.object({ day });

/** Trips of a day, each with the split that its bookings make. */
export const expenseTrips = v.array(
  v.object({
    id,
    startsAt: v.string(),
    endsAt: v.string(),
    refs: v.array(v.string()),
    plate: nullableText,
    providerId: v.nullable(id),
    split: expenseFields.split.row,
  }),
);

export const expenseMove = v.object({
  action: v.picklist(
    expenseActions.filter((action) => action !== 'change'),
    'required',
  ),
  reason: optionalText(500),
});

export const receiptQuery = v.object({
  receiptNo: v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required')),
  providerId: v.optional(givenId),
  spentOn: v.optional(day),
  amount: v.optional(baht),
});

/** Which expense a receipt is on already; of another kind's only that it is there. */
export const receiptUse = v.object({
  use: v.nullable(
    v.object({ id: v.nullable(id), kind, spentOn: v.string(), type: v.picklist(expenseTypes) }),
  ),
});

export type ExpenseRow = v.InferOutput<typeof expenseRow>;
export type ExpenseQuery = v.InferOutput<typeof expenseQuery>;
export type ExpenseBody = v.InferOutput<typeof expenseBody>;
export type ExpenseDetail = v.InferOutput<typeof expenseDetail>;
export type ExpenseOptions = v.InferOutput<typeof expenseOptions>;
export type ExpenseTrips = v.InferOutput<typeof expenseTrips>;
export type ReceiptQuery = v.InferOutput<typeof receiptQuery>;
export type ReceiptUse = v.InferOutput<typeof receiptUse>;
