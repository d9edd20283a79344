import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { errorBody } from '#contract/error';
import { openDatabase } from '../../../src/server/db/client';
import { MAX_BODY_BYTES } from '../../../src/server/http/implement';
import { useTestDatabase } from '../../setup/test-database';
import { companyIn } from '../schema/company';
import { insertPeople } from '../support/people';
import { origin, useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor, logLines } = useTestServer(database);
const state = '/admin/global-state';
const report = { message: 'ประตูเสีย', page: '/checkbooking', appVersion: '1', lastError: null };

beforeEach(() => insertPeople(database.db).then(() => {}));

describe('a script in one person’s name', () => {
  it('is told when to come back, in the reader’s language; others go on', async () => {
    const path = '/employee/people?q=Somchai';
    const headers = { 'accept-language': 'th' };
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => request('employee', path, { headers })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(120);
    expect(refused[0]?.body.error).toMatchObject({
      code: 'rate_limited',
      message: 'ส่งถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    });
    expect(refused[0]?.headers.get('Retry-After')).toBe('1');
    expect((await request('approver', path)).status).toBe(200);
    expect((await request('employee', '/employee/contacts')).status).toBe(200);
  });
});

describe('a script without a right token', () => {
  it('is told to wait for its address, while those who are signed in go on', async () => {
    const server = app();
    const path = `${origin}/api/employee/contacts`;
    const forged = { id_token: 'a.b.c', access_token: 'x' };
    const answers = await Promise.all(
      Array.from({ length: 700 }, async () => server.request(path, { headers: forged })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(600);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('1');
    const mine = await server.request(path, { headers: await tokensFor('employee') });
    expect(mine.status).toBe(200);
  });
});

describe('§7 GET and POST /admin/global-state', () => {
  it('§4.16 §7.5 §7.6 takes one field a call and answers the whole state', async () => {
    const change = (body: unknown) => request('admin', state, { method: 'POST', body });
    expect((await change({ isClose: true })).body).toMatchObject({ isClose: true });
    expect((await change({ wording: ' ปิดถึง 13:00 ' })).body).toMatchObject({
      isClose: true,
      wording: 'ปิดถึง 13:00',
    });
    expect((await change({ wordingEn: 'Back at 13:00' })).body).toEqual({
      isClose: true,
      wording: 'ปิดถึง 13:00',
      wordingEn: 'Back at 13:00',
    });
    expect((await request('employee', state)).body).toMatchObject({
      isClose: true,
      wording: 'ปิดถึง 13:00',
    });
  });

  it('tells those who may close it how many trips are under way', async () => {
    const company = companyIn(database.db);
    await company.trip({ status: 'underway' });
    await company.trip({ status: 'planned' });
    expect((await request('admin', '/admin/trips-underway')).body).toEqual({ count: 1 });
    // The answer of the specification stays what it is.
    expect(Object.keys((await request('admin', state)).body)).toEqual([
      'isClose',
      'wording',
      'wordingEn',
    ]);
  });

  it.each([
    ['nothing', {}],
    ['two fields', { isClose: true, wording: 'x' }],
    ['another field', { isClosed: true }],
    ['a text for a boolean', { isClose: 'true' }],
    ['an empty wording', { wording: '  ' }],
    ['a list', []],
    ['no JSON', '{'],
  ])('refuses %s and changes nothing', async (_, body) => {
    const before = (await request('admin', state)).body;
    const answer = await request('admin', state, { method: 'POST', body });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.error?.fields).not.toEqual({});
    expect((await request('admin', state)).body).toEqual(before);
  });
});

describe('a refused request', () => {
  it('names every field that is wrong, with the code of its message', async () => {
    const answer = await request('employee', '/employee/problem-reports', {
      method: 'POST',
      body: { message: '', page: 'x'.repeat(501), lastError: null },
    });
    expect(answer.body.error?.fields).toEqual({
      message: 'required',
      page: 'too_long',
      appVersion: 'required',
      'Idempotency-Key': 'required',
    });
  });

  it('speaks the language that is asked for, else the person’s own, else Thai', async () => {
    const message = async (headers: Record<string, string>) =>
      (await request('employee', state, { method: 'POST', body: { isClose: true }, headers })).body
        .error?.message;
    expect(await message({})).toMatch(/ไม่มีสิทธิ์/);
    expect(await message({ 'accept-language': 'fr, en-GB;q=0.8, th;q=0.5' })).toMatch(/right/);
    await request('employee', '/employee/language', { method: 'PUT', body: { language: 'en' } });
    expect(await message({})).toMatch(/right/);
    expect(await message({ 'accept-language': 'th-TH' })).toMatch(/ไม่มีสิทธิ์/);
  });

  it.each(['/nothing', '/employee/check-permission/x', '/admin', '/', '/%E0%A4%A'])(
    'to the unknown path %s is answered in the one shape',
    async (path) => {
      const answer = await request('admin', path);
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'not_found']);
      expect(v.is(errorBody, answer.body)).toBe(true);
    },
  );

  it('with too much in it is turned away', async () => {
    const body = { ...report, message: 'x'.repeat(MAX_BODY_BYTES) };
    const answer = await request('employee', '/employee/problem-reports', { method: 'POST', body });
    expect([answer.status, answer.body.error?.code]).toEqual([413, 'too_large']);
  });

  it('when the database is gone, is asked to come back, and nobody is signed out', async () => {
    const gone = openDatabase({ host: '127.0.0.1', port: 4498, user: 'x', database: 'x' });
    const { request: ask, app: other } = useTestServerWith(gone.db);
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ error: { code: 'temporarily_unavailable' } });
    expect((await other.request(`${origin}/api/health/ready`)).status).toBe(503);
    expect((await other.request(`${origin}/api/health/live`)).status).toBe(200);
    await gone.close();
  });

  const useTestServerWith = (db: typeof database.db) => {
    const other = app({ db });
    const ask = async () =>
      other.request(`${origin}/api${state}`, { headers: await tokensFor('employee') });
    return { app: other, request: ask };
  };

  it('when the server itself is wrong, tells nothing of its inside', async () => {
    const other = app({ verifyToken: () => Promise.reject(new Error('secret inside')) });
    const answer = await other.request(`${origin}/api/employee/problem-reports`, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: {
        ...(await tokensFor('employee')),
        'idempotency-key': 'some-key-1',
        'x-request-id': 'my-request-1',
      },
    });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('internal_error');
    expect(text).not.toContain('secret inside');
  });
});

