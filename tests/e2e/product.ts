import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));

type Options = {
  dataDir?: string;
  port?: number;
  /** Other settings than those of the demo company. */
  env?: Readonly<Record<string, string>>;
};

/**
 * The built product as a person would run it: a copy of the build, so that a test can lay a newer one over it, with a
 * data directory of its own.
 */
export const startProduct = async (options: Options = {}) => {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'carpool-e2e-')));
  // Below the project, so that the server finds its packages.
  const build = join(project, `node_modules/.cache/e2e-${port}`);
  await cp(join(project, 'dist'), build, { recursive: true });

  let server: ChildProcess | undefined;
  let output = '';

  const start = async () => {
    const child = spawn(process.execPath, [join(build, 'server/main.js')], {
      cwd: project,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ready = `http://localhost:${port}/api/health/ready`;
    for (let tries = 0; tries < 600; tries++) {
      if (child.exitCode !== null) throw new Error(`The server stopped by itself:\n${output}`);
      const answer = await fetch(ready).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready after 60 s:\n${output}`);
  };

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    build,
    start,
    stop,
    /** Like a Wi-Fi that is on but dead: connections are taken, nothing is answered. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    dispose: async () => {
      await stop();
      await rm(build, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
