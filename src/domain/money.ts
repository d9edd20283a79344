/** Baht as whole satang: exact to add and compare, and safe far beyond what numeric(12,2) holds. */
export type Satang = number;

const BAHT = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/;

/** From `1234.5` as the database and the API write it, or `1,234.50` as people do; null when it is no amount. */
export const parseBaht = (text: string): Satang | null => {
  const [, sign, baht, satang = ''] = BAHT.exec(text.trim().replaceAll(',', '')) ?? [];
  if (baht === undefined) return null;
  const amount = Number(baht) * 100 + Number(satang.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
};

/** `1234.50`: for the database and the API. */
export const bahtOf = (amount: Satang): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** `1,234.50`: for people. */
export const formatBaht = (amount: Satang): string =>
  bahtOf(amount).replace(/\B(?=(\d{3})+\.)/g, ',');

/** `1,234` or `1,234.50`: where nothing stands below it to be lined up with. */
export const sayBaht = (amount: Satang): string => formatBaht(amount).replace(/\.00$/, '');

/** A part of an amount, such as 45 of 60 minutes; half a satang is rounded up. */
export const portion = (amount: Satang, parts: number, of: number): Satang => {
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(parts), 2n * BigInt(of)];
  const rounded = doubled + BigInt(of);
  const floor = rounded / divisor - (rounded < 0n && rounded % divisor !== 0n ? 1n : 0n);
  return Number(floor);
};
