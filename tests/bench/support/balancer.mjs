// @ts-check
// A round-robin proxy in a thread of its own, so that it is not measured with those who ask: each connection goes to the
// next server, and past one that does not answer.
import { connect, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {number[]} */
const ports = workerData;
let next = 0;

/** @type {(near: import('node:net').Socket, left: number) => void} */
const join = (near, left) => {
  if (left === 0) return void near.destroy();
  const far = connect(ports[next++ % ports.length] ?? 0, 'localhost').setNoDelay(true);
  let isJoined = false;
  far.once('connect', () => {
    isJoined = true;
    near.pipe(far);
    far.pipe(near);
  });
  far.on('error', () => {
    if (isJoined) near.destroy();
    else join(near, left - 1);
  });
  far.on('close', () => isJoined && near.destroy());
  near.on('close', () => far.destroy());
};

const server = createServer({ pauseOnConnect: true, noDelay: true }, (near) => {
  near.on('error', () => {});
  join(near, ports.length);
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
