// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runNode } from './lib/run.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const args = ['tests/setup/generate-db-types.ts'];
  const { code } = await runNode('src/scripts/lib/run-typescript.mjs', args, { show: true });
  process.exitCode = code;
});
