import { parentPort } from 'node:worker_threads';
import type { Day } from '#domain/optimise/day';
import { openSolver } from './open-solver';
import { optimiseWith } from './optimise-here';

/** A thread of its own: whoever asks waits until it is ready, and ends it when it does not answer in time. */
const optimise = optimiseWith(await openSolver());

parentPort?.on('message', ({ day, seconds }: { day: Day; seconds: number }) =>
  parentPort?.postMessage(optimise(day, seconds)),
);
parentPort?.postMessage('ready');
