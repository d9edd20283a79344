import type { ImportTarget } from '#contract/import-targets';
import type { ImportResult } from '#contract/imports';
import type { Language } from '#domain/language';
import type { Csv } from '#domain/csv/read-csv';
import type { ImportProblem } from '#domain/people/import/problem';
import type { Db } from '../../db/client';
import type { NewEvent } from '../../db/repositories/audit/event.repository';
import type { accountRepository } from '../../db/repositories/accounts/account.repository';
import type { importRepository } from '../../db/repositories/imports/import.repository';

export type Importing = {
  me: string;
  now: Date;
  db: Db;
  store: ReturnType<typeof importRepository>;
  accounts: ReturnType<typeof accountRepository>;
  newId: () => string;
  /** Of whoever reads what the file would do. */
  language: Language;
};

/** One event of the many that a file brings. */
export type ImportedEvent = Pick<NewEvent, 'action' | 'subject' | 'before' | 'after'> & {
  subjectId: string;
};

export type ImportPlan = {
  rows: number;
  problems: readonly ImportProblem[];
  ignored: readonly string[];
  unchanged: number;
  leaving: number;
  /** Sign-in names that a second admin must confirm. */
  waiting: number;
  newDepartments: readonly string[];
  changes: ImportResult['changes'];
  /** Writes it and answers what happened to whom. */
  save: () => Promise<readonly ImportedEvent[]>;
};

export type Importer = (csv: Csv, importing: Importing) => Promise<ImportPlan>;

export type Importers = Readonly<Record<ImportTarget, Importer>>;
