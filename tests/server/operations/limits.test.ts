import { expect, test } from 'vitest';
import { useTestDatabase } from '../../setup/test-database';
import { origin, useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app } = useTestServer(database);

/** More at once than a site whose tokens have all run out. */
const MANY = 700;

test('behind the company’s own proxy, a stranger who tries for long stops nobody else', async () => {
  const server = app({ behindProxy: true });
  const knock = async (address: string) =>
    server.request(`${origin}/api/employee/notices`, { headers: { 'x-forwarded-for': address } });
  const answers = await Promise.all(Array.from({ length: MANY }, () => knock('203.0.113.9')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await knock('203.0.113.10')).status).toBe(401);
});
