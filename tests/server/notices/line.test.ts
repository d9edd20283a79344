import { describe, expect, it } from 'vitest';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { lineRepository } from '../../../src/server/db/repositories/notices/line.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { lineApi } from '../../../src/server/notices/line/line-api';
import { openLine } from '../../../src/server/notices/line/open-line';
import { useBookings } from '../bookings/use-bookings';
import {
  channelSecret,
  openLinePlatform,
  textFrom,
  webhookRequest,
} from '../support/line-platform';
import { insertNotice } from '../support/notices';

const bookings = useBookings();
const me = () => bookings.company.people['employee']!;
const somchai = `U${'1'.repeat(32)}`;
const stranger = `U${'2'.repeat(32)}`;

type Setting = { limit?: number; used?: number; token?: string; address?: string };

const open = async (setting: Setting = {}) => {
  const { db } = bookings;
  const platform = await openLinePlatform(setting);
  const api = lineApi({ token: setting.token ?? 'a-token', api: setting.address ?? platform.url });
  await channelRepository(db).noteSetUp(['line']);
  const app = bookings.server.app({
    line: { secret: channelSecret, api, publicOrigin: 'https://carpool.example' },
    now: () => bookings.now,
  });
  const line = openLine({ db, api, publicOrigin: 'https://carpool.example' });
  const tools = { db, now: () => bookings.now, newId, log: createLog('silent') };
  return {
    ...platform,
    verify: api.verify,
    account: api.account,
    line,
    run: () => deliver([line], tools),
    hear: async (events: readonly object[], secret?: string) =>
      (await app.request('/api/line/webhook', webhookRequest(events, secret))).status,
  };
};

const makeCode = async () =>
  (await bookings.call<{ code: string }>('employee', 'POST', '/employee/line-link/code')).body.code;
const link = () =>
  bookings.call<{ isOn: boolean; isLinked: boolean }>('employee', 'GET', '/employee/line-link');
const isLinked = async () => (await link()).body.isLinked;
const befriend = () =>
  bookings.db
    .insertInto('lineFriend')
    .values({ personId: me(), lineId: somchai, linkedAt: bookings.now })
    .execute();
const states = async () =>
  (await bookings.db.selectFrom('noticeDelivery').select(['status', 'error']).execute()).map(
    ({ status, error }) => [status, error],
  );
const wait = (seconds: number) =>
  bookings.setClock(new Date(bookings.now.getTime() + seconds * 1000).toISOString());

describe('linking', () => {
  it('comes first: an admin who has not linked is told so, and gets no trial', async () => {
    await open();
    const trial = await bookings.call<{ error?: { fields?: object } }>(
      'admin',
      'POST',
      '/admin/channels/line/try',
    );
    expect(trial.body.error?.fields).toEqual({ channel: 'line_not_linked' });
    expect(await states()).toEqual([]);
  });

  it('is sending the six digits to the company’s account, once', async () => {
    const { hear, sent } = await open();
    expect((await link()).body).toEqual({ isOn: true, isLinked: false, account: null });
    const code = await makeCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await hear([textFrom(somchai, ` ${code} `)])).toBe(200);
    expect(await isLinked()).toBe(true);
    expect(sent[0]).toMatchObject({ to: `reply-to-${somchai}` });
    expect(sent[0]?.text).toContain('เชื่อมต่อแล้ว');
    await hear([textFrom(stranger, code)]);
    expect(await lineRepository(bookings.db).find(me())).toBe(somchai);
    expect(sent[1]?.text).toContain('ไม่พบรหัสนี้');
  });

  it('ends when the account is blocked, or when I say so', async () => {
    const { hear } = await open();
    await befriend();
    await hear([{ type: 'unfollow', source: { type: 'user', userId: somchai } }]);
    expect(await isLinked()).toBe(false);
    await befriend();
    await bookings.call('employee', 'POST', '/employee/line-link/remove');
    expect(await isLinked()).toBe(false);
  });

  it('is not done by a code that is older than ten minutes', async () => {
    const { hear } = await open();
    const code = await makeCode();
    wait(600);
    await hear([textFrom(somchai, code)]);
    expect(await isLinked()).toBe(false);
  });

  it('is not done by guessing: after five wrong codes nobody listens for an hour', async () => {
    const { hear, sent } = await open();
    for (let guess = 0; guess < 5; guess += 1) await hear([textFrom(stranger, '000000')]);
    const code = await makeCode();
    await hear([textFrom(stranger, code)]);
    expect(await isLinked()).toBe(false);
    expect(sent).toHaveLength(5);
    await hear([textFrom(somchai, code)]);
    expect(await isLinked()).toBe(true);
  });

  it('names the account that the code is sent to, and where it is befriended', async () => {
    const { verify, account } = await open();
    await verify();
    expect(account()).toEqual({ name: 'Car Pool', url: 'https://line.me/R/ti/p/%40carpool' });
  });

  it('is not done by whoever is not LINE', async () => {
    const { hear } = await open();
    const code = await makeCode();
    expect(await hear([textFrom(stranger, code)], 'f'.repeat(32))).toBe(403);
    expect(await isLinked()).toBe(false);
  });

  it('where the company has no account, there is no code and nothing listens', async () => {
    const answer = await bookings.call('employee', 'POST', '/employee/line-link/code');
    expect(answer.body.error?.code).toBe('not_now');
    const app = bookings.server.app();
    expect((await app.request('/api/line/webhook', webhookRequest([]))).status).toBe(404);
  });
});