describe('while the service is closed', () => {
  it('§4 still answers what the maintenance screen needs', async () => {
    await request('admin', state, { method: 'POST', body: { isClose: true } });
    expect((await request('employee', state)).status).toBe(200);
    expect((await request('employee', '/employee/contacts')).status).toBe(200);
  });
});

describe('an answer', () => {
  it('carries the caller’s request id, or a new one', async () => {
    const given = await request('employee', state, {
      headers: { 'x-request-id': 'from-the-phone-1' },
    });
    expect(given.headers.get('x-request-id')).toBe('from-the-phone-1');
    const refused = await request('nobody', state, { headers: { 'x-request-id': 'no good: <b>' } });
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused.body.error?.requestId).toBe(refused.headers.get('x-request-id'));
  });

  it('is not kept by caches and not sniffed', async () => {
    const { headers } = await request('employee', state);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('over https says to come by https only, and over http does not', async () => {
    const path = `${origin}/api/health/live`;
    const secure = await app({ https: true }).request(path);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await app().request(path)).headers.get('strict-transport-security')).toBeNull();
  });

  it('may be read by the app’s origin only where the API stands on another', async () => {
    const other = app({ corsOrigin: 'https://carpool.example' });
    const preflight = await other.request(`${origin}/api${state}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://carpool.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://carpool.example');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('id_token');
  });
});

describe('the log', () => {
  it('tells what happened and nothing of whom', async () => {
    logLines.length = 0;
    const tokens = await tokensFor('employee');
    await request('employee', `${state}?for=somchai@siamparts.example`);
    await request('employee', '/employee/problem-reports', {
      method: 'POST',
      body: { ...report, message: 'โทร 081 234 5678' },
      headers: { 'idempotency-key': 'some-key-2' },
    });
    await request('rejected', state);
    const log = logLines.join('');
    expect(log).toContain('"route":"readServiceState"');
    expect(log).toContain('"status":403');
    for (const secret of [
      tokens['id_token'],
      tokens['access_token'],
      '@',
      '081',
      'สมชาย',
      'Somchai',
      'eyJ',
    ])
      expect(log).not.toContain(secret);
  });
});
