import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { useTestDatabase } from '../../setup/test-database';
import { startProcess } from '../../setup/start-process';
import { insertNotice } from '../support/notices';
import { insertPeople } from '../support/people';

const database = useTestDatabase();
// A Friday afternoon in Bangkok.
const friday = new Date('2026-11-20T08:00:00Z');

/** Where the servers bring their letters; one that does not answer keeps them waiting. */
const openPostOffice = async ({ answers = true } = {}) => {
  const letters: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((noticeId) => {
      letters.push(noticeId);
      if (answers) response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { letters, url: `http://127.0.0.1:${address.port}` };
};

const startServer = async (url: string, now: Date) => {
  const args = [JSON.stringify(database.address), url, now.toISOString()] as const;
  const server = startProcess('delivering-server', ...args);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await server.says('ready');
  return server;
};

const prepare = async () => {
  const people = await insertPeople(database.db);
  const me = people['employee']!;
  const email = 'a@example.com';
  await database.db.updateTable('person').set({ email }).where('id', '=', me).execute();
  return me;
};

const states = async () =>
  (await database.db.selectFrom('noticeDelivery').select(['status', 'error']).execute()).map(
    ({ status, error }) => [status, error],
  );

test('three servers after a weekend bring each notice once', async () => {
  const me = await prepare();
  const { letters, url } = await openPostOffice();
  const ids = [];
  for (let count = 0; count < 60; count += 1)
    ids.push((await insertNotice(database.db, me, { at: friday })).id);
  const monday = new Date(friday.getTime() + 3 * 86_400_000);
  await Promise.all([1, 2, 3].map(() => startServer(url, monday)));
  await vi.waitFor(() => expect(letters.length).toBeGreaterThanOrEqual(60), { timeout: 30_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(letters.toSorted()).toEqual(ids.toSorted());
});

test('a server that is killed between sending and sent leaves it to an admin, and nobody sends it twice', async () => {
  const me = await prepare();
  const { id } = await insertNotice(database.db, me, { at: friday });
  const slow = await openPostOffice({ answers: false });
  const server = await startServer(slow.url, friday);
  await vi.waitFor(() => expect(slow.letters).toEqual([id]), { timeout: 30_000 });
  server.child.kill('SIGKILL');
  await server.exited;
  expect(await states()).toEqual([['sending', null]]);
  const later = { db: database.db, now: () => new Date(friday.getTime() + 600_000), newId };
  let sentAgain = 0;
  const email = {
    channel: 'email' as const,
    send: () => {
      sentAgain += 1;
      return Promise.resolve({ is: 'sent' as const });
    },
  };
  await deliver([email], { ...later, log: createLog('silent') });
  expect(sentAgain).toBe(0);
  expect(await states()).toEqual([['dead', 'interrupted']]);
});
