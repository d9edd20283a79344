// @ts-check
import { runScript } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm run gallery` photographs all screens, `npm run gallery -- report` those whose address holds the word. */
await runScript(async () => {
  await setUp();
  const args = ['tests/gallery/gallery.ts', ...process.argv.slice(2)];
  const { code } = await runNode('src/scripts/lib/run-typescript.mjs', args, { show: true });
  process.exitCode = code;
});
