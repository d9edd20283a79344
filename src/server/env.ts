import * as v from 'valibot';
import { readChannelEnv, type ChannelEnv } from './channel-env';
import { readDirectoryEnv, type DirectoryEnv } from './directory-env';
import { LOCAL_CLIENT_ID, LOCAL_ISSUER_BASE, LOCAL_TENANT_ID } from './identity/local-idp/accounts';
import { isLoopback } from './identity/local-idp/is-loopback';
import type { LogLevel } from './log';
import { StartError } from './start-error';

/** Where the data is: a folder for a PostgreSQL of ours, or one of the company's. */
export type DatabaseEnv = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without the pooler between. */
  databaseDirectUrl: string | undefined;
};

export type Env = DatabaseEnv & {
  port: number;
  host: string;
  /** Where a Prometheus may read; nowhere unless set. */
  metricsPort: number | undefined;
  publicOrigin: string;
  /** Nobody but the company's own proxy reaches the port. */
  behindProxy: boolean;
  apiHost: string;
  rejectedDomain: string;
  firstAdmin: string | undefined;
  demo: boolean;
  logLevel: LogLevel;
  channels: ChannelEnv;
  /** Where employees are read from; nowhere unless set. */
  directory: DirectoryEnv | undefined;
  identity: {
    mode: 'local' | 'entra';
    clientId: string;
    tenants: string[];
    issuerBase: string;
    /** Employees' rights follow from the app's roles. */
    rightsByRoles: boolean;
    /** What the local provider writes into tokens in Entra's place, by e-mail. */
    localRoles: Readonly<Record<string, readonly string[]>>;
  };
};

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] };

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isGuid = (text: string) => GUID.test(text);
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const asOrigin = (text: string) => {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && text.replace(/\/$/, '') === origin ? origin : undefined;
};

const list = (text: string) =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

type Source = Readonly<Record<string, string | undefined>>;

// A variable set to nothing, as compose files do, counts as not set.
const reader = (source: Source) => (name: string) => source[name]?.trim() || undefined;

type Must = (good: boolean, sentence: string) => void;

const readDatabase = (read: ReturnType<typeof reader>, must: Must): DatabaseEnv => {
  const readUrl = (name: string): string | undefined => {
    const url = read(name);
    must(
      url === undefined || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
      // The value may hold a password, so it is not repeated.
      `${name} must look like postgres://user:password@host:5432/database.`,
    );
    return url;
  };
  const databaseUrl = readUrl('DATABASE_URL');
  const databaseDirectUrl = readUrl('DATABASE_DIRECT_URL');
  must(
    databaseDirectUrl === undefined || databaseUrl !== undefined,
    'DATABASE_URL is missing: DATABASE_DIRECT_URL only goes around the pooler that it names.',
  );
  return { dataDir: read('DATA_DIR') ?? '.data', databaseUrl, databaseDirectUrl };
};

/** What the commands for backups need, which no rule of a server's start holds up. */
export const readDatabaseEnv = (source: Source): DatabaseEnv => {
  const read = reader(source);
  const must: Must = (good, sentence) => {
    if (!good) throw new StartError(sentence);
  };
  return readDatabase(read, must);
};

