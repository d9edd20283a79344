import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNode } from '../../../src/scripts/lib/run.mjs';
import { migrations } from '../../../src/server/db/migrations';
import { createTestDatabase } from '../../setup/test-database';
import { backUp, contents, oldBackup, oldFile, oldMigrations } from './use-backups';

let folder: string;
let real: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carpool-commands-'));
  real = await createTestDatabase('empty');
});
afterAll(async () => {
  await real.drop();
  await rm(folder, { recursive: true, force: true });
});

const command = (where: Record<string, string>, ...args: string[]) =>
  runNode(
    'src/scripts/lib/run-typescript.mjs',
    ['tests/server/processes/database-command.ts', ...args],
    {
      env: {
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
        VITE_APP_VERSION: '1.2.3',
        ...where,
      },
    },
  );

const realUrl = () => {
  const { host, port, user, database } = real.address;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};

describe('the commands', () => {
  test('move an installation from the embedded database to a real one without loss', async () => {
    const file = join(folder, 'backups/before-moving.gz');
    const begun = await command({}, 'restore', oldFile);
    expect(begun.output).toMatch(/^Restored: \d+ rows of 2026-/);
    expect(begun.output).toContain(`(${migrations.length - oldMigrations.length} steps)`);
    const made = await command({}, 'backup', file);
    expect(made.output).toMatch(/^Backed up into .* read again and complete\)/);
    // It holds everybody's data, and nothing is left of the making.
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'backups'))).toEqual(['before-moving.gz']);

    const moved = await command({ DATABASE_URL: realUrl() }, 'restore', file);
    expect(moved.output).toMatch(/^Restored: /);
    expect(contents(await backUp(real.database))).toBe(contents(await oldBackup()));

    const again = await command({ DATABASE_URL: realUrl() }, 'backup', file);
    expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/is there already/) });
  });

  test('say in one sentence what stands in their way', async () => {
    const broken = join(folder, 'broken.gz');
    await writeFile(broken, 'no backup');
    const where = { DATABASE_URL: realUrl() };
    const sentences: [Record<string, string>, string[], RegExp][] = [
      [{ DATA_DIR: join(folder, 'nowhere') }, ['backup'], /^There is no database in /],
      [{ DATABASE_URL: 'postgres://u@localhost:4299/d' }, ['backup'], /does not answer/],
      [where, ['restore'], /^Say which backup: /],
      [where, ['restore', 'missing.gz'], /^There is no file missing\.gz\.$/],
      [where, ['restore', '--check', broken], /^The backup is damaged or not complete/],
    ];
    const outcomes = await Promise.all(sentences.map(([env, args]) => command(env, ...args)));
    for (const [index, { code, output }] of outcomes.entries()) {
      const sentence = sentences[index]?.[2] ?? '';
      expect({ code, output: output.trim() }).toEqual({
        code: 1,
        output: expect.stringMatching(sentence),
      });
      expect(output.trim()).not.toContain('\n');
    }
    const { output } = await command(where, 'restore', '--check', oldFile);
    expect(output).toMatch(/^Complete: \d+ rows of 2026-/);
  });
});
