import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readModules } from '../../src/scripts/architecture/read-modules.mjs';
import { findViolations } from '../../src/scripts/architecture/rules.mjs';

const aliases = Object.fromEntries(
  ['domain', 'words', 'kinds', 'contract'].map((room) => [`#${room}/*`, `./src/${room}/*.ts`]),
);

/** The real checker on a repository of these files. */
const check = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const all = { 'package.json': JSON.stringify({ imports: aliases }), ...files };
    for (const [file, source] of Object.entries(all)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
    const modules = readModules(root, ['src', 'tests']);
    expect(modules).toHaveLength(Object.keys(files).length);
    return findViolations(modules).map(({ rule, file }) => `${file}: ${rule}`);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const empty = 'export {};';
const below = 'a room imports only the rooms below it';
const byAlias = 'across rooms by #alias, inside a room by relative path';
const oneHome = 'this package is known in one place only';

describe('the import rules of the architecture page', () => {
  test('what keeps the rules passes', () => {
    expect(
      check({
        'src/domain/a.ts': `import { b } from './b'; import dayjs from 'dayjs';`,
        'src/domain/b.ts': `export const b = 1;`,
        'src/domain/b.test.ts': `import { expect } from 'vitest'; import { b } from './b';`,
        'src/kinds/rental/a.ts': `import { b } from '#domain/b'; import { object } from 'valibot';`,
        'src/kinds/rental/b.ts': `import { c } from '../request/c';`,
        'src/kinds/request/c.ts': `export const c = 1;`,
        'src/kinds/registry.ts': `import { a } from './rental/a';`,
        'src/app/session/a.ts': `import '@azure/msal-browser'; import type { b } from '#domain/b';`,
        'src/app/outbox/a.ts': `import 'idb-keyval'; import { a } from '../session/a';`,
        'src/app/kinds/rental/icon.tsx': `import { a } from '../../ui/store';`,
        'src/app/ui/store.ts': `export const a = 1;`,
        'src/app/ui/badge.tsx': `import { a } from '../kinds/rental/icon';`,
        'src/server/db/client.ts': `import pg from 'pg'; import { sql } from 'kysely';`,
      }),
    ).toEqual([]);
  });

  test.each([
    [
      'when domain imports words',
      'src/domain/a.ts',
      `import '#words/b';`,
      { 'src/words/b.ts': empty },
      below,
    ],
    [
      'when contract imports the server',
      'src/contract/a.ts',
      `export * from '../server/b';`,
      { 'src/server/b.ts': empty },
      below,
    ],
    [
      'when the app imports a type of the server',
      'src/app/a.ts',
      `import type { B } from '../server/b';`,
      { 'src/server/b.ts': empty },
      below,
    ],
    [
      'when the server names a type of the app inline',
      'src/server/a.ts',
      `export type A = typeof import('../app/b');`,
      { 'src/app/b.ts': empty },
      below,
    ],
    [
      'when the service worker imports the app lazily',
      'src/sw/a.ts',
      `await import('../app/b');`,
      { 'src/app/b.ts': empty },
      below,
    ],
    [
      'when a relative path leads into another room',
      'src/app/a.ts',
      `import '../domain/b';`,
      { 'src/domain/b.ts': empty },
      byAlias,
    ],
    [
      'when an alias leads into its own room',
      'src/domain/a.ts',
      `import '#domain/b';`,
      { 'src/domain/b.ts': empty },
      byAlias,
    ],
    [
      'when a kind imports a kind',
      'src/kinds/rental/a.ts',
      `import '../shared/b';`,
      { 'src/kinds/shared/b.ts': empty },
      'a kind never imports another kind',
    ],
    [
      'when a feature imports a feature',
      'src/app/features/a/a.ts',
      `import '../b/b';`,
      { 'src/app/features/b/b.ts': empty },
      'a feature never imports another feature',
    ],
    [
      'when a feature imports the views of a kind',
      'src/app/features/a/a.ts',
      `import '../../kinds/rental/b';`,
      { 'src/app/kinds/rental/b.ts': empty },
      'a feature never imports another feature',
    ],
    [
      'when src imports tests',
      'src/server/a.ts',
      `import '../../tests/b';`,
      { 'tests/b.ts': empty },
      'src never imports tests',
    ],
    [
      'when a pure room imports a package',
      'src/words/a.ts',
      `import 'hono';`,
      {},
      'a pure room uses only its documented packages',
    ],
    [
      'when a pure room imports Node',
      'src/domain/a.ts',
      `import 'node:fs';`,
      {},
      'a pure room uses only its documented packages',
    ],
    [
      'when a screen imports MSAL',
      'src/app/shell/a.ts',
      `import '@azure/msal-react';`,
      {},
      oneHome,
    ],
    ['when a screen opens IndexedDB', 'src/app/shell/a.ts', `import 'idb-keyval';`, {}, oneHome],
    ['when a use-case imports the driver', 'src/server/a.ts', `import 'pg';`, {}, oneHome],
    ['when a use-case builds SQL', 'src/server/a.ts', `import { sql } from 'kysely';`, {}, oneHome],
    [
      'when the imported file is not there',
      'src/app/a.ts',
      `import './b';`,
      {},
      'imports something that is not there',
    ],
    [
      'when there is a barrel',
      'src/domain/index.ts',
      empty,
      {},
      'no barrels: import the file itself',
    ],
    [
      'when a repository is not named so',
      'src/server/db/repositories/a.ts',
      empty,
      {},
      'a repository ends in .repository.ts',
    ],
    [
      'when a disabled lint gives no reason',
      'src/app/a.ts',
      `// oxlint-disable-next-line max-lines\nexport {};`,
      {},
      'a disabled lint gives its reason after " -- "',
    ],
    [
      'when a name says nothing',
      'src/app/a.ts',
      `export const namesOf = (cars: { name: string }[]) => cars.map((one) => one.name);`,
      {},
      'a name says the thing',
    ],
    ['when a file cannot be read', 'src/app/a.ts', `import {`, {}, 'every module can be read'],
  ])('%s, refuses', (_, file, source, others, rule) => {
    expect(check({ [file]: source, ...others })).toContain(`${file}: ${rule}`);
  });

  test.each([
    ['what the device keeps', 'drafts', 'api'],
    ['a call', 'api', 'session'],
    ['the session', 'session', 'ui'],
    ['a part', 'ui', 'form'],
    ['a field', 'form', 'remote'],
    ['the remote value', 'remote', 'admin-kit'],
    ['a kit', 'booking-form', 'features/booking'],
    ['a feature', 'features/booking', 'shell'],
    ['the shell', 'shell', 'routes'],
  ])('when %s looks up a floor, refuses: %s imports %s', (_, from, to) => {
    const up = `${'../'.repeat(from.split('/').length)}${to}/b`;
    const files = { [`src/app/${from}/a.ts`]: `import '${up}';`, [`src/app/${to}/b.ts`]: empty };
    expect(check(files)).toEqual([
      `src/app/${from}/a.ts: a layer of the app imports only the layers below it`,
    ]);
    const down = `${'../'.repeat(to.split('/').length)}${from}/a`;
    expect(
      check({ [`src/app/${to}/b.ts`]: `import '${down}';`, [`src/app/${from}/a.ts`]: empty }),
    ).toEqual([]);
  });

  test('when a room of the app stands on no floor, refuses', () => {
    expect(check({ 'src/app/somewhere/a.ts': empty })).toEqual([
      'src/app/somewhere/a.ts: every file of the app stands in a layer',
    ]);
  });

  test('when imports run in a circle, tells the whole circle once', () => {
    const files = {
      'src/app/ui/a.ts': `import './b';`,
      'src/app/ui/b.ts': `import type { C } from './c';`,
      'src/app/ui/c.ts': `export { A } from './a';`,
      'src/app/ui/d.ts': `import './a';`,
    };
    expect(check(files)).toEqual(['src/app/ui/a.ts: imports never run in a circle']);
  });
});
