import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runnerImport } from 'vite';
import type * as asking from '#kinds/asking-registry';
import type * as requests from '#kinds/booking-request';
import type * as flags from '#kinds/menu-flags';
import type * as registry from '#kinds/registry';
import { duringDay } from '../factories/booking-requests';

const copy = mkdtempSync(join(tmpdir(), 'fifth-kind-'));

/** A kind that somebody has written by the example of another. */
const invent = (folder: string) => {
  const [example, invented] = ['bookingduringday', 'bookingevening'];
  mkdirSync(join(copy, folder, invented));
  for (const file of readdirSync(join(folder, example))) {
    const source = readFileSync(join(folder, example, file), 'utf8')
      .replaceAll(example, invented)
      .replaceAll('booking_during_day_menu', 'booking_evening_menu')
      .replace('position: 3', 'position: 5');
    writeFileSync(join(copy, folder, invented, file), source);
  }
};

beforeAll(() => {
  for (const path of ['src', 'package.json', 'tsconfig.base.json'])
    cpSync(path, join(copy, path), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  invent('src/kinds');
  invent('src/app/kinds');
  addTowHitch();
  writeFileSync(
    join(copy, 'src/kinds/all.ts'),
    `${readFileSync('src/kinds/all.ts', 'utf8')}export { kind as bookingevening } from './bookingevening/kind';\n`,
  );
});
/** The line and the column of docs/decisions/250. */
const addTowHitch = () => {
  const add = (file: string, before: string, line: string) => {
    const source = readFileSync(file, 'utf8');
    expect(source.split(before)).toHaveLength(2);
    writeFileSync(join(copy, file), source.replace(before, `${line}${before}`));
  };
  const field =
    "towHitch: yesNo({ th: 'ตะขอลากจูง', en: 'Tow hitch', section: 'vehicle', list: {} }),\n";
  add('src/contract/car-fields.ts', '  photoId: file(', field);
  add('src/server/db/schema.generated.ts', '  tollTag: string', 'towHitch: Generated<boolean>;\n');
};

afterAll(() => rmSync(copy, { recursive: true }));

const compile = (): string => {
  try {
    const tsc = resolve('node_modules/.bin/tsc');
    return execFileSync(tsc, ['-b', 'src/app', 'src/server'], { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
};

const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(copy, file), { root: copy, configFile: false, logLevel: 'error' }))
    .module;

describe('a fifth kind, of its two folders and one line', () => {
  it('compiles in every room, and so does a car’s new field of one line and a column', () => {
    expect(compile()).toBe('');
  }, 180_000);

  it('is listed last, is asked for, and is a right of its own', async () => {
    const { kindIds } = await load<typeof registry>('src/kinds/registry.ts');
    const { bookingRequest } = await load<typeof requests>('src/kinds/booking-request.ts');
    const { askingOf } = await load<typeof asking>('src/kinds/asking-registry.ts');
    const { menuFlags } = await load<typeof flags>('src/kinds/menu-flags.ts');
    const fifth = kindIds.slice(4);
    expect(fifth).toEqual(['bookingevening']);
    expect(menuFlags).toContain('booking_evening_menu');
    const request = { ...duringDay(), kind: 'bookingevening' };
    expect(v.parse(bookingRequest, request)).toEqual(request);
    expect(fifth.map((kind) => v.is(askingOf(kind).schema, request))).toEqual([true]);
  });
});
