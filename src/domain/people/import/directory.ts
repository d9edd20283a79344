import { createReader } from './cells';
import { readEmployee, type EmployeeColumn, type EmployeeRow } from './employees';
import type { ImportProblem } from './problem';

/** What a directory can say of somebody: an import's columns, but for the manager and whether they work, which it says its own way. */
export type DirectoryColumn = Exclude<EmployeeColumn, 'manager' | 'works'>;

/** Somebody as the company's directory has them. What it has no value for is not among the cells, and stays as it is here. */
export type DirectoryUser = {
  id: string;
  cells: Readonly<Partial<Record<DirectoryColumn, string>>>;
  /** Null where the directory took the manager away, undefined where it never named one. */
  managerId: string | null | undefined;
  isEnabled: boolean;
  isRemoved: boolean;
};

export type ReadDirectory = {
  rows: readonly EmployeeRow[];
  problems: readonly ImportProblem[];
  /** Whose line is whose: a directory has no lines that anybody could look up. */
  names: ReadonlyMap<number, string>;
  /** Rooms, machines and guests: whoever has no employee number is no employee. */
  withoutNumber: number;
};

type Numbered = DirectoryUser & { employeeNo: string; works: boolean };

const byNumber = (a: Numbered, b: Numbered): number =>
  a.employeeNo.localeCompare(b.employeeNo) ||
  Number(b.works) - Number(a.works) ||
  (a.cells.signInName ?? '').localeCompare(b.cells.signInName ?? '');

const isSameNumber = (a: string, b: string | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();

const nameOf = ({ employeeNo, cells }: Numbered): string => {
  const name =
    cells.fullNameTh ??
    cells.fullNameEn ??
    [cells.firstNameTh ?? cells.firstNameEn, cells.lastNameTh ?? cells.lastNameEn]
      .filter(Boolean)
      .join(' ');
  return [employeeNo, name || cells.signInName].filter(Boolean).join(' ');
};

/** The rows that a file of the same people would have; `known` are the employee numbers that there are here. */
export const readDirectory = (
  users: readonly DirectoryUser[],
  known: ReadonlySet<string>,
): ReadDirectory => {
  const byId = new Map(users.map((user) => [user.id, user]));
  const numbered = users
    .flatMap((user): Numbered[] => {
      const { employeeNo } = user.cells;
      const works = user.isEnabled && !user.isRemoved;
      return employeeNo === undefined ? [] : [{ ...user, employeeNo, works }];
    })
    // Who left before they were ever here is nobody's business.
    .filter(({ works, employeeNo }) => works || known.has(employeeNo.toLowerCase()))
    .toSorted(byNumber);
  // Somebody's earlier account, which was closed: the one they have now speaks for them.
  const people = numbered.filter(
    ({ works, employeeNo }, index) =>
      works || !isSameNumber(employeeNo, numbered[index - 1]?.employeeNo),
  );

  const managerOf = ({ managerId }: Numbered): string | undefined => {
    if (managerId === null) return '';
    const manager = managerId === undefined ? undefined : byId.get(managerId)?.cells;
    return manager?.employeeNo ?? manager?.signInName;
  };
  const cellsOf = (user: Numbered): Readonly<Record<string, string | undefined>> => {
    const works = user.works ? 'yes' : 'no';
    // Of who left, the directory keeps no more than who it was.
    if (!user.works) return { employeeNo: user.employeeNo, works };
    return { ...user.cells, manager: managerOf(user), works };
  };

  const readers = people.map((user, index) => {
    const cells = cellsOf(user);
    return createReader(index + 1, (key) => cells[key]);
  });
  return {
    rows: readers.map(readEmployee),
    problems: readers.flatMap(({ problems }) => problems),
    names: new Map(people.map((user, index) => [index + 1, nameOf(user)])),
    withoutNumber: users.filter(
      ({ cells, isEnabled, isRemoved }) => isEnabled && !isRemoved && !cells.employeeNo,
    ).length,
  };
};

/** What an employee can do without until the directory has it right. */
const optional = ['phone', 'email', 'nickname', 'department', 'costCentre', 'manager'] as const;

/** The rows that can be taken over although others cannot; what is wrong in them stays as it is here. */
export const settleRows = (
  rows: readonly EmployeeRow[],
  problems: readonly ImportProblem[],
): EmployeeRow[] => {
  const wrong = new Map<number, (string | null)[]>();
  for (const { line, column } of problems) wrong.set(line, [...(wrong.get(line) ?? []), column]);
  return rows.flatMap((row) => {
    const columns = wrong.get(row.line) ?? [];
    const kept = optional.filter((name) => columns.includes(name) && row[name] !== undefined);
    if (kept.length < new Set(columns).size) return [];
    return [{ ...row, ...Object.fromEntries(kept.map((name) => [name, undefined])) }];
  });
};
