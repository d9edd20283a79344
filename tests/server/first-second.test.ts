import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { demoPeople } from '../../src/server/demo/demo-people';
import { readSigningKey } from '../../src/server/identity/local-idp/signing-key';
import { signAccessToken, signIdToken } from '../../src/server/identity/local-idp/tokens';
import { postmasterPid } from '../setup/postmaster-pid';
import { startProcess, type TestProcess } from '../setup/start-process';

const CLIENTS = 40;
const PATIENCE = { timeout: 20_000, interval: 20 };

let dataDir: string;
let server: TestProcess;
let address: string;

const start = async () => {
  const port = await findFreePort();
  server = startProcess('whole-server', String(port), dataDir);
  address = `http://localhost:${port}/api`;
  await server.says('Ready');
};

const tokens = async () => {
  const key = await readSigningKey(dataDir);
  const [person] = demoPeople;
  if (!key || !person) throw new Error('nobody can sign in');
  const grant = { email: person.email, name: person.name.en, kmsi: false };
  const now = new Date();
  return {
    id_token: await signIdToken(key, grant, { now }),
    access_token: await signAccessToken(key, grant, now),
  };
};

/** All at once, half of them looking whether the server works and half reading; slowest answers last. */
const askByMany = async () => {
  const headers = await tokens();
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const path = index % 2 === 0 ? '/health/ready' : '/employee/bookings?scope=upcoming';
      const began = performance.now();
      const { status } = await fetch(address + path, { headers });
      return { status, ms: performance.now() - began };
    }),
  );
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    statuses: new Set(answers.map(({ status }) => status)),
    first: times[0],
    p99: times[Math.floor(CLIENTS * 0.99) - 1],
  };
};

const expectPromptAnswers = async () => {
  const { statuses, first, p99 } = await askByMany();
  expect([...statuses]).toEqual([200]);
  expect(first).toBeLessThan(1_000);
  expect(p99).toBeLessThan(3_000);
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpool-first-second-'));
  await start();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
});

test('when a server says for the first time that it is ready, it answers everybody at once and has nothing to complain of', async () => {
  await expectPromptAnswers();
  // Two rounds of the clock.
  await sleep(10_000);
  // After four in the afternoon tomorrow is proposed; the optimiser's file is made by the build only.
  expect(server.lines.filter((line) => !line.includes('the optimiser '))).toEqual(['Ready']);
});

test('when its database was killed and is back, it answers everybody at once', async () => {
  const killed = await vi.waitFor(() => postmasterPid(dataDir), PATIENCE);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await postmasterPid(dataDir)).not.toBe(killed), PATIENCE);
  await vi.waitFor(
    async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200),
    PATIENCE,
  );
  await expectPromptAnswers();
});

test('when it is started again, it answers everybody at once', async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await start();
  await expectPromptAnswers();
});
