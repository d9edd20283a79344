// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

export const findFreePort = async () => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};
