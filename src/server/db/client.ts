import type { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameOfPrepared } from './prepared-names';
import type { DB as Database } from './schema.generated';

export type Db = Kysely<Database>;

/** Connections of a pool: how many may be, are, are idle, and how many wait for one. */
export type PoolState = { most: number; open: number; idle: number; waiting: number };

/** `host` may be the folder of a Unix socket. */
export type Address = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
};

/** `directUrl`: around a pooler in transaction mode, for what belongs to a session: locks, LISTEN, migrations. */
export type Connection = { url: string; directUrl?: string | undefined } | Address;

export type OpenDatabase = {
  db: Db;
  /** One connection beside the pool, for whoever asks whether this server works: being busy is no illness. */
  probe: Db;
  poolState: () => PoolState;
  /** A connection of its own beside the pool, not yet connected: for LISTEN, migrations and locks. */
  newClient: () => pg.Client;
  close: () => Promise<void>;
};

type Options = {
  /** An idle connection was lost: worth a log line, never a crash. The pool opens another by itself. */
  onConnectionLost?: (error: Error) => void;
  poolSize?: number;
  /** So long a connection may say nothing before it counts as dead: more than any statement may take. */
  silenceMs?: number;
};

const SILENCE_MS = 20_000;
/** A new connection knows no table and no prepared statement: a pause in the office must not cost one. */
const IDLE_MS = 10 * 60_000;

const { INT8, DATE } = pg.types.builtins;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
};

// Calendar days stay 'YYYY-MM-DD': as a Date they would move with the server's time zone. numeric stays a string.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === INT8) return safeInteger;
    if (format !== 'binary' && oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

const clientConfig = (connection: Connection): pg.ClientConfig => ({
  ...('url' in connection ? { connectionString: connection.url } : connection),
  application_name: 'carpool',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5_000,
  types,
});

const directly = (connection: Connection): Connection =>
  'url' in connection ? { url: connection.directUrl ?? connection.url } : connection;

const isBehindPooler = (connection: Connection): boolean =>
  'url' in connection && connection.directUrl !== undefined;

/** A pooler refuses settings at the start of a connection: there they are the role's own. */
const limitsOf = (connection: Connection): pg.ClientConfig =>
  isBehindPooler(connection)
    ? {}
    : { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** Behind a pooler the next statement may meet another connection, which knows no name. */
const keepPrepared = (client: pg.PoolClient): void => {
  // The driver knows the one way in which Kysely asks, and five others.
  const query = client.query.bind(client) as Query;
  const queryByName: Query = (statement, ...rest) => {
    const name = typeof statement === 'string' ? nameOfPrepared(statement) : undefined;
    if (name === undefined) return query(statement, ...rest);
    const [values] = rest;
    return query({ name, text: statement, values });
  };
  Object.assign(client, { query: queryByName });
};

/** Columns are snake_case in SQL and camelCase here; what stands inside JSON is data and stays as it is. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

// The driver's types do not show its connection.
const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Of a database that hangs, or a network that swallows, nobody hears that it is gone: whoever waits would for ever. */
const endWhenSilent = (pool: pg.Pool, ms: number): void => {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy());
  });
  // One that nobody uses may be silent.
  pool.on('acquire', (client) => void socketOf(client).setTimeout(ms));
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0));
};

const openPool = (
  connection: Connection,
  max: number,
  { onConnectionLost = () => {}, silenceMs = SILENCE_MS }: Options,
): { db: Db; state: () => PoolState } => {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    ...limitsOf(connection),
    max,
    idleTimeoutMillis: IDLE_MS,
  });
  pool.on('error', onConnectionLost);
  endWhenSilent(pool, silenceMs);
  // A client lost between two statements of a transaction emits too, and unheard that would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!isBehindPooler(connection)) keepPrepared(client);
  });
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] }),
    state: () => ({
      most: max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
};

/** Opens nothing yet: the first query connects, and every later one after a loss connects again. */
export const openDatabase = (connection: Connection, options: Options = {}): OpenDatabase => {
  const { db, state } = openPool(connection, options.poolSize ?? 10, options);
  const { db: probe } = openPool(connection, 1, { ...options, onConnectionLost: () => {} });
  return {
    db,
    probe,
    poolState: state,
    newClient: () => new pg.Client(clientConfig(directly(connection))),
    close: async () => {
      await Promise.all([db.destroy(), probe.destroy()]);
    },
  };
};
