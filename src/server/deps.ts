import type { Logger } from 'pino';
import type { AppConfig } from '#contract/app-config';
import type { Db, PoolState } from './db/client';
import type { VerifyToken } from './identity/verify-token';
import type { LiveHub } from './live/live-hub';
import type { LineApi } from './notices/line/line-api';
import type { TeamsSeal } from './notices/teams/teams-seal';
import type { Metrics } from './watching/open-metrics';
import type { Optimise } from './optimiser/optimise-here';

/** All that the server takes from outside. */
export type Deps = {
  db: Db;
  /** Asked instead of `db` by `/health`, and to end what waits too long: it never waits behind requests itself. */
  probe?: Db;
  /** How the parts are that no request shows: what waits for a connection, and where the files are. */
  watched?: { poolState: () => PoolState; dataDir?: string };
  /** Counts for Prometheus, where it is set up. */
  metrics?: Metrics;
  /** What a GET reads from instead of `db`, where it must not be able to write. */
  reading?: Db;
  now: () => Date;
  newId: () => string;
  verifyToken: VerifyToken;
  /** Employees' rights follow from the roles in their tokens. */
  rightsByRoles?: boolean;
  live: LiveHub;
  /** Arranges a day: in a thread of its own, or here in tests. */
  optimise: Optimise;
  log: Logger;
  config: AppConfig;
  /** Set up only where the company has an account in LINE. */
  line?: { secret: string; api: LineApi; publicOrigin: string };
  /** Set up only where there is a key to keep addresses of Teams' channels with. */
  teams?: TeamsSeal;
  /** Only in local mode: the provider with the account picker, mounted at /idp. */
  localIdp?: { fetch: (request: Request, env?: object) => Response | Promise<Response> };
  /** The built app's folder, served by Node; absent in tests. */
  staticRoot?: string;
  /** The app's origin, when the API stands on another. */
  corsOrigin?: string;
  /** Only the company's own proxy reaches us, and says who calls. */
  behindProxy?: boolean;
  /** People reach us by https: tells browsers to insist on it. */
  https?: boolean;
};
