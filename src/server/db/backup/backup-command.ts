import { checkBackup } from './backup-lines';
import { readBackupFile, writeBackupFile } from './backup-file';
import { runCommand, withDatabase } from './with-database';
import { writeBackup } from './write-backup';

const now = new Date();

/** `carpool-2026-11-23T17-30-00Z.gz`: a name that sorts by time and is good on every system. */
const usualName = (): string =>
  `backups/carpool-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;

await runCommand(async () => {
  const [file = usualName()] = process.argv.slice(2);
  const version = import.meta.env.VITE_APP_VERSION;
  const bytes = await withDatabase({ mayCreate: false }, (database) =>
    writeBackupFile(file, writeBackup(database, { version, now }), (written) =>
      checkBackup(readBackupFile(written)),
    ),
  );
  return `Backed up into ${file} (${Math.ceil(bytes / 1000).toLocaleString('en-GB')} kB, read again and complete).`;
});
