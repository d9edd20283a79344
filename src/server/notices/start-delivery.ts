import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnreachable } from '../db/is-database-unreachable';
import type { LiveHub } from '../live/live-hub';
import type { Sender } from './channel';
import { deliver, type Tools } from './deliver';

type Options = Tools & { senders: readonly Sender[]; live: LiveHub; pollSeconds?: number };

/** What people are told close together goes out together: each look is a dozen statements, on every server. */
const GAP_MS = 250;

/** Looks for what is due every few seconds, and at once when somebody was told something. Any number of servers may. */
export const startDelivery = (options: Options): { stop: () => Promise<void> } => {
  const { senders, live, log, pollSeconds = 5 } = options;
  const stop = new AbortController();
  let wake = new AbortController();
  let isNews = false;
  const leave = live.subscribe(({ topic }) => {
    if (topic !== 'notice') return;
    isNews = true;
    wake.abort();
  });

  const rest = (ms: number, signal: AbortSignal) =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  const pause = async (): Promise<void> => {
    await rest(GAP_MS, stop.signal);
    wake = new AbortController();
    if (isNews) return;
    await rest(pollSeconds * 1000, AbortSignal.any([wake.signal, stop.signal]));
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      isNews = false;
      await deliver(senders, options, () => stop.signal.aborted).catch(async (error: unknown) => {
        if (!isDatabaseUnreachable(error))
          log.error({ err: error }, 'notices could not be delivered');
        isNews = false;
      });
      await pause();
    }
  };
  const running = run();

  return {
    stop: async () => {
      stop.abort();
      leave();
      await running;
    },
  };
};
