// @ts-check
import { findFreePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Obstacle, runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { createRestarter } from './lib/restarter.mjs';

/** Beside `dist/server`, so that what `npm start` has built stays as it is. */
const SERVER = 'dist/dev-server';

/** The app with hot reload, on the one address that people open. @param {number} port */
const serveApp = async (port) => {
  const { createServer } = await import('vite');
  const vite = await createServer({ logLevel: 'warn', server: { port, strictPort: true } });
  await vite.listen().catch((error) => {
    throw new Obstacle(
      `Port ${port} cannot be used (${error.message}): choose another with PORT, for example PORT=3100 npm run dev.`,
    );
  });
  return vite;
};

/** Builds the server at each change and tells when it is ready. @param {() => Promise<void>} onBuilt */
const watchServer = async (onBuilt) => {
  const { build } = await import('vite');
  const watcher = await build({
    logLevel: 'warn',
    build: { ssr: true, outDir: SERVER, watch: {} },
  });
  if (!('on' in watcher)) throw new Error('vite build --watch gave no watcher');
  watcher.on('event', async (event) => {
    if ('result' in event) await event.result.close();
    if (event.code === 'END') await onBuilt();
    if (event.code === 'ERROR') console.error(`The server does not build: ${event.error.message}`);
  });
  return watcher;
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const port = Number(process.env['PORT'] ?? 3000);
  const serverPort = await findFreePort();
  // Sign-in and tokens belong to the address that people open; Vite passes the server's paths on.
  process.env['SERVER_ORIGIN'] = `http://localhost:${serverPort}`;
  const server = createRestarter(`${SERVER}/main.js`, {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`,
  });
  const vite = await serveApp(port);
  const watcher = await watchServer(server.restart);

  const end = async (/** @type {() => Promise<void>} */ endServer) => {
    await Promise.all([vite.close(), watcher.close(), endServer()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void end(server.waitForEnd));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => void end(server.stop));
});
