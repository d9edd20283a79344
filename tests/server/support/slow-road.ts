import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Address } from '../../../src/server/db/client';

/** A road to the test's database on which a test can let everything take its time, or come to a halt. */
export const openSlowRoad = async (to: Address) => {
  const road = { delayMs: 0, isBlocked: false };
  const sockets = new Set<Socket>();

  const carry = (from: Socket, into: Socket): void => {
    sockets.add(from);
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      last = last.then(async () => {
        if (road.delayMs > 0) await sleep(road.delayMs);
        // What is sent into a hole is lost, and nobody hears of it.
        if (!road.isBlocked) into.write(chunk);
      });
    });
    from.on('error', () => {});
    from.on('close', () => void last.then(() => into.destroy()));
  };

  const server = createServer((near) => {
    const far = connect(`${to.host}/.s.PGSQL.${to.port}`);
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { road, address: { ...to, host: '127.0.0.1', port } };
};
