import type { Hono } from 'hono';
import { refreshTopic, type LiveEvent } from '#contract/live-event';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import { liveConcernRepository } from '../db/repositories/service/live-concern.repository';
import type { Deps } from '../deps';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { authenticate } from './authenticate';
import type { Limiter } from './limiter';

/** One person's phones and screens; of more the oldest ends, which may be one that nobody looks at any more. */
const MOST_STREAMS = 10;
const HEARTBEAT_MS = 25_000;
/** Then the app connects again, and its tokens and rights are looked at again. */
const LONGEST_STREAM_MS = 30 * 60_000;
/** A phone that sleeps with its connection open reads nothing; it reads everything afresh when it wakes. */
const UNREAD_CHUNKS = 64;

type Chunk = Uint8Array<ArrayBuffer>;
type Client = {
  stream: ReadableStreamDefaultController<Chunk>;
  actor: Actor;
  since: number;
  /** By the server's clock: no stream outlives the token it was opened with. */
  endsAt: number;
};

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');

const block = (id: string, event: LiveEvent): string =>
  `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

const isSupplier = ({ admin }: Actor) => admin?.flags.has('supplier') === true;

/** What says that somebody's rights are others. */
const rightsTopics = new Set(['admin_user', 'person', 'account']);

/** What only the administration shows: nothing to be read afresh by those who have none of it. */
const adminTopics = new Set([
  ...rightsTopics,
  'problem_report',
  'notice_wish',
  'proposal',
  'provider',
  'expense',
  'rate_card',
  'contract',
  'import',
  'directory',
]);

/** Of these a supplier hears where it is the own provider's work. */
const supplierTopics = new Set(['trip', 'booking', 'driver', 'car']);

/** Of everything else: who shows it, or whom it is about. */
const hearsOf = (actor: Actor, { topic, id }: LiveEvent): boolean => {
  if (topic === refreshTopic || topic === 'service_state') return true;
  if (topic === 'notice') return id === actor.personId;
  if (isSupplier(actor)) return false;
  return actor.admin !== undefined || !adminTopics.has(topic) || id === actor.personId;
};

/** Who looks on: each event is encoded once, one timer keeps all connections open. */
const openAudience = ({
  live,
  newId,
  now,
  db,
  metrics,
}: Pick<Deps, 'live' | 'newId' | 'now' | 'db' | 'metrics'>) => {
  const clients = new Set<Client>();
  metrics?.watchClients(() => clients.size);
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
  const tell = (chunk: Chunk, concerns: (client: Client) => boolean = () => true): void => {
    for (const client of clients) {
      if (!concerns(client)) continue;
      if ((client.stream.desiredSize ?? 0) > 0) client.stream.enqueue(chunk);
      else end(client);
    }
  };
  const say = (event: LiveEvent): Chunk => {
    sent += 1;
    return encoder.encode(block(`${here}-${sent}`, event));
  };
  /** Whose work it is takes a look at the tables, so suppliers hear of it a moment later. */
  const tellSuppliers = async (event: LiveEvent): Promise<void> => {
    const providers = await liveConcernRepository(db)
      .providersOf(event)
      .catch(() => 'unknown' as const);
    const news = providers === 'unknown' ? { topic: refreshTopic } : event;
    tell(say(news), ({ actor }) => {
      const providerId = actor.admin?.providerId;
      if (!providerId) return false;
      return providers === 'unknown' || providers.includes(providerId);
    });
  };
  const hear = (event: LiveEvent): void => {
    // Rights are looked at when a stream begins: with other rights it begins again.
    if (rightsTopics.has(event.topic))
      for (const client of clients) if (client.actor.personId === event.id) end(client);
    tell(say(event), ({ actor }) => hearsOf(actor, event));
    const hasSupplier = [...clients].some(({ actor }) => isSupplier(actor));
    if (hasSupplier && supplierTopics.has(event.topic)) void tellSuppliers(event);
  };
  const beat = (): void => {
    tell(heartbeat);
    const oldest = performance.now() - LONGEST_STREAM_MS;
    const at = now().getTime();
    for (const client of clients) if (client.since < oldest || client.endsAt <= at) end(client);
  };
  const join = (client: Client, lastSeen: string | undefined): void => {
    const theirs = [...clients].filter(({ actor }) => actor.personId === client.actor.personId);
    theirs.slice(0, Math.max(0, theirs.length - MOST_STREAMS + 1)).forEach(end);
    const id = `${here}-${sent}`;
    const missed = lastSeen !== undefined && lastSeen !== id;
    client.stream.enqueue(
      encoder.encode(missed ? block(id, { topic: refreshTopic }) : `id: ${id}\n\n`),
    );
    if (clients.size === 0) beating = setInterval(beat, HEARTBEAT_MS).unref();
    clients.add(client);
  };

  live.subscribe(hear, () => clients.forEach(end));
  return { join, leave };
};

/**
 * What changed, as server-sent events, to everybody signed in. Whoever comes back with the `Last-Event-ID` of an
 * earlier moment, or of another server, is told to read afresh.
 */
export const mountLive = (
  api: Hono<AppEnv>,
  deps: Pick<
    Deps,
    'db' | 'now' | 'newId' | 'verifyToken' | 'rightsByRoles' | 'live' | 'metrics' | 'behindProxy'
  > & {
    limiter: Limiter;
  },
): void => {
  const audience = openAudience(deps);
  api.get('/live', async (c) => {
    c.set('route', 'live');
    const person = await authenticate(c, deps);
    if (!person.ok) return answerRefusal(c, person.refusal);
    if (!can(person.value.actor, 'live:listen')) return answerRefusal(c, { code: 'not_allowed' });
    const { actor } = person.value;
    const wait = deps.limiter.take(actor.personId, 'live');
    if (wait > 0) return answerRefusal(c, { code: 'rate_limited', retryAfter: wait });
    let client: Client;
    const body = new ReadableStream<Chunk>(
      {
        start: (stream) => {
          client = { stream, actor, since: performance.now(), endsAt: c.get('tokenEndsAt') };
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
