// The product's server as `npm start` runs it, without the built app.
import { readEnv } from '../../../src/server/env';
import { createLog } from '../../../src/server/log';
import { startServer } from '../../../src/server/start-server';

const [port, dataDir] = process.argv.slice(3);
const read = readEnv({ PORT: port, DATA_DIR: dataDir });
if (!read.ok) throw new Error(read.problems.join('\n'));
const { stop } = await startServer(read.env, {
  log: createLog(read.env.logLevel),
  staticRoot: '/nowhere',
  optimiserFile: new URL('file:///nowhere'),
  version: 'test',
  onStep: () => {},
  onWarning: () => {},
});
process.on('SIGTERM', () => void stop().then(() => process.exit()));
console.log('Ready');
