// `npm run backup`, `restore` and `leave-demo` without a build: the command's name, then its arguments.
import { argv } from 'node:process';

const [, command] = argv.splice(2, 2);
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  backup: () => import('../../../src/server/db/backup/backup-command'),
  restore: () => import('../../../src/server/db/backup/restore-command'),
  'leave-demo': () => import('../../../src/server/demo/leave-demo-command'),
};
await commands[command ?? '']?.();
