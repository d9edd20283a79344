import { refreshTopic, type LiveEvent } from '#contract/live-event';
import { openTabChannel } from '../drafts/tab-channel';
import type { ReadableStore, Store } from '../ui/store';
import type { Lead } from './leader';
import type { Live } from './live';
import type { LiveStream } from './live-stream';
import type { Heard } from './read-events';

/** A page that nobody looks at for this long hears nothing any more, and reads afresh when it is looked at again. */
const HIDDEN_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A server that starts again is back sooner. */
const FAILURES_OF_A_WHILE = 4;

type Deps = {
  stream: LiveStream;
  lead: Lead;
  connectivity: ReadableStore<boolean>;
  missesNews: Store<boolean>;
  random?: () => number;
};

const refresh: LiveEvent = { topic: refreshTopic };

/** Waits, and ends early when it is woken. */
const createPause = () => {
  let wake = () => {};
  return {
    knock: () => wake(),
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/** One connection for all tabs: the tab that leads hears the server and tells the others. */
export const openLive = (deps: Deps): Live => {
  const { stream, lead, connectivity, missesNews, random = Math.random } = deps;
  const tabs = openTabChannel<Heard>('carpool-live');
  const listeners = new Set<(event: LiveEvent) => void>();
  const pause = createPause();
  /** The last moment that is known here, told by the server or by the tab that leads. */
  let lastId: string | null = null;
  let awake: AbortController | null = null;
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ id, event }: Heard) => {
    if (id !== null) lastId = id;
    if (event) for (const listener of listeners) listener(event);
  };

  const connectAgainAndAgain = async (signal: AbortSignal) => {
    let failures = 0;
    while (!signal.aborted) {
      const onHeard = (heard: Heard) => {
        failures = 0;
        missesNews.set(false);
        if (signal.aborted || (heard.id === null && heard.event === null)) return;
        hear(heard);
        tabs.tell(heard);
      };
      if (connectivity.get())
        await stream(lastId, onHeard, signal).catch(() =>
          missesNews.set(failures >= FAILURES_OF_A_WHILE),
        );
      if (signal.aborted) return;
      const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      await pause.wait(longest * (0.5 + random() / 2));
    }
  };

  const wakeUp = () => {
    clearTimeout(sleepTimer);
    if (awake || listeners.size === 0) return;
    const mine = new AbortController();
    awake = mine;
    void lead(() => connectAgainAndAgain(mine.signal), mine.signal).catch(() => undefined);
  };

  const sleep = () => {
    clearTimeout(sleepTimer);
    awake?.abort();
    awake = null;
    pause.knock();
  };

  const follow = () => {
    if (document.visibilityState === 'hidden') {
      clearTimeout(sleepTimer);
      sleepTimer = setTimeout(sleep, HIDDEN_MS);
      return;
    }
    const slept = awake === null;
    wakeUp();
    if (slept) hear({ id: null, event: refresh });
  };

  tabs.listen((heard) => {
    if (awake) hear(heard);
  });
  document.addEventListener('visibilitychange', follow);
  connectivity.subscribe(() => {
    if (connectivity.get()) pause.knock();
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (document.visibilityState === 'visible') wakeUp();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) sleep();
      };
    },
  };
};
