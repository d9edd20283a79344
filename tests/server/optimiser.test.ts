import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log';
import { openOptimiser } from '../../src/server/optimiser/open-optimiser';
import { optimiseWithout } from '../../src/server/optimiser/optimise-here';
import { makeDay } from '../factories/random-days';

const day = makeDay(1, { bookings: 40, cars: 12, hired: 8, drivers: 14, length: [120, 480] });

const program = (source: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(source)}`);

const answering = program(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ seconds }) => parentPort.postMessage({ seconds }));
  parentPort.postMessage('ready');
`);
const slowToStart = program(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ seconds }) => parentPort.postMessage({ seconds }));
  setTimeout(() => parentPort.postMessage('ready'), 900);
`);
const neverReady = program(`setInterval(() => {}, 1000)`);
const endless = program(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => { for (;;); });
  parentPort.postMessage('ready');
`);
const failing = program(`throw new Error('no such solver')`);

describe('the optimiser in its own thread', () => {
  const closes: (() => Promise<void>)[] = [];
  const open = (file: URL, startSeconds = 10) => {
    const optimiser = openOptimiser({
      file,
      log: createLog('silent'),
      graceSeconds: 0.2,
      startSeconds,
    });
    closes.push(optimiser.close);
    return optimiser.optimise;
  };
  afterEach(async () => {
    for (const close of closes.splice(0)) await close();
  });

  it('answers one day after another', async () => {
    const optimise = open(answering);
    const answers = await Promise.all([1, 2, 3].map((seconds) => optimise(day, seconds)));
    expect(answers).toEqual([{ seconds: 1 }, { seconds: 2 }, { seconds: 3 }]);
  });

  it('is ended when it overruns its time, and a plan without it is given', async () => {
    const optimise = open(endless);
    const start = performance.now();
    expect(await optimise(day, 0.1)).toEqual(optimiseWithout(day));
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(await optimise(day, 0.1)).toEqual(optimiseWithout(day));
  });

  it('has its whole time from when it is ready, however slow the machine loads it', async () => {
    const optimise = open(slowToStart);
    expect(await optimise(day, 0.1)).toEqual({ seconds: 0.1 });
    expect(await optimise(day, 0.1)).toEqual({ seconds: 0.1 });
  });

  it('is not waited for when it never is', async () => {
    expect(await open(neverReady, 0.2)(day, 5)).toEqual(optimiseWithout(day));
  });

  it('may be missing: a plan without it is given', async () => {
    expect(await open(failing)(day, 5)).toEqual(optimiseWithout(day));
    expect(await open(new URL('file:///nowhere.js'))(day, 5)).toEqual(optimiseWithout(day));
  });
});
