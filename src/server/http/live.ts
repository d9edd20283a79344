import type { Hono } from 'hono';
import { refreshTopic, type LiveEvent } from '#contract/live-event';
import { can } from '#domain/access/can';
import type { Deps } from '../deps';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { authenticate } from './authenticate';

const HEARTBEAT_MS = 25_000;
/** Then the app connects again, and its tokens and rights are looked at again. */
const LONGEST_STREAM_MS = 30 * 60_000;
/** A phone that sleeps with its connection open reads nothing; it reads everything afresh when it wakes. */
const UNREAD_CHUNKS = 64;

type Chunk = Uint8Array<ArrayBuffer>;
type Client = { stream: ReadableStreamDefaultController<Chunk>; since: number };

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');

const block = (id: string, event: LiveEvent): string =>
  `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** Who looks on: each event is encoded once, one timer keeps all connections open. */
const openAudience = ({ live, newId }: Pick<Deps, 'live' | 'newId'>) => {
  const clients = new Set<Client>();
  const here = newId();
  let sent = 0;
  let beating: NodeJS.Timeout | undefined;

  const leave = (client: Client): void => {
    clients.delete(client);
    if (clients.size === 0) clearInterval(beating);
  };
  const end = (client: Client): void => {
    leave(client);
    client.stream.close();
  };
  const tell = (chunk: Chunk): void => {
    for (const client of clients) {
      if ((client.stream.desiredSize ?? 0) > 0) client.stream.enqueue(chunk);
      else end(client);
    }
  };
  const beat = (): void => {
    tell(heartbeat);
    const oldest = performance.now() - LONGEST_STREAM_MS;
    for (const client of clients) if (client.since < oldest) end(client);
  };
  const join = (client: Client, lastSeen: string | undefined): void => {
    const id = `${here}-${sent}`;
    const missed = lastSeen !== undefined && lastSeen !== id;
    client.stream.enqueue(
      encoder.encode(missed ? block(id, { topic: refreshTopic }) : `id: ${id}\n\n`),
    );
    if (clients.size === 0) beating = setInterval(beat, HEARTBEAT_MS).unref();
    clients.add(client);
  };

  live.subscribe(
    (event) => {
      sent += 1;
      tell(encoder.encode(block(`${here}-${sent}`, event)));
    },
    () => clients.forEach(end),
  );
  return { join, leave };
};

/**
 * What changed, as server-sent events, to everybody signed in. Whoever comes back with the `Last-Event-ID` of an
 * earlier moment, or of another server, is told to read afresh.
 */
export const mountLive = (
  api: Hono<AppEnv>,
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'verifyToken' | 'live'>,
): void => {
  const audience = openAudience(deps);
  api.get('/live', async (c) => {
    c.set('route', 'live');
    const person = await authenticate(c, deps);
    if (!person.ok) return answerRefusal(c, person.refusal);
    if (!can(person.value.actor, 'live:listen')) return answerRefusal(c, { code: 'not_allowed' });
    let client: Client;
    const body = new ReadableStream<Chunk>(
      {
        start: (stream) => {
          client = { stream, since: performance.now() };
          audience.join(client, c.req.header('last-event-id'));
        },
        cancel: () => audience.leave(client),
      },
      new CountQueuingStrategy({ highWaterMark: UNREAD_CHUNKS }),
    );
    return c.body(body, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would otherwise hold events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    });
  });
};
