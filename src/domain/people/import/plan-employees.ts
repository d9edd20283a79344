import type { SiteId } from '../../site-id';
import { isPlaceholderNumber } from '../placeholder-number';
import { departmentsOf, key, type KnownDepartment, type NewDepartment } from './departments';
import type { EmployeeRow } from './employees';
import type { ImportProblem, ImportProblemCode } from './problem';

/** Everybody who is or was an employee, and whoever else has an account. */
export type KnownPerson = {
  id: string;
  role: 'employee' | 'supplier' | 'driver';
  employeeNo: string | null;
  signInName: string | null;
  firstNameTh: string;
  lastNameTh: string;
  firstNameEn: string;
  lastNameEn: string;
  nickname: string | null;
  email: string | null;
  phone: string | null;
  site: SiteId | null;
  departmentId: string | null;
  costCentreId: string | null;
  managerId: string | null;
  works: boolean;
  /** Has an account and decides or administers something: only a second admin lets another name be theirs. */
  isProtected: boolean;
  /** The sign-in name that waits for a second admin already. */
  awaitedSignInName: string | null;
};

export type EmployeeFields = Omit<KnownPerson, 'id' | 'role' | 'isProtected' | 'awaitedSignInName'>;

export type KnownCompany = {
  me: string;
  people: readonly KnownPerson[];
  departments: readonly KnownDepartment[];
  costCentres: readonly { id: string; code: string }[];
  fallbackApproverIds: readonly string[];
  newId: () => string;
};

export type PlannedEmployee = {
  id: string;
  line: number;
  fields: EmployeeFields;
  /** Null for somebody new. */
  before: EmployeeFields | null;
  changed: readonly (keyof EmployeeFields)[];
  /** Another sign-in name that must wait for a second admin. */
  proposed?: { signInName: string | null };
};

export type EmployeePlan = {
  newDepartments: readonly NewDepartment[];
  people: readonly PlannedEmployee[];
  unchanged: number;
  problems: readonly ImportProblem[];
};

const isSameName = (mine: string | null, other: string | null): boolean =>
  key(mine ?? '') === key(other ?? '');

/** The empty cell empties, the absent column keeps. */
const or = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);

/** In one language only, the name stands for both. */
const namesOf = (row: EmployeeRow, before: KnownPerson | undefined) => {
  const firstTh = row.firstNameTh ?? before?.firstNameTh ?? row.firstNameEn ?? '';
  const firstEn = row.firstNameEn ?? before?.firstNameEn ?? row.firstNameTh ?? '';
  const isOnlyEnglish = !row.firstNameTh && !before;
  const isOnlyThai = !row.firstNameEn && !before;
  return {
    firstNameTh: firstTh,
    firstNameEn: firstEn,
    lastNameTh:
      row.lastNameTh ?? before?.lastNameTh ?? (isOnlyEnglish ? (row.lastNameEn ?? '') : ''),
    lastNameEn: row.lastNameEn ?? before?.lastNameEn ?? (isOnlyThai ? (row.lastNameTh ?? '') : ''),
  };
};

const byKey = <T>(items: readonly T[], text: (item: T) => string | null): Map<string, T> =>
  new Map(
    items.flatMap((item) => (text(item) === null ? [] : [[key(text(item)!), item] as const])),
  );