describe('a message in LINE', () => {
  it('says what waits for an answer, in a body that LINE takes', async () => {
    const { run, sent } = await open();
    await befriend();
    const { bookingId } = await insertNotice(bookings.db, me(), {
      type: 'waiting_for_you',
      at: bookings.now,
    });
    await insertNotice(bookings.db, me(), { type: 'rate', at: bookings.now });
    await run();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: somchai });
    expect(sent[0]?.text).toContain(`พิจารณา: https://carpool.example/approve?booking=${bookingId}`);
    expect(await states()).toEqual([['sent', null]]);
  });

  it('says why, in the reader’s language', async () => {
    const { line, sent } = await open();
    await befriend();
    const letter = {
      id: newId(),
      noticeId: newId(),
      channel: 'line',
      attempts: 0,
      personId: me(),
      siteId: null,
      email: null,
      language: 'en',
      type: 'cancelled',
      subject: 'booking',
      subjectId: newId(),
      params: { ref: 'NV-1', startsAt: '2026-11-20T02:00:00.000Z' },
      reason: 'รถเสีย',
    } as const;
    await line.send(letter, bookings.now);
    expect(sent[0]?.text.split('\n')[1]).toBe('Reason: Breakdown');
  });

  it('that LINE took although we did not hear it, counts as sent and is not sent again', async () => {
    const { run, sent, answerWith } = await open();
    await befriend();
    await insertNotice(bookings.db, me(), { type: 'waiting_for_you', at: bookings.now });
    answerWith(500);
    await run();
    expect(await states()).toEqual([['waiting', 'LINE answered 500']]);
    answerWith(409);
    wait(30);
    await run();
    expect([sent.length, await states()]).toEqual([0, [['sent', null]]]);
  });

  it('is held back when nine tenths of the month’s messages are used, and the admins hear of it', async () => {
    const { run, sent } = await open({ limit: 10, used: 9 });
    await befriend();
    await insertNotice(bookings.db, me(), { type: 'waiting_for_you', at: bookings.now });
    await run();
    expect(sent).toEqual([]);
    expect(await states()).toMatchObject([['dead', 'quota_used']]);
    const alarms = bookings.db
      .selectFrom('notice')
      .select('params')
      .where('type', '=', 'dead_letter');
    expect(await alarms.execute()).toEqual([{ params: { channel: 'line' } }]);
  });

  it('that never came to LINE says why', async () => {
    const { run } = await open({ address: 'http://127.0.0.1:1' });
    await befriend();
    await insertNotice(bookings.db, me(), { type: 'waiting_for_you', at: bookings.now });
    await run();
    expect(await states()).toEqual([['waiting', expect.stringMatching(/^fetch failed: .+/)]]);
  });

  it('cannot be sent with a wrong token: at the start it is said, and nobody tries for a day', async () => {
    const { run, verify } = await open({ token: 'another' });
    await expect(verify()).rejects.toThrow('LINE answered 401');
    await befriend();
    await insertNotice(bookings.db, me(), { type: 'waiting_for_you', at: bookings.now });
    await run();
    expect(await states()).toEqual([['dead', 'LINE answered 401']]);
  });
});
