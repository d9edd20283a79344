import type { AuditEntry } from '#contract/audit';
import { isFlag } from '#domain/access/menu-flags';
import { isKindId } from '#domain/booking/kind-id';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { empty, no, yes } from '#words/admin-kit';
import { attachedFile, auditActions, auditFields, auditSubjects } from '#words/audit';
import { actionNames, stateNames } from '#words/booking-states';
import { driverStatusNames } from '#words/drivers';
import { recordFields } from '#words/audit-records';
import { expenseStateNames, expenseTypeNames } from '#words/expenses';
import { carStatusNames, classNames, fuelNames, gearboxNames } from '#words/fleet';
import { kindNames } from '#words/kinds';
import type { Message, Say } from '#words/message';
import { reportStateNames } from '#words/problem-reports';
import { providerStatuses } from '#words/providers';
import { flagNames } from '#words/users';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const FILE_FIELD = /^(?:file|photo)Id$|(?:File|Photo)Id$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Names = Readonly<Record<string, string>>;

/** `cancelledLate` is readable as it is, in words. */
const inWords = (code: string): string =>
  code
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
    .trim();

export const sayAction = (action: string, say: Say): string => {
  const own = auditActions[action];
  if (own) return say(own);
  return action in actionNames
    ? say(actionNames[action as keyof typeof actionNames])
    : inWords(action);
};

export const saySubject = (subject: string, say: Say): string => {
  const known = auditSubjects[subject];
  return known ? say(known) : inWords(subject);
};

const sayField = (field: string, say: Say): string => {
  const known = auditFields[field] ?? recordFields[field];
  return known ? say(known) : inWords(field);
};

const sayText = (text: string, names: Names, say: Say): string => {
  if (UUID.test(text)) return names[text] ?? text.slice(-6);
  if (MOMENT.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatDate(text);
  if (isKindId(text)) return say(kindNames[text]);
  if (isFlag(text)) return say(flagNames[text]);
  return text;
};

const sayValue = (value: unknown, names: Names, say: Say): string => {
  if (value === null || value === undefined || value === '') return say(empty);
  if (typeof value === 'boolean') return say(value ? yes : no);
  if (typeof value === 'string') return sayText(value, names, say);
  if (Array.isArray(value))
    return value.length === 0
      ? say(empty)
      : value.map((each) => sayValue(each, names, say)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, each]) => `${sayField(field, say)} ${sayValue(each, names, say)}`)
      .join(' · ');
  return JSON.stringify(value) ?? '';
};

/** What a status is called depends on what has it: an expense that is approved waits for no car. */
const statusesOf: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  booking: stateNames,
  car: carStatusNames,
  driver: driverStatusNames,
  provider: providerStatuses,
  expense: expenseStateNames,
  problem_report: reportStateNames,
};

const codesOf: Readonly<Record<string, typeof statusesOf>> = {
  status: statusesOf,
  type: { expense: expenseTypeNames },
  class: { car: classNames },
  fuel: { car: fuelNames },
  gearbox: { car: gearboxNames },
};

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

export type SaidChange = { field: string; before: string | null; after: string | null };

/** Field by field; what stayed as it was is no change, but stands there when nothing else does. */
export const sayChanges = (
  { subject, before, after }: Pick<AuditEntry, 'subject' | 'before' | 'after'>,
  names: Names,
  say: Say,
): SaidChange[] => {
  const sayOf = (field: string, value: unknown): string => {
    const own = codesOf[field]?.[subject]?.[String(value)];
    if (own) return say(own);
    return FILE_FIELD.test(field) && typeof value === 'string'
      ? say(attachedFile, { end: value.slice(-6) })
      : sayValue(value, names, say);
  };
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    const isKept = before !== null && after !== null && JSON.stringify(was) === JSON.stringify(is);
    if (isKept && fields.length > 1) return [];
    // What was left out of something new is no news.
    if (before === null && isNothing(is)) return [];
    return [
      {
        field: sayField(field, say),
        before: before === null || was === undefined ? null : sayOf(field, was),
        after: after === null || is === undefined ? null : sayOf(field, is),
      },
    ];
  });
};
