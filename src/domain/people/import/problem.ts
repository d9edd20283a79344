/** What is wrong with a file that is imported, in one closed list: each has words in `words/imports.ts`. */
export const importProblemCodes = [
  'open_quote',
  'empty_file',
  'too_many_rows',
  'missing_column',
  'column_twice',
  'required',
  'too_long',
  'invalid',
  'not_a_phone',
  'not_an_email',
  'not_yes_or_no',
  'unknown_site',
  'unknown_province',
  'unknown_cost_centre',
  'unknown_manager',
  'own_manager',
  'manager_loop',
  'listed_twice',
  'taken',
  'supplier_account',
  'own_record',
  'is_fallback_approver',
  'coordinates_whole',
  'not_in_thailand',
] as const;

export type ImportProblemCode = (typeof importProblemCodes)[number];

/** Without a column it is the whole line that is wrong. */
export type ImportProblem = { line: number; column: string | null; code: ImportProblemCode };
