import type { Db } from './client';
import { readRow } from './sql';

/** Whether a statement that runs for ever is ended. */
export const hasTimeLimit = async (db: Db): Promise<boolean> => {
  const row = await readRow(db)<{ statementTimeout: string }>`show statement_timeout`;
  return row?.statementTimeout !== '0';
};
