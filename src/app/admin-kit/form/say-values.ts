/** Texts, numbers and answers of yes or no as they are; what has parts needs words of its own. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
