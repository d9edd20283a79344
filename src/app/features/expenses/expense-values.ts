import type { ExpenseBody, ExpenseDetail } from '#contract/expenses';
import type { Split } from '#domain/expense/split';

/** An expense while it is being written: what is not chosen yet is null. */
export type ExpenseValues = {
  [K in keyof ExpenseBody]: K extends 'split' ? Split : ExpenseBody[K] | null;
};

export const emptyExpense: ExpenseValues = {
  tripId: null,
  carId: null,
  providerId: null,
  type: null,
  spentOn: null,
  quantity: '1.00',
  rate: null,
  vat: '0.00',
  wht: '0.00',
  receiptNo: null,
  receiptFileId: null,
  note: null,
  split: [],
};

export const valuesOf = (expense: ExpenseDetail): ExpenseValues => ({
  tripId: expense.tripId,
  carId: expense.carId,
  providerId: expense.providerId,
  type: expense.type,
  spentOn: expense.spentOn,
  quantity: expense.quantity,
  rate: expense.rate,
  vat: expense.vat,
  wht: expense.wht,
  receiptNo: expense.receiptNo,
  receiptFileId: expense.receiptFileId,
  note: expense.note,
  split: expense.split,
});
