import { beforeAll, afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { checkBackup } from '../../../src/server/db/backup/backup-lines';
import { writeBackup } from '../../../src/server/db/backup/write-backup';
import { openDatabase } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { checkTruths } from '../../../src/server/db/truths/check-truths';
import { refreshFacts } from '../../../src/server/use-cases/reports/refresh-facts';
import { createTestDatabase } from '../../setup/test-database';
import {
  backUp,
  contents,
  emptyDatabase,
  inPieces,
  oldBackup,
  oldMigrations,
  query,
  restore,
} from './use-backups';

/** Every byte, and characters that could be taken for something else. */
const photo = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
const awkward = 'a\\.b\n\\.\n\t"quoted" \\N ก๋วยเตี๋ยว 🚐';

let company: Awaited<ReturnType<typeof createTestDatabase>>;
let backup: Buffer;

// An installation of an older version that was upgraded to this one, and a photo.
beforeAll(async () => {
  company = await createTestDatabase('empty');
  const { database } = company;
  await restore(database, await oldBackup());
  await migrate(database, migrations);
  const client = database.newClient();
  await client.connect();
  await client.query(
    `insert into file (id, by_id, at, client_id, name, media_type, content)
      select gen_random_uuid(), id, now(), 'photo', $1, 'image/jpeg', $2 from person limit 1`,
    [awkward, photo],
  );
  await client.end();
  backup = await backUp(database);
});
afterAll(() => company.drop());

describe('a backup', () => {
  test('restored into an empty database, is the same installation to the byte', async () => {
    const database = await emptyDatabase();
    await restore(database, backup);
    expect(contents(await backUp(database))).toBe(contents(backup));
    const [file] = await query<{ name: string; content: Buffer }>(database, 'table file');
    expect(file?.name).toBe(awkward);
    expect(photo.equals(file?.content ?? Buffer.alloc(0))).toBe(true);
  });

  test('leaves numbers where they were, and the rules of the database awake', async () => {
    const database = await emptyDatabase();
    await restore(database, backup);
    const nextNumber = `select next_booking_ref(kind, min(submitted_at)) as ref from booking group by kind order by kind`;
    expect(await query(database, nextNumber)).toEqual(await query(company.database, nextNumber));
    await expect(query(database, 'delete from event')).rejects.toThrow(/append-only/);
    await expect(query(database, 'delete from site')).rejects.toThrow(/foreign key/);
    await refreshFacts(database.db);
    expect(await checkTruths(database.db)).toEqual([]);
  });

  test('shows one moment, whatever is written meanwhile', async () => {
    const database = await emptyDatabase();
    await restore(database, backup);
    const pieces: Buffer[] = [];
    for await (const piece of writeBackup(database, { version: '1.2.3', now: new Date() })) {
      if (pieces.length === 0)
        await query(database, `update person set phone = '0899999999'; delete from file`);
      pieces.push(piece);
    }
    expect(contents(Buffer.concat(pieces))).toBe(contents(backup));
  });

  test('is read the same in pieces of any size', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrations.slice(0, 12));
    const little = await backUp(database);
    for (const size of [1, 2, 3, 4, 5]) {
      const { end } = await checkBackup(inPieces(little, size));
      expect(end.rows['province']).toBe(77);
    }
  });

  test('is refused by a database that holds something, unless that may go', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrations);
    await query(database, `select next_booking_ref('bookingnodriver', '2031-05-05')`);
    await expect(restore(database, backup)).rejects.toThrow(/^The database is not empty: /);
    await restore(database, backup, { replace: true });
    expect(contents(await backUp(database))).toBe(contents(backup));
  });

  test('is refused while a server works on the database', async () => {
    const database = await emptyDatabase();
    const client = database.newClient();
    await client.connect();
    await expect(restore(database, backup)).rejects.toThrow(/^A server works on this database: /);
    await client.end();
  });

  test('that is damaged or cut off leaves the database as it was', async () => {
    const database = await emptyDatabase();
    await restore(database, backup);
    const spoilt = Buffer.from(backup);
    spoilt.writeUInt8(spoilt.readUInt8(photo.length * 2) ^ 1, photo.length * 2);
    const middle = backup.subarray(0, backup.length / 2);
    const almost = backup.subarray(0, backup.lastIndexOf('\n', -2));
    for (const bytes of [spoilt, middle, almost, Buffer.alloc(0)])
      await expect(checkBackup(inPieces(bytes))).rejects.toThrow(/^The backup is damaged/);
    await expect(restore(database, almost, { replace: true })).rejects.toThrow(
      /^The backup is damaged/,
    );
    expect(contents(await backUp(database))).toBe(contents(backup));
  });

  test('of a newer version, or of other tables, is refused in one sentence', async () => {
    const database = await emptyDatabase();
    await expect(restore(database, backup, { known: oldMigrations })).rejects.toThrow(
      /^The backup was made by a newer version \(0300-/,
    );
    const known = migrations.map(({ name, sql }) => ({ name, sql: `${sql}-- changed` }));
    await expect(restore(database, backup, { known })).rejects.toThrow(
      /^The backup's tables are others than this version's/,
    );
  });

  test('goes into a database whose user is its owner and nothing more, as a managed one gives', async () => {
    const database = await emptyDatabase();
    const role = `owner_${Date.now()}`;
    await query(database, `create role ${role} login`);
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      database,
      'select current_database() as name',
    );
    await query(database, `alter database ${name} owner to ${role}`);
    const managed = openDatabase({ ...inject('postgres'), database: name, user: role });
    onTestFinished(() => managed.close());
    await restore(managed, backup);
    await restore(managed, backup, { replace: true });
    expect(contents(await backUp(managed))).toBe(contents(backup));
    await query(database, `reassign owned by ${role} to current_user; drop owned by ${role}`);
    await query(database, `drop role ${role}`);
  });
});

describe('an upgrade', () => {
  test('of an older version with its data keeps every booking, and goes back by the backup made before', async () => {
    const database = await emptyDatabase();
    const before = await oldBackup();
    await restore(database, before);
    expect(await migrate(database, migrations)).toHaveLength(
      migrations.length - oldMigrations.length,
    );
    const [{ bookings } = { bookings: 0 }] = await query<{ bookings: number }>(
      database,
      'select count(*)::int as bookings from booking',
    );
    expect(bookings).toBe(143);

    // The older version refuses the newer tables, and takes its own again.
    await expect(migrate(database, oldMigrations)).rejects.toThrow(/by a newer version/);
    await restore(database, before, { known: oldMigrations, replace: true });
    expect(await migrate(database, oldMigrations)).toEqual([]);
    expect(contents(await backUp(database))).toBe(contents(before));
  });
});
