// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runNode } from './lib/run.mjs';
import { runProofs } from './lib/run-proofs.mjs';

/** A test for each of them; docs/decisions/312 says which is which. */
const FAULTS = [
  // Server and database killed under writes, two starts at once, a database that is away.
  'tests/server/durability.test.ts',
  'tests/server/durability-recovery.test.ts',
  'tests/server/first-second.test.ts',
  'src/server/db/embedded',
  // One that is slow, hangs, is full; connections that are lost, locks, a pool of two, a server's clock that is wrong.
  'tests/server/faults.test.ts',
  'src/server/db/client.test.ts',
  'tests/server/bookings/waiting-writes.test.ts',
  'tests/server/jobs.test.ts',
  // A phone that is cut off in mid-answer or killed, whose storage is full or gone, whose clock jumps.
  'src/app/outbox',
  'src/app/drafts',
  'tests/journeys/outbox.test.tsx',
  'tests/journeys/sending-again.test.tsx',
];

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  process.exitCode = await runProofs('faults', FAULTS, {
    title: 'Faults',
    about:
      '`npm run faults`: kills, a database that is away, slow, hangs or is full, wrong clocks, cut-off answers. Afterwards twenty kills of each kind under writes, which have figures of their own (kill -9 under writes).',
  });
  if (process.argv.length > 2) return;
  const bench = ['tests/bench/durability.bench.ts'];
  const { code } = await runNode('src/scripts/lib/run-typescript.mjs', bench, { show: true });
  if (code !== 0) process.exitCode = code;
});
