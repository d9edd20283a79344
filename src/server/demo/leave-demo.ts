import { dropTables } from '../db/backup/tables';
import { refuseWhileServed } from '../db/backup/restore-backup';
import type { OpenDatabase } from '../db/client';
import { applyWithin, migrationLock, type Migration } from '../db/migrate';
import { withOwnClient } from '../db/own-client';
import { StartError } from '../start-error';
import { seedFirstAdmin } from './seed-first-admin';

type Leaving = { firstAdmin: string; migrations: readonly Migration[]; newId: () => string };

/** Makes the demo company an empty installation with its first admin. Anything else is left as it is. */
export const leaveDemo = async (
  database: Pick<OpenDatabase, 'newClient' | 'db'>,
  { firstAdmin, migrations, newId }: Leaving,
): Promise<void> => {
  await withOwnClient(database, async (client) => {
    // A server that starts meanwhile waits.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseWhileServed(client, 'leave the demo');
    const { rows: there } = await client.query<{ is: boolean }>(
      `select to_regclass('public.installation') is not null as is`,
    );
    const { rows: demo } = there[0]?.is
      ? await client.query('select from installation where is_demo')
      : { rows: [] };
    if (demo.length === 0) throw new StartError('This is no demo company: nothing was deleted.');
    await client.query('begin');
    await dropTables(client);
    await applyWithin(client, migrations);
    await client.query('commit');
  });
  await database.db.transaction().execute((tx) => seedFirstAdmin(tx, firstAdmin, newId));
};
