import { createApp } from './create-app';
import { openDatabase, type Connection } from './db/client';
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres';
import { readIsDemo } from './db/repositories/basics/set-up.repository';
import { takeSiteNames } from './use-cases/basics/sites';
import { explained } from './db/explained';
import { hasTimeLimit } from './db/has-time-limit';
import { migrate } from './db/migrate';
import { migrations } from './db/migrations';
import { prepareData } from './demo/prepare-data';
import type { Deps } from './deps';
import type { Env } from './env';
import { openDirectory } from './directory/open-directory';
import { createIdentity } from './identity/create-identity';
import { noteServedAt } from './identity/local-idp/served-at';
import { jobs } from './jobs/jobs';
import { proposeDays } from './jobs/propose-days';
import { startJobs } from './jobs/start-jobs';
import { checkPort, listen } from './listen';
import { openLiveHub } from './live/live-hub';
import { newId } from './new-id';
import { LINE_API, lineApi } from './notices/line/line-api';
import { openChannels } from './notices/open-channels';
import { startDelivery } from './notices/start-delivery';
import { teamsSeal } from './notices/teams/teams-seal';
import { openOptimiser } from './optimiser/open-optimiser';
import { openMetrics } from './watching/open-metrics';
import { serveMetrics } from './watching/serve-metrics';

type Options = Pick<Deps, 'log'> & {
  staticRoot: string;
  /** The program of the optimiser's thread. */
  optimiserFile: URL;
  version: string;
  /** What takes its time on a first start, said before it happens. */
  onStep: (sentence: string) => void;
  /** What the start does not fail for, but a person should know. */
  onWarning: (sentence: string) => void;
};

const CLOCK_CONNECTIONS = 4;
/** At night it looks through whole tables. */
const CLOCK_SILENCE_MS = 11 * 60_000;

type Stop = () => Promise<void>;

const startDatabase = async (
  env: Env,
  { log, onStep }: Options,
): Promise<{ connection: Connection; stop?: Stop }> => {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = env;
  if (url !== undefined) return { connection: { url, directUrl } };
  const steps = {
    creating: `Creating the database in ${env.dataDir}`,
    starting: 'Starting the database',
  };
  return startEmbeddedPostgres({
    dataDir: env.dataDir,
    onProgress: (step) => onStep(steps[step]),
    onTrouble: (error) => log.error({ err: error }, 'embedded database'),
  });
};

const migrateAll = (database: ReturnType<typeof openDatabase>, onStep: Options['onStep']) =>
  migrate(database, migrations, ({ done, total }) => {
    if (done === 0) onStep(`Preparing the tables (${total} ${total === 1 ? 'step' : 'steps'})`);
  });

/** Starts everything in order; what was started is stopped in the opposite one, also when a later step fails. */
export const startServer = async (
  env: Env,
  options: Options,
): Promise<{ stop: Stop; demo: boolean }> => {
  const { log, onStep, onWarning, staticRoot, optimiserFile, version } = options;
  const now = () => new Date();
  const stops: Stop[] = [];
  const stop = async () => {
    for (const stopPart of stops.splice(0).toReversed()) await stopPart();
  };
  try {
    await checkPort(env);
    const { connection, stop: stopDatabase } = await startDatabase(env, options);
    if (stopDatabase) stops.push(stopDatabase);
    const database = openDatabase(connection, {
      onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    stops.push(database.close);
    const { db } = database;
    await explained(env, migrateAll(database, onStep));
    if (env.databaseDirectUrl !== undefined && !(await explained(env, hasTimeLimit(db))))
      onWarning(
        'Behind the pooler a statement may run for ever: set statement_timeout for the role of DATABASE_URL (docs/operations.md).',
      );
    await explained(env, prepareData(env, { db, now, newId, onStep, onWarning }));
    const isDemo = await readIsDemo(db);
    // Its people sign in only where they are: whoever has left the demo may still start without DEMO=no.
    const demo = env.demo && isDemo;
    await takeSiteNames(db);
    // The clock and the deliveries take no connection from the requests.
    const clockwork = openDatabase(connection, {
      onConnectionLost: (error) =>
        log.warn({ err: error }, 'database connection of the clock lost'),
      poolSize: CLOCK_CONNECTIONS,
      silenceMs: CLOCK_SILENCE_MS,
    });
    stops.push(clockwork.close);
    const optimiser = openOptimiser({ file: optimiserFile, log });
    stops.push(optimiser.close);
    const directory = await openDirectory(clockwork.db, env.directory);
    const clockJobs = [...jobs, ...directory.jobs, proposeDays(optimiser.optimise)];
    const running = startJobs({ database: clockwork, jobs: clockJobs, now, newId, log });
    stops.push(running.stop, directory.close);
    const { config: identity, ...signIn } = await createIdentity({ ...env, demo }, db, now);
    const live = openLiveHub(database, {
      onLost: (error) => log.warn({ err: error }, 'live changes not heard'),
    });
    stops.push(live.close);
    const line = env.channels.line && {
      secret: env.channels.line.secret,
      api: lineApi({ token: env.channels.line.token, api: LINE_API }),
      publicOrigin: env.publicOrigin,
    };
    const teams = env.channels.teams && teamsSeal(env.channels.teams);
    const channels = await openChannels(clockwork.db, env, { line: line?.api, teams }, onWarning);
    const { senders } = channels;
    const metrics =
      env.metricsPort === undefined
        ? undefined
        : openMetrics({ db: clockwork.db, poolState: database.poolState, now });
    const delivery = startDelivery({
      senders,
      db: clockwork.db,
      live,
      now,
      newId,
      log,
      ...(metrics && { onOutcome: metrics.delivered }),
    });
    stops.push(async () => {
      await delivery.stop();
      channels.close();
    });
    const app = createApp({
      ...signIn,
      rightsByRoles: env.identity.rightsByRoles,
      db,
      probe: database.probe,
      watched: {
        poolState: database.poolState,
        ...(env.databaseUrl === undefined && { dataDir: env.dataDir }),
      },
      ...(metrics && { metrics }),
      now,
      newId,
      live,
      optimise: optimiser.optimise,
      log,
      staticRoot,
      config: {
        apiHost: env.apiHost,
        version,
        identity,
        rejectedDomain: env.rejectedDomain,
        isDemo,
      },
      ...(line && { line }),
      ...(teams && { teams }),
      behindProxy: env.behindProxy,
      https: env.publicOrigin.startsWith('https:'),
      ...(env.apiHost.startsWith('/') ? {} : { corsOrigin: env.publicOrigin }),
    });
    if (metrics && env.metricsPort !== undefined)
      stops.push((await serveMetrics(metrics, { host: env.host, port: env.metricsPort })).close);
    const server = await listen(app.fetch, env);
    if (signIn.localIdp) await noteServedAt(env.dataDir, env.publicOrigin);
    // The streams of live clients never end by themselves, so they are ended while the server waits for the rest.
    stops.push(async () => {
      await Promise.all([server.close(), live.close()]);
    });
    return { stop, demo };
  } catch (error) {
    await stop();
    throw error;
  }
};
