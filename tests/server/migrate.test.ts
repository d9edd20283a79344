import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate, type Migration } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { startProcess } from '../setup/start-process';
import { createTestDatabase } from '../setup/test-database';

const emptyDatabase = async () => {
  const { database, address, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  return { database, address };
};

const first: Migration = { name: '0001-first.sql', sql: 'create table first (id int)' };
const second: Migration = { name: '0002-second.sql', sql: 'create table second (id int)' };

describe('migrations', () => {
  test('when run twice, the second run does nothing', async () => {
    const { database } = await emptyDatabase();
    const names = migrations.map(({ name }) => name).toSorted();
    expect(await migrate(database, migrations)).toEqual(names);
    expect(await migrate(database, migrations)).toEqual([]);
  });

  test('when two processes start at once, one migrates and the other finds it done', async () => {
    const { address } = await emptyDatabase();
    const servers = [1, 2].map(() => startProcess('migrating-server', JSON.stringify(address)));
    await Promise.all(servers.map(({ exited }) => exited));
    const said = servers.flatMap(({ lines }) => lines).toSorted();
    expect(said).toEqual([`applied 0`, `applied ${migrations.length}`]);
  });

  test('when given out of order, applies by name and tells how far it is', async () => {
    const { database } = await emptyDatabase();
    const steps: string[] = [];
    await migrate(database, [second, first], ({ name, done, total }) => {
      steps.push(`${name} ${done}/${total}`);
    });
    expect(steps).toEqual(['0001-first.sql 0/2', '0002-second.sql 1/2']);
  });

  test('when an applied file was changed, refuses in one sentence', async () => {
    const { database } = await emptyDatabase();
    await migrate(database, [first]);
    const changed = { ...first, sql: 'create table other (id int)' };
    await expect(migrate(database, [changed, second])).rejects.toThrow(
      /0001-first\.sql was changed after this database had applied it/,
    );
  });

  test('when only the line ends of an applied file changed, takes it as the same', async () => {
    const { database } = await emptyDatabase();
    await migrate(database, [{ ...first, sql: 'create table first (\n id int)' }]);
    const windows = { ...first, sql: 'create table first (\r\n id int)' };
    expect(await migrate(database, [windows])).toEqual([]);
  });

  test('when the database is newer than the product, refuses in one sentence', async () => {
    const { database } = await emptyDatabase();
    await migrate(database, [first, second]);
    await expect(migrate(database, [first])).rejects.toThrow(/newer version \(0002-second\.sql/);
  });

  test('when a file fails, keeps nothing of it and all before it', async () => {
    const { database } = await emptyDatabase();
    const broken = { name: '0002-broken.sql', sql: 'create table half (id int); select broken' };
    await expect(migrate(database, [first, broken])).rejects.toThrow(
      'Migration 0002-broken.sql failed',
    );
    expect(
      await migrate(database, [first, { ...second, sql: 'create table half (id int)' }]),
    ).toEqual([second.name]);
  });
});
