// @ts-check
import { pathToFileURL } from 'node:url';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await runScript(async () => {
  await setUp();
  // In this same process: signals reach the server itself, which stops its database last.
  await import(pathToFileURL('dist/server/main.js').href);
});
