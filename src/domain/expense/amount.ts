import { parseBaht, portion, type Satang } from '../money';

const HUNDREDTHS = 100;

/** What the columns hold. */
export const MOST: Satang = 999_999_999_999;

/** Quantity times rate, rounded once and half up: exactly what `expense_amount` of the database checks. */
export const lineAmount = (quantity: string, rate: string): Satang | null => {
  const [hundredths, unitPrice] = [parseBaht(quantity), parseBaht(rate)];
  return hundredths === null || unitPrice === null
    ? null
    : portion(unitPrice, hundredths, HUNDREDTHS);
};

/** Some per cent of an amount, such as VAT or withholding tax. */
export const percentOf = (amount: Satang, percent: number): Satang =>
  portion(amount, percent, HUNDREDTHS);

/** What the provider gets: VAT on top, less the tax that the company withholds. */
export const payable = (amount: Satang, vat: Satang, wht: Satang): Satang => amount + vat - wht;
