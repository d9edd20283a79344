import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabaseEnv } from '../../env';
import { StartError } from '../../start-error';
import { openDatabase, type OpenDatabase } from '../client';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres';
import { explained } from '../explained';

/** Work on the database that the server would take; an embedded one runs that long, or is joined. */
export const withDatabase = async <T>(
  { mayCreate }: { mayCreate: boolean },
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> => {
  const env = readDatabaseEnv(process.env);
  if (env.databaseUrl !== undefined) {
    const database = openDatabase({ url: env.databaseUrl, directUrl: env.databaseDirectUrl });
    return explained(env, work(database)).finally(database.close);
  }
  if (!mayCreate && !existsSync(join(env.dataDir, 'postgres')))
    throw new StartError(
      `There is no database in ${env.dataDir}: say where it is with DATA_DIR or DATABASE_URL.`,
    );
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir });
  const database = openDatabase(embedded.connection);
  return explained(env, work(database)).finally(async () => {
    await database.close();
    await embedded.stop();
  });
};

/** Runs a command to its end; what a person can put right is one sentence. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
};
