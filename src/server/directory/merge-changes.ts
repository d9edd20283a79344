import type { DirectoryColumn, DirectoryUser } from '#domain/people/import/directory';
import type { DirectoryFields } from '../directory-env';
import type { Changes, Entry } from './graph';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Undefined where nothing is said of it, null where there is nothing. */
const valueAt = (entry: Entry, property: string): string | null | undefined => {
  const path = property.startsWith('extensionAttribute')
    ? ['onPremisesExtensionAttributes', property]
    : property.split('.');
  let value: unknown = entry;
  for (const name of path) {
    if (value === null || value === undefined) return value;
    value = isObject(value) ? value[name] : undefined;
  }
  if (Array.isArray(value)) value = value[0] ?? null;
  if (value === null || value === undefined) return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

const cellsAfter = (before: DirectoryUser['cells'], entry: Entry, fields: DirectoryFields) => {
  const cells = { ...before };
  for (const [column, property] of Object.entries(fields)) {
    const value = valueAt(entry, property);
    // The settings were read against the columns that there are.
    if (value === null) delete cells[column as DirectoryColumn];
    else if (value !== undefined) cells[column as DirectoryColumn] = value;
  }
  return cells;
};

const managerAfter = (before: DirectoryUser['managerId'], entry: Entry) => {
  const changes = entry['manager@delta'];
  if (changes === undefined || changes.length === 0) return before;
  return changes.findLast((manager) => !manager['@removed'])?.id.toLowerCase() ?? null;
};

/** The directory as it is after what was said, in the order in which it was said. */
export const mergeChanges = (
  users: readonly DirectoryUser[],
  { entries, isWhole }: Pick<Changes, 'entries' | 'isWhole'>,
  fields: DirectoryFields,
): DirectoryUser[] => {
  const after = new Map(isWhole ? [] : users.map((user) => [user.id, user]));
  for (const entry of entries) {
    const id = entry.id.toLowerCase();
    const before = after.get(id);
    if (entry['@removed']) {
      if (before) after.set(id, { ...before, isRemoved: true });
    } else
      after.set(id, {
        id,
        cells: cellsAfter(before?.cells ?? {}, entry, fields),
        managerId: managerAfter(before?.managerId, entry),
        isEnabled: entry.accountEnabled ?? before?.isEnabled ?? true,
        isRemoved: false,
      });
  }
  // Whom the whole directory does not name any more has gone from it.
  for (const user of users)
    if (!after.has(user.id)) after.set(user.id, { ...user, isRemoved: true });
  return [...after.values()];
};
