import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from '../db/backup/with-database';
import { migrations } from '../db/migrations';
import { newId } from '../new-id';
import { StartError } from '../start-error';
import { leaveDemo } from './leave-demo';

const USAGE =
  'Say whose the empty installation is: npm run leave-demo -- admin@company.co.th --delete-the-demo. All of the demo company goes; a backup is made with npm run backup.';

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'delete-the-demo': { type: 'boolean' } },
    });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
};

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [firstAdmin, ...more] = positionals.map((name) => name.toLowerCase());
  const isMeant = values['delete-the-demo'] === true && more.length === 0;
  if (!isMeant || firstAdmin === undefined || !/^\S+@\S+$/.test(firstAdmin))
    throw new StartError(USAGE);
  await withDatabase({ mayCreate: false }, (database) =>
    leaveDemo(database, { firstAdmin, migrations, newId }),
  );
  return `The demo company is gone. Start with DEMO=no and sign in as ${firstAdmin}: the guide leads on.`;
});
