import type { DirectoryPlan } from '#contract/directory';
import { readDirectory, settleRows } from '#domain/people/import/directory';
import { planEmployees, type EmployeePlan } from '#domain/people/import/plan-employees';
import type { ImportProblem } from '#domain/people/import/problem';
import type { Language } from '#domain/language';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { directoryRepository } from '../../db/repositories/imports/directory.repository';
import { importRepository } from '../../db/repositories/imports/import.repository';
import type { Tools } from '../tell';
import { importPlanOf, readCompany } from './import-employees';
import { resultOf, withoutEchoes } from './import-plan';
import type { Importing, ImportPlan } from './import-target';

export const importingOf = (
  { db, now, newId }: Tools,
  me: string,
  language: Language = 'th',
): Importing => ({
  me,
  now,
  db,
  store: importRepository(db),
  accounts: accountRepository(db),
  newId,
  language,
});

export type PlannedDirectory = {
  plan: ImportPlan;
  /** How many employees work here before it. */
  working: number;
  show: (reading: string, saved: boolean) => DirectoryPlan;
};

/** The employees' import with other rows. What is wrong is left out, row by row, until the rest can be taken over. */
export const planDirectory = async (importing: Importing): Promise<PlannedDirectory> => {
  const company = await readCompany(importing);
  const numbers = new Set(
    company.people.flatMap(({ employeeNo }) => employeeNo?.toLowerCase() ?? []),
  );
  const users = await directoryRepository(importing.db).users();
  const { names, withoutNumber, ...read } = readDirectory(users, numbers);
  const problems: ImportProblem[] = [...read.problems];
  let rows = settleRows(read.rows, read.problems);
  let planned: EmployeePlan = planEmployees(rows, company);
  while (planned.problems.length > 0) {
    problems.push(...planned.problems);
    rows = settleRows(rows, planned.problems);
    planned = planEmployees(rows, company);
  }
  const plan: ImportPlan = {
    ...importPlanOf(planned, importing),
    rows: read.rows.length,
    ignored: [],
    problems: withoutEchoes(problems),
  };
  return {
    plan,
    working: company.people.filter(({ role, works }) => role === 'employee' && works).length,
    show: (reading, saved) => {
      const result = resultOf(plan, saved);
      return {
        ...result,
        reading,
        withoutNumber,
        problems: result.problems.map((problem) => ({
          ...problem,
          name: names.get(problem.line) ?? '',
        })),
      };
    },
  };
};
