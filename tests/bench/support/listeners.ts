import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Headers } from './built-servers';

/** Screens that follow the news; cut off, they come back as the app does. */
export const openListeners = (origin: string, people: readonly Headers[]) => {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const heard = people.map(() => 0);

  const listen = async (headers: Headers, nth: number): Promise<void> => {
    let lastSeen = '';
    while (!over.signal.aborted) {
      try {
        const answer = await fetch(`${origin}/api/live`, {
          headers: { ...headers, ...(lastSeen && { 'last-event-id': lastSeen }) },
          signal: over.signal,
        });
        if (!answer.ok || !answer.body) throw new Error(String(answer.status));
        for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
          lastSeen = /^id: (.*)$/m.exec(chunk)?.[1] ?? lastSeen;
          if (chunk.includes('data:')) heard[nth] = performance.now();
        }
      } catch {
        // Cut off, or nobody there: it comes back below.
      }
      if (!over.signal.aborted) await sleep(1_000 * Math.random());
    }
  };
  void Promise.all(people.map(listen));

  return {
    /** How many heard something since this moment. */
    heardSince: (moment: number) => heard.filter((at) => at >= moment).length,
    end: () => over.abort(),
  };
};
