import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { knownSettings } from './known-settings';

const page = readFileSync('docs/operations.md', 'utf8');
const blocks = [...page.matchAll(/^```(?:sh|cron)\n(.*?)^```$/gms)].map(([, text = '']) => text);
/** Every command that an operator is told to type, without comments. */
const commands = blocks
  .flatMap((text) => text.split('\n'))
  .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
  .filter((command) => command.trim() !== '');

const found = (pattern: RegExp): string[] => [
  ...new Set(
    commands.flatMap((command) => [...command.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];

describe('docs/operations.md', () => {
  test('names commands of npm that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = found(/npm run ([\w:-]+)/g);
    expect(names).toEqual(expect.arrayContaining(['backup', 'restore']));
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
    // They work where only the build is, without sources.
    for (const name of names) expect(scripts[name]).toBe(`node dist/server/${name}.js`);
  });

  test('names programs that the build makes', () => {
    const config = readFileSync('vite.config.ts', 'utf8');
    for (const name of found(/node dist\/server\/(\w+)\.js/g))
      expect(config).toContain(`        ${name}: 'src/server/`);
  });

  test('names services of compose.yaml, and only options that the commands have', () => {
    const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: object };
    const names = found(/docker compose (?:stop|logs -f|exec -T|run --rm -T) (\w+)/g);
    expect(names).toEqual(['app']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(names));
    const restoring = readFileSync('src/server/db/backup/restore-command.ts', 'utf8');
    for (const option of found(/restore.* --(\w+)/g)) expect(restoring).toContain(`${option}: {`);
  });

  test('names files that are there, and settings that the product reads', () => {
    for (const file of page.match(/\b(?:deploy|tests)\/[\w./-]+\w/g) ?? [])
      expect(existsSync(file), file).toBe(true);
    const read = knownSettings();
    for (const [, setting = ''] of page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g))
      expect(read, setting).toContain(setting);
  });

  test('is where the README sends whoever runs it', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/operations.md)');
  });
});
