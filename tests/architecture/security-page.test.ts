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
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
  const known = Object.entries(packages).filter(([path]) => path !== '');
  const loose = known.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const running = known.filter(
    ([path, { hasInstallScript }]) => hasInstallScript && allowScripts[nameOf(path)] !== false,
  );
  expect(known.length).toBeGreaterThan(100);
  expect([...loose, ...running]).toEqual([]);
});
