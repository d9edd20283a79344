// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { commandOf, runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runNode } from './lib/run.mjs';

/** What docs/security.md names as proof. They are part of `npm test` too, there with fewer rivals and requests. */
const ATTACKS = [
  'tests/server/attack',
  'tests/server/http',
  'tests/server/arranging/race.test.ts',
  'tests/server/bookings/race.test.ts',
  'tests/server/bookings/fuzz.test.ts',
  'tests/server/users',
  'tests/server/live.test.ts',
  'tests/server/files.test.ts',
  'tests/server/truths.test.ts',
  'src/server/identity',
  'src/server/http',
  'src/domain/access',
  'src/domain/files',
];

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const args = ['run', ...ATTACKS, ...process.argv.slice(2)];
  const { code } = await runNode(commandOf('vitest'), args, {
    env: { ATTACK: 'full' },
    show: true,
  });
  process.exitCode = code;
});
