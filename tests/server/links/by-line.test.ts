import { expect, it } from 'vitest';
import type { MadeLink } from '#contract/links';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { lineApi } from '../../../src/server/notices/line/line-api';
import { useTestDatabase } from '../../setup/test-database';
import {
  channelSecret,
  openLinePlatform,
  textFrom,
  webhookRequest,
} from '../support/line-platform';
import { insertPeople } from '../support/people';
import { origin, useTestServer, type Body } from '../support/test-server';
import { tripsIn } from '../support/trips';

const database = useTestDatabase();
const server = useTestServer(database);
const publicOrigin = 'https://carpool.example';
const lineId = `U${'1'.repeat(32)}`;

/** A driver of ours, in LINE or not, and the admin who makes them a link. */
const open = async ({ isFriend = true } = {}) => {
  await insertPeople(database.db);
  const driverId = await tripsIn(database.db).driver({ providerId: null });
  if (isFriend)
    await database.db
      .insertInto('lineFriend')
      .values({ personId: driverId, lineId, linkedAt: new Date() })
      .execute();
  const platform = await openLinePlatform();
  const api = lineApi({ token: 'a-token', api: platform.url });
  const app = server.app({ line: { secret: channelSecret, api, publicOrigin } });
  const headers = { 'content-type': 'application/json', ...(await server.tokensFor('admin')) };
  const send = async (path: string, body: object = {}) => {
    const url = `${origin}/api/admin/bookingwithdrivernava/links${path}`;
    const answer = await app.request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as MadeLink & Body };
  };
  const { body: made } = await send('', { face: 'driver', driverId, days: 30 });
  /** What somebody writes to the company's account. */
  const hear = (text: string) =>
    app.request('/api/line/webhook', webhookRequest([textFrom(lineId, text)]));
  return { ...platform, made, send, hear, asked: { id: made.link.id, token: made.token } };
};

it('a driver’s new link goes to their LINE, once however often it is sent, and its token is kept nowhere', async () => {
  const { made, send, sent, asked } = await open();
  expect(made.byLine).toBe(true);
  expect((await send('/line', asked)).status).toBe(200);
  expect((await send('/line', asked)).status).toBe(200);
  expect(sent.map(({ to, text }) => [to, text.split('\n')[1]])).toEqual([
    [lineId, `${publicOrigin}/go/${made.token}?openExternalBrowser=1`],
  ]);
  const events = await database.db.selectFrom('event').selectAll().execute();
  expect(events.map(({ action }) => action)).toContain('notify');
  expect(JSON.stringify(events)).not.toContain(made.token);
});

it('nothing is sent of a link whose token is another, nor of one that was ended', async () => {
  const { send, sent, asked } = await open();
  expect((await send('/line', { ...asked, token: 'another' })).status).toBe(404);
  await database.db.updateTable('link').set({ revokedAt: new Date() }).execute();
  expect((await send('/line', asked)).status).toBe(404);
  expect(sent).toEqual([]);
});

it('whom LINE does not know is not promised a message', async () => {
  const { made, send, asked } = await open({ isFriend: false });
  expect(made.byLine).toBe(false);
  expect((await send('/line', asked)).body.error?.code).toBe('not_now');
});

it('a driver without an account makes their LINE known by a code from whoever arranges', async () => {
  await channelRepository(database.db).noteSetUp(['line']);
  const { made, send, hear, sent, asked } = await open({ isFriend: false });
  const { code } = (await send(`/${made.link.id}/line-code`)).body as unknown as { code: string };
  expect((await send('/line', asked)).body.error?.code).toBe('not_now');
  await hear(code);
  expect((await send('/line', asked)).status).toBe(200);
  expect(sent.at(-1)).toMatchObject({ to: lineId });
  expect(sent.at(-1)?.text).toContain(made.token);
});

it('what LINE refuses is said, and nobody is told that it was sent', async () => {
  const { send, asked, answerWith } = await open();
  answerWith(500);
  expect((await send('/line', asked)).body.error?.code).toBe('temporarily_unavailable');
  const told = database.db.selectFrom('event').select('id').where('action', '=', 'notify');
  expect(await told.execute()).toEqual([]);
});
