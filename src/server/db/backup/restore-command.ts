import { parseArgs } from 'node:util';
import { StartError } from '../../start-error';
import { migrations } from '../migrations';
import { readBackupFile } from './backup-file';
import { checkBackup } from './backup-lines';
import { restoreBackup } from './restore-backup';
import { runCommand, withDatabase } from './with-database';

const USAGE =
  'Say which backup: npm run restore -- FILE (or - for standard input), with --replace to delete what the database holds now, or with --check to only read the backup.';

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
};

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartError(USAGE);
  const { check = false, replace = false } = values;
  const { head, end } = check
    ? await checkBackup(readBackupFile(file))
    : await withDatabase({ mayCreate: true }, (database) =>
        restoreBackup(database, readBackupFile(file), { migrations, replace }),
      );
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const steps = migrations.length - head.migrations.length;
  const later = steps > 0 ? ` The next start brings its tables up to date (${steps} steps).` : '';
  return `${check ? 'Complete' : 'Restored'}: ${rows} rows of ${head.madeAt}, version ${head.version}.${later}`;
});
