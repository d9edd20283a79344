import type { AuditEntry } from '#contract/audit';
import { columnOf, fieldOf, orderOf, saysWhichPart } from '#contract/records';
import { sayField as sayOwn } from '#contract/say-field';
import { flagName } from '#kinds/flag-name';
import { isFlag } from '#kinds/menu-flags';
import { isKindId, kinds } from '#kinds/registry';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { empty, no, yes } from '#words/admin-kit';
import { tripStateNames } from '#words/arranging';
import {
  attachedFile,
  auditAction,
  auditFields,
  auditSubjects,
  emptiedBecause,
} from '#words/audit';
import { retiredNames } from '#words/basics';
import { stateNames } from '#words/booking-states';
import { directoryName } from '#words/directory';
import { importTargetNames, worksNames } from '#words/imports';
import { siteNames } from '#words/sites';
import type { Message, Say } from '#words/message';

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

export const sayAction = (subject: string, action: string, say: Say): string => {
  const known = auditAction(subject, action);
  return known ? say(known) : inWords(action);
};

/** In somebody's own words, or as the system wrote it of an emptied trip. */
export const sayReason = ({ by, reason }: { by: string | null; reason: string }, say: Say) => {
  const known = by === null ? emptiedBecause[reason] : undefined;
  return known ? say(known) : reason;
};

export const saySubject = (subject: string, say: Say): string => {
  const known = auditSubjects[subject];
  return known ? say(known) : inWords(subject);
};

type About = { subject: string; action?: string };

const fieldName = (field: string, about: About): Message | undefined =>
  fieldOf(field, about)?.label ?? columnOf(field, about) ?? auditFields[field];

const sayField = (field: string, about: About, say: Say): string => {
  const known = fieldName(field, about);
  return known ? say(known) : inWords(field);
};

const sayText = (text: string, names: Names, say: Say): string => {
  if (UUID.test(text)) return names[text] ?? text.slice(-6);
  if (MOMENT.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatDate(text);
  if (isKindId(text)) return say(kinds[text].name);
  if (isFlag(text)) return say(flagName(text));
  return text;
};

/** What a status is called depends on what has it: an expense that is approved waits for no car. */
const statusesOf: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  booking: stateNames,
  trip: tripStateNames,
};

/** Codes that mean the same whatever has them. */
const codesOfAll: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  site: siteNames,
  siteId: siteNames,
  sites: siteNames,
  target: { ...importTargetNames, directory: directoryName },
};

/** Whether a place is used, or an employee works here, is said as their lists and files say it. */
const yesOrNo = (field: string, value: boolean): Message => {
  if (field === 'active') return retiredNames[value ? 'no' : 'yes'];
  if (field === 'works') return worksNames[value ? 'yes' : 'no'];
  return value ? yes : no;
};

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Which part of a car, driver or provider it was; its number says nothing to anybody. */
const isPartId = (field: string, about: About) => field.endsWith('Id') && !fieldName(field, about);

type At = { about: About; names: Names; say: Say };

const sayValue = (field: string, value: unknown, at: At): string => {
  const { about, names, say } = at;
  const own = fieldOf(field, about);
  if (own) return sayOwn(own, value, say, (id) => names[id]) || say(empty);
  if (isNothing(value)) return say(empty);
  if (typeof value === 'string' || typeof value === 'number') {
    const code = (field === 'status' ? statusesOf[about.subject] : codesOfAll[field])?.[value];
    if (code) return say(code);
    if (field === 'provinceCode') return names[value] ?? String(value);
  }
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  if (typeof value === 'boolean') return say(yesOrNo(field, value));
  if (typeof value === 'string')
    return FILE_FIELD.test(field)
      ? say(attachedFile, { end: value.slice(-6) })
      : sayText(value, names, say);
  if (Array.isArray(value))
    return value.length === 0
      ? say(empty)
      : value
          .map((item) =>
            // Of what is personal an event tells the names of the fields only.
            field === 'fields' && typeof item === 'string'
              ? sayField(item, about, say)
              : sayValue(field, item, at),
          )
          .join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([part, item]) => `${sayField(part, about, say)} ${sayValue(part, item, at)}`)
      .join(' · ');
  return JSON.stringify(value) ?? '';
};

/** Whose rules they are, and which plan was done, stands before the rest. */
const aboutWhich = ['kind', 'site', 'planId'];

export type ChangeInWords = { field: string; before: string | null; after: string | null };

/** Field by field; what stayed as it was is no change, but stands there when nothing else does. */
export const sayChanges = (
  { before, after, ...about }: About & Pick<AuditEntry, 'before' | 'after'>,
  names: Names,
  say: Say,
): ChangeInWords[] => {
  const sayOf = (field: string, value: unknown) => sayValue(field, value, { about, names, say });
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // The database keeps them by the length of their names.
  const form = orderOf(about);
  const which = aboutWhich.filter((field) => !form.includes(field));
  const places = [...which, ...form, ...Object.keys(auditFields)];
  const placeOf = (field: string) =>
    places.includes(field) ? places.indexOf(field) : places.length;
  const inOrder = fields.toSorted((a, b) => placeOf(a) - placeOf(b));
  return inOrder.flatMap((field) => {
    if (isPartId(field, about)) return [];
    const [was, is] = [before?.[field], after?.[field]];
    const isKept = before !== null && after !== null && JSON.stringify(was) === JSON.stringify(is);
    // A site has no name of its own to say which it was, nor has a part of something.
    const saysWhich = field === about.subject || saysWhichPart(field, about);
    if (isKept && fields.length > 1 && !saysWhich) return [];
    // What was left out of something new is no news, unless that says something too.
    if (before === null && isNothing(is) && !fieldOf(field, about)?.place.empty) return [];
    return [
      {
        field: sayField(field, about, say),
        before:
          before === null || was === undefined || (isKept && saysWhich) ? null : sayOf(field, was),
        after: after === null || is === undefined ? null : sayOf(field, is),
      },
    ];
  });
};
