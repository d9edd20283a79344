const THAI_ZERO = '๐'.charCodeAt(0);

/** ๐–๙ as 0–9: phones and dates are typed with either. */
export const latinDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