/** What the file would do to the company, and all that stands in its way. */
export const planEmployees = (
  rows: readonly EmployeeRow[],
  { me, people, departments, costCentres, fallbackApproverIds, newId }: KnownCompany,
): EmployeePlan => {
  const problems: ImportProblem[] = [];
  const fail = (line: number, column: keyof EmployeeRow | null, code: ImportProblemCode) => {
    problems.push({ line, column, code });
  };

  const byNumber = byKey(people, ({ employeeNo }) => employeeNo);
  const byAccount = byKey(people, ({ signInName }) => signInName);
  const centres = byKey(costCentres, ({ code }) => code);
  const units = departmentsOf(departments, newId);

  /** By number; by account only the first administrator, who had to be there before HR's file. */
  const recordOf = (row: EmployeeRow): KnownPerson | undefined => {
    const numbered = byNumber.get(key(row.employeeNo));
    if (numbered) return numbered;
    const account = row.signInName ? byAccount.get(key(row.signInName)) : undefined;
    return account && isPlaceholderNumber(account.employeeNo) ? account : undefined;
  };

  const seenNumbers = new Set<string>();
  const seenAccounts = new Set<string>();
  const seenPeople = new Set<string>();
  const matched = rows.map((row) => {
    const number = key(row.employeeNo);
    if (seenNumbers.has(number)) fail(row.line, 'employeeNo', 'listed_twice');
    seenNumbers.add(number);
    const before = recordOf(row);
    if (before && before.role !== 'employee') fail(row.line, 'employeeNo', 'taken');
    if (before && seenPeople.has(before.id)) fail(row.line, 'signInName', 'listed_twice');
    const id = before?.id ?? newId();
    seenPeople.add(id);
    if (row.signInName) {
      const account = key(row.signInName);
      if (seenAccounts.has(account)) fail(row.line, 'signInName', 'listed_twice');
      seenAccounts.add(account);
    }
    return { row, before, id };
  });

  // Also one that the same file takes from them: names never change hands at once.
  for (const { row, id } of matched) {
    const holder = row.signInName ? byAccount.get(key(row.signInName)) : undefined;
    if (holder && holder.id !== id)
      fail(row.line, 'signInName', holder.role === 'supplier' ? 'supplier_account' : 'taken');
  }

  const managers = new Map<string, string>();
  for (const { row, id } of matched) {
    managers.set(key(row.employeeNo), id);
    if (row.signInName) managers.set(key(row.signInName), id);
  }
  const managerOf = (row: EmployeeRow, id: string): string | null => {
    const named = key(row.manager!);
    const known = byNumber.get(named) ?? byAccount.get(named);
    const found = managers.get(named) ?? (known?.role === 'employee' ? known.id : undefined);
    if (found === undefined) fail(row.line, 'manager', 'unknown_manager');
    if (found === id) fail(row.line, 'manager', 'own_manager');
    return found ?? null;
  };

  const planned: PlannedEmployee[] = [];
  let unchanged = 0;
  for (const { row, before, id } of matched) {
    const names = namesOf(row, before);
    if (names.firstNameTh === '') fail(row.line, 'firstNameTh', 'required');
    const site = or(row.site ?? undefined, before?.site ?? null);
    if (site === null) fail(row.line, 'site', 'required');
    const centre = row.costCentre ? centres.get(key(row.costCentre)) : undefined;
    if (row.costCentre && !centre) fail(row.line, 'costCentre', 'unknown_cost_centre');
    const works = row.works ?? before?.works ?? true;
    const leaves = !works && (before?.works ?? true);
    if (leaves && fallbackApproverIds.includes(id)) fail(row.line, 'works', 'is_fallback_approver');
    const signInName = or(row.signInName, before?.signInName ?? null);
    const mustWait = before?.isProtected === true && !isSameName(signInName, before.signInName);
    const fields: EmployeeFields = {
      ...names,
      employeeNo: row.employeeNo,
      signInName: mustWait ? before.signInName : signInName,
      nickname: or(row.nickname, before?.nickname ?? null),
      email: or(row.email, before?.email ?? null),
      phone: or(row.phone, before?.phone ?? null),
      site,
      departmentId: row.department
        ? units.idOf(row.department)
        : or(row.department as null | undefined, before?.departmentId ?? null),
      costCentreId: centre?.id ?? or(row.costCentre && null, before?.costCentreId ?? null),
      managerId: row.manager
        ? managerOf(row, id)
        : or(row.manager as null | undefined, before?.managerId ?? null),
      works,
    };
    const changed = before
      ? (Object.keys(fields) as (keyof EmployeeFields)[]).filter(
          (name) => fields[name] !== before[name],
        )
      : [];
    const proposed =
      mustWait && !isSameName(signInName, before.awaitedSignInName) ? { signInName } : undefined;
    // Only the first admin, who was there before HR's file, finds their own number in it.
    const isOwn = id === me && (leaves || !isPlaceholderNumber(before?.employeeNo ?? null));
    if (isOwn && (changed.length > 0 || mustWait))
      fail(row.line, leaves ? 'works' : null, 'own_record');
    if (before && changed.length === 0 && !proposed) unchanged++;
    else
      planned.push({
        id,
        line: row.line,
        fields,
        before: before ?? null,
        changed,
        ...(proposed && { proposed }),
      });
  }

  problems.push(...findLoops(planned, people));
  problems.sort((a, b) => a.line - b.line);
  return { newDepartments: units.made, people: planned, unchanged, problems };
};

/** Whoever is above themselves would have to approve what goes up for ever. */
const findLoops = (
  planned: readonly PlannedEmployee[],
  people: readonly KnownPerson[],
): ImportProblem[] => {
  const above = new Map(people.map(({ id, managerId }) => [id, managerId]));
  for (const { id, fields } of planned) above.set(id, fields.managerId);
  return planned.flatMap(({ id, line, fields }): ImportProblem[] => {
    const met = new Set<string>();
    let at = fields.managerId;
    while (at !== null && at !== id && !met.has(at)) {
      met.add(at);
      at = above.get(at) ?? null;
    }
    return at === id && met.size > 0 ? [{ line, column: 'manager', code: 'manager_loop' }] : [];
  });
};
