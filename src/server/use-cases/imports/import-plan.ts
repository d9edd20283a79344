import type { ImportTarget } from '#contract/import-targets';
import type { ImportResult } from '#contract/imports';
import type { ImportProblem } from '#domain/people/import/problem';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import type { Tools } from '../tell';
import type { ImportPlan } from './import-target';

const MOST_SHOWN = 200;

/** What is said of a plan; of long lists only the beginning. */
export const resultOf = (plan: Omit<ImportPlan, 'save'>, saved: boolean): ImportResult => {
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
    // Whoever leaves is looked at first.
    changes: plan.changes
      .toSorted((a, b) => Number(b.leaves ?? false) - Number(a.leaves ?? false))
      .slice(0, MOST_SHOWN),
    problemCount: plan.problems.length,
    problems: plan.problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_SHOWN),
  };
};

/** A cell that could not be read is wrong once, whatever follows from its being empty. */
export const withoutEchoes = (problems: readonly ImportProblem[]): ImportProblem[] => {
  const places = new Set<string>();
  return problems.filter(({ line, column }) => {
    const place = `${line} ${column}`;
    if (column !== null && places.has(place)) return false;
    places.add(place);
    return true;
  });
};

/** Writes what was planned, with an event of each change and one of the import. */
export const saveImport = async (
  { by, db, now, newId }: Tools & { by: string | null },
  target: ImportTarget | 'directory',
  plan: ImportPlan,
): Promise<void> => {
  const events = eventRepository(db);
  const changes = await plan.save();
  await events.appendMany(changes.map((change) => ({ id: newId(), at: now, by, ...change })));
  const { added, changed, unchanged, leaving } = resultOf(plan, true);
  await events.append({
    id: newId(),
    at: now,
    by,
    action: 'import',
    subject: 'import',
    after: { target, added, changed, unchanged, ...(leaving > 0 && { leaving }) },
  });
};
