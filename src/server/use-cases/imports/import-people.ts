import { importRowLimits, type ImportResult } from '#contract/imports';
import { readCsv } from '#domain/csv/read-csv';
import type { ImportProblem } from '#domain/people/import/problem';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { importRepository } from '../../db/repositories/imports/import.repository';
import { importCostCentres } from './import-cost-centres';
import { importEmployees } from './import-employees';
import { importPlaces } from './import-places';
import { resultOf, saveImport, withoutEchoes } from './import-plan';
import type { Importers } from './import-target';

const importers: Importers = {
  employees: importEmployees,
  'cost-centres': importCostCentres,
  places: importPlaces,
};

const unread = (problem: ImportProblem, rows = 0): ImportResult =>
  resultOf(
    {
      rows,
      problems: [problem],
      ignored: [],
      unchanged: 0,
      leaving: 0,
      waiting: 0,
      newDepartments: [],
      changes: [],
    },
    false,
  );

/** All of a file or nothing of it: while one line is wrong, nothing is written. */
export const importPeople: UseCase<'importPeople'> = async (call) => {
  const { actor, params, body, db, now, newId, language } = call;
  const csv = readCsv(body.text);
  if ('code' in csv) return done(unread({ ...csv, column: null }));
  if (csv.rows.length > importRowLimits.most)
    return done(unread({ line: 1, column: null, code: 'too_many_rows' }, csv.rows.length));
  const store = importRepository(db);
  if (body.save) await store.lock();
  const planned = await importers[params.target](csv, {
    me: actor.personId,
    now,
    db,
    store,
    accounts: accountRepository(db),
    newId,
    language,
  });
  const plan = { ...planned, problems: withoutEchoes(planned.problems) };
  if (!body.save || plan.problems.length > 0) return done(resultOf(plan, false));
  if (plan.changes.length > 0)
    await saveImport({ ...call, by: call.actor.personId }, params.target, plan);
  return done(resultOf(plan, true));
};
