import { readEmployees } from '#domain/people/import/employees';
import {
  planEmployees,
  type EmployeeFields,
  type PlannedEmployee,
} from '#domain/people/import/plan-employees';
import type { Importer } from './import-target';

/** What an event may keep: ids and closed lists, never what belongs to the person. */
const kept = ['site', 'departmentId', 'costCentreId', 'managerId', 'works'] as const;

const pick = (fields: EmployeeFields, names: readonly (keyof EmployeeFields)[]) =>
  Object.fromEntries(
    kept.filter((name) => names.includes(name)).map((name) => [name, fields[name]]),
  );

const toldOf = ({ id, fields, before, changed }: PlannedEmployee) => {
  if (!before)
    return { action: 'create', subject: 'person', subjectId: id, after: pick(fields, kept) };
  const others = changed.filter((name) => !(kept as readonly string[]).includes(name));
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

const labelOf = ({ fields }: PlannedEmployee): string =>
  `${fields.employeeNo ?? ''} ${fields.firstNameTh} ${fields.lastNameTh}`.trim();

export const importEmployees: Importer = async (csv, { me, store, newId }) => {
  const { rows, problems, ignored } = readEmployees(csv);
  const plan = planEmployees(rows, {
    me,
    people: await store.people(),
    departments: await store.departments(),
    costCentres: await store.costCentres(),
    fallbackApproverIds: await store.fallbackApproverIds(),
    newId,
  });
  const leaving = plan.people.filter(isLeaving);
  return {
    rows: csv.rows.length,
    problems: [...problems, ...plan.problems],
    ignored,
    unchanged: plan.unchanged,
    leaving: leaving.length,
    newDepartments: plan.newDepartments.map(({ name }) => name),
    changes: plan.people.map((each) => ({
      label: labelOf(each),
      isNew: each.before === null,
      changed: [...each.changed],
    })),
    save: async () => {
      await store.addDepartments(plan.newDepartments);
      await store.saveEmployees(plan.people);
      const withdrawn = await store.withdrawRights(leaving.map(({ id }) => id));
      return [
        ...plan.people.map(toldOf),
        ...withdrawn.map((subjectId) => ({
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
