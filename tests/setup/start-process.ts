import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'vite';

const outDir = join(import.meta.dirname, '../../node_modules/.cache/test-processes');

const built = new Map<string, Promise<string>>();

const bundle = async (name: string): Promise<string> => {
  const entry = `${name}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../..'),
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { [entry]: join(import.meta.dirname, `../server/processes/${name}.ts`) },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return join(outDir, `${entry}.js`);
};

export type TestProcess = {
  child: ChildProcessByStdio<null, Readable, null>;
  /** Everything it said so far, line by line. */
  lines: string[];
  /** Resolves at the first line from now on that starts like this. */
  says: (start: string) => Promise<string>;
  exited: Promise<unknown>;
};

/** A real process that runs `tests/server/processes/<name>.ts`, to be killed as hard as a test likes. */
export const startProcess = async (name: string, ...args: string[]): Promise<TestProcess> => {
  const script = built.get(name) ?? bundle(name);
  built.set(name, script);
  const child = spawn(process.execPath, [await script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
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
