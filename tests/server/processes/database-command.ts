// `npm run backup` and `npm run restore` without a build: the command's name, then its arguments.
import { argv } from 'node:process';

const [, command] = argv.splice(2, 2);
await (command === 'restore'
  ? import('../../../src/server/db/backup/restore-command')
  : import('../../../src/server/db/backup/backup-command'));
