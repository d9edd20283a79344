import { openDatabase } from '../../src/server/db/client';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { runKyselyCodegen } from './kysely-codegen';
import { startTestCluster } from './start-test-cluster';

// `npm run db:types`: what Kysely knows of the tables is read from a database that has just been migrated.
const { address, stop } = await startTestCluster();
try {
  const database = openDatabase(address);
  await migrate(database, migrations);
  await database.close();
  const { stdout } = await runKyselyCodegen(address);
  console.log(stdout.trim());
} finally {
  await stop();
}
