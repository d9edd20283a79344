import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/client';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { serviceStateRepository } from '../../src/server/db/repositories/service/service-state.repository';
import { openLiveHub } from '../../src/server/live/live-hub';
import { newId } from '../../src/server/new-id';
import { startTestCluster, systemBinaries } from '../setup/start-test-cluster';
import { insertPeople } from './support/people';

// The whole suite runs on it with TEST_POSTGRES=system; this much is proven in every run.
describe.skipIf(systemBinaries === undefined)("on Debian's PostgreSQL 15", () => {
  test('the migrations apply, a change is written, and those who look on hear of it', async () => {
    const cluster = await startTestCluster(systemBinaries);
    const database = openDatabase(cluster.address);
    try {
      const { rows } = await sql<{ serverVersion: string }>`show server_version`.execute(
        database.db,
      );
      expect(rows[0]?.serverVersion).toMatch(/^15\./);
      expect(await migrate(database, migrations)).toHaveLength(migrations.length);

      const hub = openLiveHub(database);
      const heard = new Promise((resolve) => hub.subscribe(resolve));
      const { admin = '' } = await insertPeople(database.db);
      const change = { by: admin, at: new Date(), eventId: newId() };
      await vi.waitFor(async () => {
        const { rows: listening } = await sql`
          select from pg_stat_activity where query = 'listen live'`.execute(database.db);
        expect(listening).toHaveLength(1);
      });
      await database.db
        .transaction()
        .execute((tx) => serviceStateRepository(tx).change({ isClose: true }, change));
      expect(await heard).toEqual({ topic: 'service_state' });
      await hub.close();
    } finally {
      await database.close();
      await cluster.stop();
    }
  });
});
