import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Db, PoolState } from '../db/client';
import { backlogRepository } from '../db/repositories/service/backlog.repository';

type Answered = { method: string; route: string; status: number; ms: number };

export type Metrics = {
  answered: (request: Answered) => void;
  delivered: (channel: string, result: string) => void;
  /** How many look on now is asked when somebody reads. */
  watchClients: (count: () => number) => void;
  read: () => Promise<{ type: string; text: string }>;
};

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** What a Prometheus may read; names of routes, never addresses or people. */
export const openMetrics = ({
  db,
  poolState,
  now,
}: {
  db: Db;
  poolState: () => PoolState;
  now: () => Date;
}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'carpool_request_seconds',
    help: 'Requests answered, by method, endpoint and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const deliveries = new Counter({
    name: 'carpool_deliveries_total',
    help: 'Attempts to deliver a notice, by channel and what became of them',
    labelNames: ['channel', 'result'],
    registers,
  });
  const connections = new Gauge({
    name: 'carpool_pool_connections',
    help: 'Connections for requests: open, idle, and requests waiting for one',
    labelNames: ['state'],
    registers,
  });
  const clients = new Gauge({
    name: 'carpool_live_clients',
    help: 'Phones and screens that follow the news on this server',
    registers,
  });
  let countClients = () => 0;
  const queue = new Gauge({
    name: 'carpool_notices_waiting',
    help: 'Notices that wait to be sent, by channel; of all servers together',
    labelNames: ['channel'],
    registers,
  });
  const age = new Gauge({
    name: 'carpool_notices_oldest_seconds',
    help: 'For how long the oldest of them is due',
    labelNames: ['channel'],
    registers,
  });
  const late = new Gauge({
    name: 'carpool_jobs_late',
    help: 'Jobs of the clock that failed last or that nobody runs; of all servers together',
    registers,
  });

  const lookAtServer = (): void => {
    const { open, idle, waiting } = poolState();
    for (const [state, count] of Object.entries({ open, idle, waiting }))
      connections.set({ state }, count);
    clients.set(countClients());
  };

  const lookAtBacklog = async (): Promise<void> => {
    const backlog = backlogRepository(db);
    const channels = await backlog.channels(now());
    const jobs = await backlog.lateJobs(now(), 0);
    queue.reset();
    age.reset();
    for (const { channel, waiting, oldestSeconds } of channels) {
      queue.set({ channel }, waiting);
      age.set({ channel }, oldestSeconds);
    }
    late.set(jobs.length);
  };

  return {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status }, ms / 1000),
    delivered: (channel, result) => deliveries.inc({ channel, result }),
    watchClients: (count) => {
      countClients = count;
    },
    read: async () => {
      lookAtServer();
      // Without the database the rest is worth all the more.
      await lookAtBacklog().catch(() => [queue, age, late].forEach((gauge) => gauge.reset()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
};
