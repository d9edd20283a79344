import * as v from 'valibot';
import { estimateLabels } from '#domain/booking/estimate-cost';
import { expenseTypes } from '#domain/expense/types';
import { id as givenId, requiredText } from '#kinds/request/common';
import { expenseFields } from './expense-fields';
import { isPayable, isWithin } from './expenses';
import { entriesOf } from './record-entries';

export const expenseMonth = v.object({
  month: v.string(),
  lockedAt: v.nullable(v.string()),
  lockedBy: v.nullable(v.string()),
  /** Drafts and submitted ones: while there are any, it cannot be locked. */
  open: v.number(),
  decided: v.number(),
  /** Approved and paid, without tax. */
  total: v.string(),
  mayUnlock: v.boolean(),
});

export const unlockBody = v.object({ reason: requiredText(500) });

/** What the provider will ask for each done trip that has no expense of its own yet. */
export const providerMonth = v.object({
  isLocked: v.boolean(),
  lines: v.array(
    v.object({
      tripId: v.string(),
      startsAt: v.string(),
      endsAt: v.string(),
      refs: v.array(v.string()),
      plate: v.nullable(v.string()),
      part: v.picklist(estimateLabels),
      type: v.picklist(expenseTypes),
      quantity: v.string(),
      /** Null where no rate card has a price for its class and day. */
      rate: v.nullable(v.string()),
    }),
  ),
});

const MOST_LINES = 600;

const { body: entered } = entriesOf(expenseFields);

const line = v.pipe(
  v.object({
    tripId: givenId,
    type: entered.type,
    quantity: entered.quantity,
    rate: entered.rate,
    vat: entered.vat,
    wht: entered.wht,
    receiptNo: entered.receiptNo,
    receiptFileId: entered.receiptFileId,
    note: entered.note,
  }),
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

export const providerMonthBody = v.object({
  /** Straight on to whoever approves. */
  submit: v.boolean('required'),
  lines: v.pipe(v.array(line), v.minLength(1, 'required'), v.maxLength(MOST_LINES, 'too_many')),
});

export const savedMonth = v.object({ saved: v.number() });

export type ExpenseMonth = v.InferOutput<typeof expenseMonth>;
export type ProviderMonth = v.InferOutput<typeof providerMonth>;
export type ProviderMonthBody = v.InferOutput<typeof providerMonthBody>;
