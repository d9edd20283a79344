/** The closed list of the database; a test compares them. */
export const expenseTypes = [
  'rental',
  'overtime',
  'fuel',
  'toll',
  'parking',
  'lodging',
  'repair',
  'fine',
  'other',
] as const;

export type ExpenseType = (typeof expenseTypes)[number];
