import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkGroups, groups } from './chunk-groups.ts';

const endings = ['.ts', '.tsx', '.mjs'];

describe('groups of chunks', () => {
  it.each(groups.flatMap(([, modules]) => modules))('%s is a module', (module) => {
    expect(endings.some((ending) => existsSync(`${module}${ending}`))).toBe(true);
  });

  it('know their modules by whole names, and the part of a route that comes late', () => {
    const groupOf = (id: string) =>
      chunkGroups.find((group) => 'test' in group && group.test(id))?.name;
    expect(groupOf('/x/src/app/form/field.ts')).toBe('fields');
    expect(groupOf('/x/src/app/booking-form/place-field.tsx')).toBe('forms');
    expect(groupOf('/x/src/app/booking-form/stops-field.tsx')).toBeUndefined();
    expect(groupOf('/x/src/app/routes/_employee/_mantine/$kind.tsx?tsr-split=component')).toBe(
      'forms',
    );
  });
});
