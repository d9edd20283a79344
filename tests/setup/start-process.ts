import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const root = join(import.meta.dirname, '../..');
const runTypescript = join(root, 'src/scripts/lib/run-typescript.mjs');

export type TestProcess = {
  child: ChildProcessByStdio<null, Readable, null>;
  /** Everything it said so far, line by line. */
  lines: string[];
  /** Resolves at the first line from now on that starts like this. */
  says: (start: string) => Promise<string>;
  exited: Promise<unknown>;
};

/** A real process that runs `tests/server/processes/<name>.ts`, to be killed as hard as a test likes. */
export const startProcess = (name: string, ...args: string[]): TestProcess => {
  const file = join(root, 'tests/server/processes', `${name}.ts`);
  const child = spawn(process.execPath, [runTypescript, file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  // Not 'exit': its last lines may still be on their way then.
  const exited = once(child, 'close');
  return {
    child,
    lines,
    exited,
    says: (start) =>
      new Promise((resolve, reject) => {
        reader.on('line', (line) => {
          if (line.startsWith(start)) resolve(line);
        });
        exited.then(() => reject(new Error(`${name} ended without saying "${start}"`)), reject);
      }),
  };
};
