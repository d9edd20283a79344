import { parentPort } from 'node:worker_threads';
import type { Day } from '#domain/optimise/day';
import { openOptimiseHere } from './optimise-here';

/** A thread of its own: whoever asks ends it when it does not answer in time. */
const optimise = openOptimiseHere();

parentPort?.on('message', ({ day, seconds }: { day: Day; seconds: number }) => {
  void optimise(day, seconds).then((proposed) => parentPort?.postMessage(proposed));
});
