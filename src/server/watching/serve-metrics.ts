import { Hono } from 'hono';
import { listen } from '../listen';
import type { Metrics } from './open-metrics';

/** On a port of its own, which no proxy leads people to: it asks nobody who they are. */
export const serveMetrics = (
  metrics: Metrics,
  at: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> => {
  const app = new Hono().get('/metrics', async (c) => {
    const { type, text } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type });
  });
  return listen((request) => app.fetch(request), { ...at, setting: 'METRICS_PORT' });
};
