import type { Language } from '#domain/language';
import { readEmployees } from '#domain/people/import/employees';
import {
  planEmployees,
  type EmployeeFields,
  type EmployeePlan,
  type KnownCompany,
  type PlannedEmployee,
} from '#domain/people/import/plan-employees';
import { askForAccount } from '../accounts/ask-for-account';
import { calledSites } from './called-sites';
import type { Importer, ImportedEvent, Importing, ImportPlan } from './import-target';

/** What an event may keep: ids and closed lists, never what belongs to the person. */
const kept = ['site', 'departmentId', 'costCentreId', 'managerId', 'works'] as const;

const pick = (fields: EmployeeFields, names: readonly (keyof EmployeeFields)[]) =>
  Object.fromEntries(
    kept.filter((name) => names.includes(name)).map((name) => [name, fields[name]]),
  );

const eventOf = ({ id, fields, before, changed }: PlannedEmployee): ImportedEvent => {
  if (!before)
    return { action: 'create', subject: 'person', subjectId: id, after: pick(fields, kept) };
  // Of a sign-in name the account's own event tells.
  const others = changed.filter((name) => ![...kept, 'signInName'].includes(name));
  return {
    action: 'change',
    subject: 'person',
    subjectId: id,
    before: pick(before, changed),
    after: { ...pick(fields, changed), ...(others.length > 0 && { fields: others }) },
  };
};

const isLeaving = ({ fields, before }: PlannedEmployee): boolean =>
  !fields.works && (before?.works ?? false);

/** A surname that is known in English only still tells people of one given name apart. */
const labelOf = ({ fields }: PlannedEmployee, language: Language): string => {
  const [first, last] =
    language === 'th'
      ? [fields.firstNameTh, fields.lastNameTh || fields.lastNameEn]
      : [fields.firstNameEn || fields.firstNameTh, fields.lastNameEn || fields.lastNameTh];
  return `${fields.employeeNo ?? ''} ${first} ${last}`.trim();
};

/** Writes everybody, and keeps of each changed sign-in name what the account was and became. */
const saveAll = async (
  people: readonly PlannedEmployee[],
  { store, accounts, newId }: Importing,
): Promise<ImportedEvent[]> => {
  const renamed = people
    .filter(({ before, changed }) => before && changed.includes('signInName'))
    .map(({ id: personId }) => ({ personId, before: newId(), after: newId() }));
  await accounts.record(renamed.map(({ personId, before }) => ({ id: before, personId })));
  await store.saveEmployees(people);
  await accounts.record(renamed.map(({ personId, after }) => ({ id: after, personId })));
  return renamed.map(({ personId, before, after }) => ({
    action: 'change',
    subject: 'account',
    subjectId: personId,
    before: { accountId: before },
    after: { accountId: after },
  }));
};

/** Sign-in names that a second admin must confirm. */
const askForAll = async (people: readonly PlannedEmployee[], importing: Importing) => {
  const { me, db, now, newId, accounts } = importing;
  for (const { id, proposed } of people) {
    const holder = proposed && (await accounts.lock(id));
    if (!holder) continue;
    const wanted = { ...holder, signInName: proposed.signInName };
    const call = { actor: { personId: me }, db, now, newId };
    await askForAccount(call, { holder, wanted, reason: null });
  }
};

/** What there is to know of the company before anything is planned. */
export const readCompany = async ({ me, now, store, newId }: Importing): Promise<KnownCompany> => ({
  me,
  people: await store.people(now),
  departments: await store.departments(),
  costCentres: await store.costCentres(),
  fallbackApproverIds: await store.fallbackApproverIds(),
  newId,
});

/** What becomes of employees, wherever their rows come from. */
export const importPlanOf = (
  plan: EmployeePlan,
  importing: Importing,
): Omit<ImportPlan, 'rows' | 'ignored'> => {
  const leaving = plan.people.filter(isLeaving);
  return {
    problems: plan.problems,
    unchanged: plan.unchanged,
    leaving: leaving.length,
    newDepartments: plan.newDepartments.map(({ name }) => name),
    waiting: plan.people.filter(({ proposed }) => proposed).length,
    changes: plan.people.map((person) => ({
      label: labelOf(person, importing.language),
      isNew: person.before === null,
      changed: [...person.changed],
      ...(isLeaving(person) && { leaves: true as const }),
      ...(person.proposed && { waits: true as const }),
    })),
    save: async () => {
      await importing.store.addDepartments(plan.newDepartments);
      const touched = plan.people.filter(({ before, changed }) => !before || changed.length > 0);
      const renamed = await saveAll(touched, importing);
      await askForAll(plan.people, importing);
      const withdrawn = await importing.store.withdrawRights(leaving.map(({ id }) => id));
      return [
        ...touched.map(eventOf),
        ...renamed,
        ...withdrawn.map((subjectId): ImportedEvent => ({
          action: 'withdraw',
          subject: 'admin_user',
          subjectId,
          before: { active: true },
          after: { active: false },
        })),
      ];
    },
  };
};

export const importEmployees: Importer = async (csv, importing) => {
  const { rows, problems, ignored } = readEmployees(csv, calledSites());
  const plan = importPlanOf(planEmployees(rows, await readCompany(importing)), importing);
  return { ...plan, rows: csv.rows.length, ignored, problems: [...problems, ...plan.problems] };
};
