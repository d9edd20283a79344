// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root, runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runProofs } from './lib/run-proofs.mjs';

/** Besides what docs/security.md names as proof, all that stands beside it. */
const FOLDERS = [
  'tests/server/attack',
  'tests/server/http',
  'tests/server/links',
  'tests/server/users',
  'src/server/identity',
  'src/server/http',
  'src/domain/access',
  'src/domain/files',
];

const namedAsProof = () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const files = [...page.matchAll(/`((?:src|tests)\/[^`]+\.test\.tsx?)`/g)].map(([, file]) => file);
  return files.filter((file) => file !== undefined);
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  // All of it is part of `npm test` too, there with fewer rivals and requests.
  process.exitCode = await runProofs('attack', [...new Set([...FOLDERS, ...namedAsProof()])], {
    title: 'Attacks',
    about:
      '`npm run attack`: what [security.md](security.md) names as proof, with 200 rivals on two processes and 10,000 generated requests.',
    env: { ATTACK: 'full' },
  });
});
