import type { DatabaseEnv } from '../env';
import { StartError } from '../start-error';
import { isDatabaseUnreachable } from './is-database-unreachable';

const explainDatabase = (error: unknown): string | undefined => {
  const { code } = error as { code?: unknown };
  if (error instanceof Error && /unsupported startup parameter/.test(error.message))
    return 'stands behind a pooler: name the database itself with DATABASE_DIRECT_URL.';
  if (code === '53300')
    return 'has no connection left: let it take more, or run fewer servers on it.';
  if (isDatabaseUnreachable(error)) return 'does not answer: check its address and that it runs.';
  if (code === '3D000') return 'does not exist: create it, or correct its name.';
  if (code === '28P01' || code === '28000') return 'refuses this user: correct name and password.';
  if (code === '42501') return 'lets this user create no tables: make them the owner.';
  return undefined;
};

/** The work, with one sentence instead of a stack where the database stands in its way. */
export const explained = <T>({ databaseUrl, dataDir }: DatabaseEnv, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const reason = explainDatabase(error);
    if (reason === undefined) throw error;
    const which = databaseUrl === undefined ? `in ${dataDir}` : 'of DATABASE_URL';
    throw new StartError(`The database ${which} ${reason}`, { cause: error });
  });
