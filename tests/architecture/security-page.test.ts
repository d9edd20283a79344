import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every test and decision that the security page names as proof is there', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const tests = [...page.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path]) => path ?? '');
  const decisions = [...page.matchAll(/\((decisions\/[^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect(tests.length).toBeGreaterThan(25);
  expect([...tests, ...decisions].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every package comes with its checksum, and none runs a script when it is installed', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  type Locked = { integrity?: string; hasInstallScript?: boolean };
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  for (const [path, { integrity, hasInstallScript }] of Object.entries(packages)) {
    if (path === '') continue;
    expect(integrity, path).toMatch(/^sha512-/);
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (hasInstallScript) expect(allowScripts[name], name).toBe(false);
  }
});
