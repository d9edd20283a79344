import type { EventSubject } from '#domain/history/event';
import type { ReadFile } from '#domain/people/import/read-lines';
import type { Planned } from '#domain/people/import/cost-centres';
import type { NewDepartment } from '#domain/people/import/departments';
import { differenceOf } from '../difference-of';
import type { ImportPlan } from './import-target';

type Thing = { id: string; nameTh: string };

type Parts<T extends Thing> = {
  read: ReadFile<unknown>;
  planned: Planned<T>;
  count: number;
  subject: EventSubject;
  labelOf: (thing: T) => string;
  /** As its form calls them, so that a history reads the same whichever way it came. */
  tellOf?: (thing: T) => Record<string, unknown>;
  /** What the rows refer to and is made with them. */
  newDepartments?: readonly NewDepartment[];
  save: (rows: readonly T[]) => Promise<unknown>;
};

const differing = <T extends object>(before: T, after: T): (keyof T & string)[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((name) => before[name] !== after[name]);

/** Things without a life of their own: each row is new, changed or as it was. */
export const planOfRows = <T extends Thing>({
  read,
  planned,
  count,
  subject,
  labelOf,
  tellOf = ({ id: _, ...fields }) => fields,
  newDepartments = [],
  save,
}: Parts<T>): ImportPlan => ({
  rows: count,
  problems: [...read.problems, ...planned.problems],
  ignored: read.ignored,
  unchanged: planned.unchanged,
  leaving: 0,
  waiting: 0,
  newDepartments: newDepartments.map(({ name }) => name),
  changes: planned.rows.map(({ before, after }) => ({
    label: labelOf(after),
    isNew: before === null,
    changed: before ? differing(before, after) : [],
  })),
  save: async () => {
    await save(planned.rows.map(({ after }) => after));
    return planned.rows.map(({ before, after }) => {
      const about = { subject, subjectId: after.id } as const;
      return before
        ? { ...about, action: 'change', ...differenceOf(tellOf(before), tellOf(after)) }
        : { ...about, action: 'create', after: tellOf(after) };
    });
  },
});
