import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Proposed } from '#domain/optimise/explain';
import type { Log } from '../log';
import { type Optimise, optimiseWithout } from './optimise-here';

type Options = { file: URL; log: Log; idleSeconds?: number; graceSeconds?: number };

/**
 * The solver in a thread of its own, so that the server answers meanwhile. It overruns its time now and then: the watchdog
 * ends the thread, and a plan without it is given. One day after another; a thread that is not used ends itself.
 */
export const openOptimiser = ({
  file,
  log,
  idleSeconds = 60,
  graceSeconds = 0.8,
}: Options): { optimise: Optimise; close: () => Promise<void> } => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(file);
    started.unref();
    // It is told where it is waited for; nobody waits for one that idles.
    started.on('error', (error) => log.error({ err: error }, 'the optimiser stopped'));
    return started;
  };

  const ask: Optimise = async (day, seconds) => {
    clearTimeout(idle);
    worker ??= start();
    const stop = new AbortController();
    const { signal } = stop;
    const answer = once(worker, 'message', { signal }).then(([message]) => message as Proposed);
    const watch = sleep((seconds + graceSeconds) * 1000, undefined, { signal, ref: false });
    worker.postMessage({ day, seconds });
    try {
      const proposed = await Promise.race([answer, watch]);
      if (proposed) return proposed;
      // A busy machine is nobody's fault, and the plan says itself that it is no optimum.
      log.info({ seconds }, 'the optimiser was ended, a plan without it is given');
    } catch (error) {
      log.error({ err: error }, 'the optimiser failed, a plan without it is given');
    } finally {
      stop.abort();
      await Promise.allSettled([answer, watch]);
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
