import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { liveEvent, refreshTopic, type LiveEvent } from '#contract/live-event';
import type { OpenDatabase } from '../db/client';

export type LiveHub = {
  /** `onClose` is called once when the hub closes. Answers how to leave. */
  subscribe: (listener: (event: LiveEvent) => void, onClose?: () => void) => () => void;
  close: () => Promise<void>;
};

type Client = ReturnType<OpenDatabase['newClient']>;

type Subscriber = { listener: (event: LiveEvent) => void; onClose: (() => void) | undefined };

type Options = {
  /** The database could not be heard; tried again by itself. */
  onLost?: (error: unknown) => void;
  pingSeconds?: number;
};

const firstPause = 100;
const longestPause = 5_000;

const parse = (payload: string | undefined): LiveEvent => {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), liveEvent), payload);
  return event.success ? event.output : { topic: refreshTopic };
};

type Listening = { onReady: () => void; onEvent: (event: LiveEvent) => void; pingSeconds: number };

// A network that swallows packets ends no connection; a question without an answer does.
const keepAsking = (client: Client, everySeconds: number): NodeJS.Timeout =>
  setInterval(() => {
    const deadline = setTimeout(
      () => client.connection.stream.destroy(),
      (everySeconds * 1000) / 2,
    ).unref();
    client.query('select 1').then(
      () => clearTimeout(deadline),
      () => {},
    );
  }, everySeconds * 1000).unref();

/** Listens until the connection is lost or nobody wants to hear any more. */
const listen = async (
  client: Client,
  { onReady, onEvent, pingSeconds }: Listening,
  stopped: Promise<unknown>,
): Promise<void> => {
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => onEvent(parse(payload)));
  let asking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query('listen live');
    onReady();
    asking = keepAsking(client, pingSeconds);
    await Promise.race([lost, stopped]);
  } finally {
    clearInterval(asking);
    // A lost connection may never answer the goodbye.
    await Promise.race([client.end(), sleep(1_000, undefined, { ref: false })]).catch(() => {});
  }
};

/** One LISTEN connection for the whole process. After a gap its subscribers are told to read afresh. */
export const openLiveHub = (
  { newClient }: Pick<OpenDatabase, 'newClient'>,
  { onLost = () => {}, pingSeconds = 30 }: Options = {},
): LiveHub => {
  const subscribers = new Set<Subscriber>();
  const stop = new AbortController();
  const tell = (event: LiveEvent): void => {
    for (const { listener } of subscribers) listener(event);
  };

  const stopped = once(stop.signal, 'abort');

  const run = async (): Promise<void> => {
    let missed = false;
    let pause = firstPause;
    const onReady = (): void => {
      pause = firstPause;
      if (missed) tell({ topic: refreshTopic });
    };
    while (!stop.signal.aborted) {
      const listening = { onReady, onEvent: tell, pingSeconds };
      await listen(newClient(), listening, stopped).catch(onLost);
      missed = true;
      await Promise.race([sleep(pause, undefined, { ref: false }), stopped]);
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const running = run();

  return {
    subscribe: (listener, onClose) => {
      const subscriber = { listener, onClose };
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    close: async () => {
      for (const { onClose } of subscribers) onClose?.();
      subscribers.clear();
      stop.abort();
      await running;
    },
  };
};
