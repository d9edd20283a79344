import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModules } from '../../src/scripts/architecture/read-modules.mjs';

const packages = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@azure/msal-browser',
  '@azure/msal-react',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  'dayjs',
  'vite',
  'vite-plugin-pwa',
  'workbox-window',
  'idb-keyval',
  'vitest',
  'msw',
];

describe('§0 Design card', () => {
  test('§0.2 every package that it names is listed and used', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
      expect.arrayContaining(packages),
    );
    const modules = readModules(process.cwd(), ['src', 'tests', 'vite.config.ts']);
    const used = new Set(
      modules.flatMap(({ imports }) => imports.map(({ target }) => target ?? '')),
    );
    expect(packages.filter((name) => !used.has(name))).toEqual([]);
  });

  test.each([
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'src',
    'public',
    'tests',
    'manifest.webmanifest',
    'README.md',
  ])('§0.3 the top level holds %s', (name) => {
    expect(existsSync(name)).toBe(true);
  });
});
