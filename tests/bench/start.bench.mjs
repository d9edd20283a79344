// How long a fresh clone takes until people can sign in, and the same machine the next time.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { root } from '../../src/scripts/lib/project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'start-bench-'));
const port = String(await findFreePort());

/** Starts the clone as a person would and stops it when it answers. */
const startOnce = async () => {
  const started = performance.now();
  const child = spawn(process.execPath, ['src/scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  while (!(await fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await exited;
  const step = (name) => Number(output.match(new RegExp(`${name}.*?([\\d.]+) s`))?.[1] ?? 0);
  return { seconds, install: step('Installing packages'), build: step('Building') };
};

const row = (what, seconds) => [what, `${seconds.toFixed(1)} s`];

try {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const first = await startOnce();
  rmSync(join(folder, '.data'), { recursive: true });
  const empty = await startOnce();
  const second = await startOnce();
  report(
    'start',
    `## Start\n\n\`npm start\` until \`/api/health/ready\` answers, on ${availableParallelism()} cores with Node ${process.versions.node}; packages come from npm's cache or the network.\n\n${table(
      ['what', 'time'],
      [
        row('first start of a fresh clone, all in all', first.seconds),
        row('— of that: install', first.install),
        row('— of that: build of app and server', first.build),
        row('start with an empty data directory (bar: 5 s)', empty.seconds),
        row('second start (bar: 3 s)', second.seconds),
      ],
    )}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
