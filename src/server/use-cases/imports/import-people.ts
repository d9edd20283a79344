import { importRowLimits, type ImportResult } from '#contract/imports';
import { readCsv } from '#domain/csv/read-csv';
import type { ImportProblem } from '#domain/people/import/problem';
import { done } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { importRepository } from '../../db/repositories/imports/import.repository';
import { importCostCentres } from './import-cost-centres';
import { importEmployees } from './import-employees';
import { importPlaces } from './import-places';
import type { Importers, ImportPlan } from './import-target';

const importers: Importers = {
  employees: importEmployees,
  'cost-centres': importCostCentres,
  places: importPlaces,
};

const MOST_SHOWN = 200;

const resultOf = (plan: Omit<ImportPlan, 'save'>, saved: boolean): ImportResult => {
  const added = plan.changes.filter(({ isNew }) => isNew).length;
  return {
    saved,
    rows: plan.rows,
    added,
    changed: plan.changes.length - added,
    unchanged: plan.unchanged,
    leaving: plan.leaving,
    waiting: plan.waiting,
    newDepartments: [...plan.newDepartments],
    ignoredColumns: [...plan.ignored],
    changes: plan.changes.slice(0, MOST_SHOWN),
    problemCount: plan.problems.length,
    problems: plan.problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_SHOWN),
  };
};

/** A cell that could not be read is wrong once, whatever follows from its being empty. */
const withoutEchoes = (problems: readonly ImportProblem[]): ImportProblem[] => {
  const places = new Set<string>();
  return problems.filter(({ line, column }) => {
    const place = `${line} ${column}`;
    if (column !== null && places.has(place)) return false;
    places.add(place);
    return true;
  });
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

const tellAll = async (
  { actor, params, db, now, newId }: Call<'importPeople'>,
  plan: ImportPlan,
): Promise<void> => {
  const events = eventRepository(db);
  const by = { at: now, by: actor.personId };
  const changes = await plan.save();
  await events.appendMany(changes.map((change) => ({ id: newId(), ...by, ...change })));
  const { added, changed, unchanged, leaving } = resultOf(plan, true);
  await events.append({
    id: newId(),
    ...by,
    action: 'import',
    subject: 'import',
    after: { target: params.target, added, changed, unchanged, leaving },
  });
};

/** All of a file or nothing of it: while one line is wrong, nothing is written. */
export const importPeople: UseCase<'importPeople'> = async (call) => {
  const { actor, params, body, db, now, newId } = call;
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
  });
  const plan = { ...planned, problems: withoutEchoes(planned.problems) };
  if (!body.save || plan.problems.length > 0) return done(resultOf(plan, false));
  if (plan.changes.length > 0) await tellAll(call, plan);
  return done(resultOf(plan, true));
};
