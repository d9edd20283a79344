// @ts-check
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await runScript(async () => {
  await setUp();
  const program = resolve('dist/server/token.js');
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
