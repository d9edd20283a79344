import type { ProviderMonth, ProviderMonthBody } from '#contract/expense-months';
import { lineAmount, payable, percentOf } from '#domain/expense/amount';
import { bahtOf, parseBaht, type Satang } from '#domain/money';

/** One line of a provider's month while it is being looked through. */
export type BillLine = ProviderMonth['lines'][number] & {
  isIn: boolean;
  rate: string;
  vat: string;
  wht: string;
  receiptNo: string;
  receiptFileId: string | null;
};

export type Taxes = { vat: number; wht: number };

const satang = (text: string): Satang => parseBaht(text) ?? 0;

const amountOf = ({ quantity, rate }: BillLine): Satang => lineAmount(quantity, rate) ?? 0;

export const payableOf = (line: BillLine): Satang =>
  payable(amountOf(line), satang(line.vat), satang(line.wht));

/** Tax follows the amount; whoever knows better types over it afterwards. */
export const withTaxes = (line: BillLine, { vat, wht }: Taxes): BillLine => ({
  ...line,
  vat: bahtOf(percentOf(amountOf(line), vat)),
  wht: bahtOf(percentOf(amountOf(line), wht)),
});

export const linesOf = ({ lines }: ProviderMonth, taxes: Taxes): BillLine[] =>
  lines.map((line) =>
    withTaxes(
      {
        ...line,
        isIn: line.rate !== null,
        rate: line.rate ?? '',
        vat: '',
        wht: '',
        receiptNo: '',
        receiptFileId: null,
      },
      taxes,
    ),
  );

export const bodyOf = (
  lines: readonly BillLine[],
  noteOf: (line: BillLine) => string | null,
): ProviderMonthBody['lines'] =>
  lines.map((line) => ({
    tripId: line.tripId,
    type: line.type,
    quantity: line.quantity,
    rate: line.rate,
    vat: line.vat,
    wht: line.wht,
    receiptNo: line.receiptNo.trim() || null,
    receiptFileId: line.receiptFileId,
    note: noteOf(line),
  }));