/** Reads what the server was told, and names everything that is wrong or missing at once. */
export const readEnv = (source: Source): EnvResult => {
  const problems: string[] = [];
  const read = reader(source);
  const must: Must = (good, sentence) => {
    if (!good) problems.push(sentence);
  };
  const choice = <const T extends readonly string[]>(
    name: string,
    allowed: T,
    fallback: T[number],
  ) => {
    const value = read(name) ?? fallback;
    must(
      allowed.includes(value),
      `${name} must be one of ${allowed.join(', ')}, but is "${value}".`,
    );
    return value as T[number];
  };

  const mode = choice('IDENTITY', ['local', 'entra'] as const, 'local');
  const isLocal = mode === 'local';
  must(
    !isLocal || read('NODE_ENV') !== 'production',
    'IDENTITY=local signs anybody in without a password: with NODE_ENV=production set IDENTITY=entra.',
  );
  const readPort = (name: string): number | undefined => {
    const text = read(name);
    const number = Number(text);
    must(
      text === undefined || (Number.isInteger(number) && number > 0 && number < 65_536),
      `${name} must be a number from 1 to 65535, but is "${text}".`,
    );
    return text === undefined ? undefined : number;
  };
  const port = readPort('PORT') ?? 3000;
  const metricsPort = readPort('METRICS_PORT');
  must(
    metricsPort !== port,
    `METRICS_PORT must be another than PORT, which is ${port}: people reach that one.`,
  );

  const database = readDatabase(read, must);

  const givenOrigin = read('PUBLIC_ORIGIN');
  const publicOrigin = asOrigin(givenOrigin ?? `http://localhost:${port}`) ?? '';
  must(
    givenOrigin === undefined || publicOrigin !== '',
    `PUBLIC_ORIGIN must be an origin such as https://carpool.example, but is "${givenOrigin}".`,
  );
  must(
    isLocal || givenOrigin !== undefined,
    'PUBLIC_ORIGIN is missing: with IDENTITY=entra, say under which origin people open the app, such as https://carpool.example.',
  );

  must(
    !isLocal || publicOrigin === '' || isLoopback(new URL(publicOrigin).hostname),
    `PUBLIC_ORIGIN must be this machine, such as http://localhost:${port}, because IDENTITY=local signs anybody in without a password; for others set IDENTITY=entra.`,
  );
  const host = read('HOST') ?? 'localhost';
  must(
    !isLocal || isLoopback(host),
    'HOST must be localhost, because IDENTITY=local signs anybody in without a password; for others set IDENTITY=entra.',
  );

  const apiHost = read('API_HOST') ?? '/api';
  must(
    apiHost === '/api' || v.is(v.pipe(v.string(), v.url(), v.regex(/^https?:/)), apiHost),
    `API_HOST must be /api, or the whole address of an API elsewhere such as https://api.example/api, but is "${apiHost}".`,
  );

  const givenDomain = read('REJECTED_DOMAIN') ?? (isLocal ? 'corp.siamparts.example' : '');
  must(
    givenDomain !== '',
    'REJECTED_DOMAIN is missing: say which e-mail domain may not sign in, such as corp.example.com, or none.',
  );
  const rejectedDomain = givenDomain === 'none' ? '' : givenDomain.replace(/^@/, '');
  must(
    rejectedDomain === '' || /^[\w-]+(\.[\w-]+)+$/.test(rejectedDomain),
    `REJECTED_DOMAIN must be a domain such as corp.example.com or none, but is "${rejectedDomain}".`,
  );

  const clientId = read('ENTRA_CLIENT_ID') ?? '';
  const tenants = list(read('ENTRA_TENANTS') ?? '');
  must(
    isLocal || isGuid(clientId),
    'ENTRA_CLIENT_ID must be the application (client) id of the Entra registration, a GUID.',
  );
  must(
    isLocal || (tenants.length > 0 && tenants.every(isGuid)),
    'ENTRA_TENANTS must list the ids of the tenants whose people may sign in, GUIDs separated by commas.',
  );

  const rightsByRoles = choice('ENTRA_ROLES', ['yes', 'no'] as const, 'no') === 'yes';
  const givenRoles = list(read('LOCAL_ROLES') ?? '').map((pair) => pair.split('='));
  must(
    isLocal || givenRoles.length === 0,
    'LOCAL_ROLES is only for IDENTITY=local: with IDENTITY=entra roles are assigned in Entra.',
  );
  const localRoles = Object.fromEntries(
    givenRoles.map(([email = '', roles = '']) => [email.toLowerCase(), roles.split('+')]),
  );
  const firstAdmin = read('FIRST_ADMIN')?.toLowerCase();
  must(
    firstAdmin === undefined || /^\S+@\S+$/.test(firstAdmin),
    `FIRST_ADMIN must be the sign-in name (e-mail) of the first admin, but is "${firstAdmin}".`,
  );

  const behindProxy = choice('BEHIND_PROXY', ['yes', 'no'] as const, 'no') === 'yes';
  const demo = choice('DEMO', ['yes', 'no'] as const, isLocal ? 'yes' : 'no') === 'yes';
  const logLevel = choice('LOG_LEVEL', levels, isLocal ? 'warn' : 'info');
  const channels = readChannelEnv({ read, must, publicOrigin });
  const directory = readDirectoryEnv({ read, must });
  if (problems.length > 0) return { ok: false, problems };

  return {
    ok: true,
    env: {
      port,
      host,
      metricsPort,
      ...database,
      publicOrigin,
      behindProxy,
      apiHost,
      rejectedDomain,
      firstAdmin,
      demo,
      logLevel,
      channels,
      directory,
      identity: isLocal
        ? {
            mode,
            clientId: LOCAL_CLIENT_ID,
            tenants: [LOCAL_TENANT_ID],
            issuerBase: LOCAL_ISSUER_BASE,
            rightsByRoles,
            localRoles,
          }
        : {
            mode,
            clientId,
            tenants,
            issuerBase: 'https://login.microsoftonline.com',
            rightsByRoles,
            localRoles,
          },
    },
  };
};
