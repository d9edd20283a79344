import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Day } from '#domain/optimise/day';
import type { Proposed } from '#domain/optimise/explain';
import type { Log } from '../log';
import { type Optimise, optimiseWithout } from './optimise-here';

type Options = {
  file: URL;
  log: Log;
  idleSeconds?: number;
  graceSeconds?: number;
  /** A busy machine takes its time to load a solver: that is not counted as solving, and may not last for ever. */
  startSeconds?: number;
};

/** `ready` once it has said that it is. */
type Started = { worker: Worker; ready: Promise<unknown> };

/** What comes in so many seconds, or nothing. */
const within = async <T>(
  seconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> => {
  const stop = new AbortController();
  const { signal } = stop;
  const answer = work(signal);
  const watch = sleep(seconds * 1000, undefined, { signal, ref: false });
  try {
    return await Promise.race([answer, watch]);
  } finally {
    stop.abort();
    await watch.catch(() => {});
    answer.catch(() => {});
  }
};

/**
 * The solver in a thread of its own, so that the server answers meanwhile. It overruns its time now and then: the watchdog
 * ends the thread, and a plan without it is given. One day after another; a thread that is not used ends itself.
 */
export const openOptimiser = ({
  file,
  log,
  idleSeconds = 60,
  graceSeconds = 0.8,
  startSeconds = 5,
}: Options): { optimise: Optimise; close: () => Promise<void> } => {
  let current: Started | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = current;
    current = undefined;
    await ended?.worker.terminate();
  };

  const start = (): Started => {
    const worker = new Worker(file);
    worker.unref();
    // It is told where it is waited for; nobody waits for one that idles.
    worker.on('error', (error) => log.error({ err: error }, 'the optimiser stopped'));
    return { worker, ready: once(worker, 'message') };
  };

  const solveIn = async (day: Day, seconds: number): Promise<Proposed | undefined> => {
    current ??= start();
    const { worker, ready } = current;
    const isReady = await within(startSeconds, () => ready);
    if (!isReady) return undefined;
    return within(seconds + graceSeconds, async (signal) => {
      worker.postMessage({ day, seconds });
      const [proposed] = await once(worker, 'message', { signal });
      return proposed as Proposed;
    });
  };

  const ask: Optimise = async (day, seconds) => {
    clearTimeout(idle);
    try {
      const proposed = await solveIn(day, seconds);
      if (proposed) return proposed;
      // A busy machine is nobody's fault, and the plan says itself that it is no optimum.
      log.info({ seconds }, 'the optimiser was ended, a plan without it is given');
    } catch (error) {
      log.error({ err: error }, 'the optimiser failed, a plan without it is given');
    }
    await end();
    return optimiseWithout(day);
  };

  return {
    optimise: (day, seconds) => {
      const next = last.then(() => ask(day, seconds));
      last = next
        .catch(() => {})
        .then(() => {
          idle = setTimeout(() => void end(), idleSeconds * 1000).unref();
        });
      return next;
    },
    close: async () => {
      await end();
    },
  };
};
