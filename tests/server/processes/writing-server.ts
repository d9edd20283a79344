// Writes row after row and says each number only after its commit was answered: what a client would believe.
import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/db/client';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded/start-embedded-postgres';
import { isDatabaseUnreachable } from '../../../src/server/db/is-database-unreachable';

const [dataDir = '', writers = '4'] = process.argv.slice(3);
const postgres = await startEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase(postgres.connection);
// Of two that create it at the same moment, `if not exists` lets one fail: the second waits for the first.
await db.transaction().execute(async (tx) => {
  await sql`select pg_advisory_xact_lock(1)`.execute(tx);
  await sql`create table if not exists written (id bigint primary key generated always as identity)`.execute(
    tx,
  );
});

const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
console.log('ready');

const write = async (): Promise<void> => {
  while (!stopping.signal.aborted) {
    try {
      const { rows } = await sql<{
        id: number;
      }>`insert into written default values returning id`.execute(db);
      console.log(`ack ${rows[0]?.id}`);
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
await Promise.all(Array.from({ length: Number(writers) }, write));
await close();
await postgres.stop();
console.log('stopped');
