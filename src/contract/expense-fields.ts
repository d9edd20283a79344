import * as v from 'valibot';
import { isWhole } from '#domain/expense/split';
import { expenseStates } from '#domain/expense/states';
import { expenseTypes } from '#domain/expense/types';
import { parseBaht, sayBaht } from '#domain/money';
import { id } from '#kinds/request/common';
import { expenseStateNames, expenseTypeNames, noProvider } from '#words/expenses';
import type { Message } from '#words/message';
import { baht } from './money';
import {
  byId,
  choice,
  day,
  decimal,
  file,
  money,
  optional,
  own,
  reference,
  shown,
  textOrNone,
} from './record';

export const expenseSections = {
  what: { th: 'ค่าอะไร', en: 'What for' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  paper: { th: 'ใบเสร็จ', en: 'Receipt' },
  split: { th: 'แบ่งตามศูนย์ต้นทุน', en: 'Cost centres' },
} satisfies Record<string, Message>;

/** More than nothing, with two decimals. */
const quantity = v.pipe(
  baht,
  v.check((text) => (parseBaht(text) ?? 0) > 0, 'not_above_zero'),
  v.check((text) => (parseBaht(text) ?? 0) < 10_000_000, 'too_many'),
);

const share = v.object({ costCentreId: v.string(), percent: v.string() });

const split = {
  body: v.optional(
    v.pipe(
      v.array(
        v.object({
          costCentreId: v.pipe(v.string('required'), v.nonEmpty('required'), id),
          percent: v.pipe(
            baht,
            v.check((text) => (parseBaht(text) ?? 0) > 0, 'not_above_zero'),
          ),
        }),
        'invalid',
      ),
      v.maxLength(50, 'too_many'),
      v.check(
        (shares) => new Set(shares.map(({ costCentreId }) => costCentreId)).size === shares.length,
        'listed_twice',
      ),
      v.check((shares) => shares.length === 0 || isWhole(shares), 'not_hundred'),
    ),
    [],
  ),
  row: v.array(share),
};

/** `9.10%`, and `100%`. */
export const sayPercent = (percent: string): string => `${sayBaht(parseBaht(percent) ?? 0)}%`;

/** All that is known of an expense. A new field is a line here and a migration. */
export const expenseFields = {
  type: choice(expenseTypes, expenseTypeNames, {
    th: 'ประเภท',
    en: 'Type',
    section: 'what',
    list: { sort: 'type' },
  }),
  status: shown(
    choice(expenseStates, expenseStateNames, {
      th: 'สถานะ',
      en: 'Status',
      list: { sort: 'status' },
    }),
  ),
  spentOn: day({ th: 'วันที่', en: 'Date', section: 'what', list: { sort: 'spentOn' } }),
  /** A trip or a car, never both. */
  tripId: optional(reference(byId, { th: 'เที่ยวรถ', en: 'Trip', section: 'what', wide: true })),
  carId: optional(reference(byId, { th: 'รถ', en: 'Car', section: 'what' })),
  providerId: optional(
    reference(byId, {
      th: 'ผู้ให้บริการ',
      en: 'Provider',
      section: 'what',
      wide: true,
      empty: noProvider,
    }),
  ),
  quantity: decimal(quantity, { th: 'จำนวน', en: 'Quantity', section: 'amount' }),
  rate: money({ th: 'ราคาต่อหน่วย', en: 'Unit price', section: 'amount' }),
  vat: money({ th: 'ภาษีมูลค่าเพิ่ม', en: 'VAT', section: 'amount' }),
  wht: money({ th: 'หัก ณ ที่จ่าย', en: 'Withholding tax', section: 'amount' }),
  amount: shown(
    money({
      th: 'จำนวนเงิน',
      en: 'Amount',
      section: 'amount',
      wide: true,
      list: { sort: 'amount' },
    }),
  ),
  /** With VAT, less what is withheld. */
  payable: shown(money({ th: 'ยอดจ่าย', en: 'Payable', list: { card: 'none' } })),
  receiptNo: textOrNone(60, {
    th: 'เลขที่ใบเสร็จ',
    en: 'Receipt number',
    section: 'paper',
    wide: true,
    list: { card: 'none' },
  }),
  receiptFileId: file({ th: 'รูปใบเสร็จ', en: 'Receipt', section: 'paper', isPaper: true }),
  note: textOrNone(500, {
    th: 'หมายเหตุ',
    en: 'Note',
    section: 'paper',
    isLong: true,
  }),
  /** Nothing: by the bookings of the trip. */
  split: own(
    split,
    (shares, _, nameOf) =>
      (v.is(split.row, shares) ? shares : [])
        .map(({ costCentreId, percent }) =>
          `${nameOf(costCentreId) ?? ''} ${sayPercent(percent)}`.trim(),
        )
        // By their codes, with which the names begin: as the form has them.
        .toSorted()
        .join(', '),
    { th: 'แบ่งตามศูนย์ต้นทุน', en: 'Cost centres', section: 'split' },
  ),
};
