// Long, because each way in which a call may end has its case against one server.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoTokensError } from '../session/session';
import type { SessionState } from '../session/session';
import { createStore } from '../ui/store';
import { createPermissionCheck } from '../session/check-permission';
import { createUserDataStore, hasName } from '../session/user-data';
import { createApiClient } from './client';
import { createInFlight } from './in-flight';
import { createSend } from './send';

const host = 'https://api.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.mocked(console.log).mockRestore();
});
afterAll(() => server.close());

const open = { isClose: false, wording: 'ปิด', wordingEn: 'Closed' };
const somchai = { detail: { user_info: { fullname: 'สมชาย' } } };

const setUp = (tokens = async () => ({ idToken: 'the-id', accessToken: 'the-access' })) => {
  const account = { username: 'somchai@siamparts.example', name: 'Somchai', tid: 't', oid: 'o' };
  const session = {
    state: createStore<SessionState>({ status: 'signed-in', account, stale: false }),
    tokens: vi.fn(tokens),
    handleUnauthorised: vi.fn(async () => undefined),
  };
  const connectivity = { reportReachable: vi.fn(), reportUnreachable: vi.fn() };
  const userData = createUserDataStore();
  const send = createSend({
    host,
    appVersion: '1.2.3',
    session,
    language: () => 'th',
    connectivity,
  });
  const permission = createPermissionCheck(send, session, userData, () => undefined);
  const inFlight = createInFlight();
  const onServiceClosed = vi.fn();
  const api = createApiClient({
    send,
    caller: {
      check: permission.run,
      isChecked: () => hasName(userData.value.get()),
      handleUnauthorised: session.handleUnauthorised,
    },
    inFlight,
    onServiceClosed,
  });
  return { api, session, connectivity, userData, inFlight, onServiceClosed };
};

/** Notes the paths in the order they were asked for. */
const answering = (stateAnswer: () => Response = () => HttpResponse.json(open)) => {
  const requests: Request[] = [];
  server.use(
    http.all(`${host}/employee/check-permission`, ({ request }) => {
      requests.push(request);
      return HttpResponse.json(somchai, { status: 403 });
    }),
    http.all(`${host}/*`, ({ request }) => {
      requests.push(request);
      return stateAnswer();
    }),
  );
  return { requests, paths: () => requests.map(({ url }) => new URL(url).pathname) };
};

const refusal =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ error: { code, message: 'ไม่ได้' } }, { status, headers });

describe('§7 Calls', () => {
  it('§7.1 §7.2 §7.3 carries both tokens, JSON, the language and the version of the app', async () => {
    const { requests } = answering();
    expect(await setUp().api.call('readServiceState')).toEqual(open);
    const headers = requests.at(-1)?.headers;
    expect(headers?.get('id_token')).toBe('the-id');
    expect(headers?.get('access_token')).toBe('the-access');
    expect(headers?.get('Content-Type')).toBe('application/json');
    expect(headers?.get('Accept-Language')).toBe('th');
    expect(headers?.get('X-App-Version')).toBe('1.2.3');
  });

  it('§7.6 sends one field to the global state', async () => {
    const { requests } = answering();
    await setUp().api.call('changeServiceState', { body: { isClose: true } });
    expect(requests.at(-1)?.method).toBe('POST');
    expect(await requests.at(-1)?.json()).toEqual({ isClose: true });
  });

  it('carries the key of a request that must happen once, and how long it waited', async () => {
    const { requests } = answering(() => HttpResponse.json({ id: '1' }));
    await setUp().api.call('reportProblem', {
      body: { message: 'm', page: '/', appVersion: '1', lastError: null },
      idempotencyKey: 'draft-0001',
      waitedSeconds: 90,
    });
    expect(requests.at(-1)?.headers.get('Idempotency-Key')).toBe('draft-0001');
    expect(requests.at(-1)?.headers.get('Waited-Seconds')).toBe('90');
  });

  it('when the answer is not what the contract says, refuses it', async () => {
    answering(() => HttpResponse.json({ isClose: 'perhaps' }));
    await expect(setUp().api.call('readServiceState')).rejects.toMatchObject({
      code: 'internal_error',
    });
  });
});

describe('§5 Before any request', () => {
  it("§5.1 §8.3 when tokens are missing, rejects with 'No tokens available' and sends nothing", async () => {
    const { requests } = answering();
    const { api } = setUp(() => Promise.reject(new NoTokensError()));
    await expect(api.call('readServiceState')).rejects.toThrow('No tokens available');
    expect(requests).toEqual([]);
  });

  it('§5.2 when no user data is cached, the permission check comes first, once for all', async () => {
    const { paths } = answering();
    const { api } = setUp();
    await Promise.all([
      api.call('readServiceState'),
      api.call('listContacts').catch(() => undefined),
    ]);
    expect(paths()[0]).toBe('/employee/check-permission');
    expect(paths().filter((path) => path === '/employee/check-permission')).toHaveLength(1);
  });

  const checkedFirst = (idToken: string, language = 'th') => {
    const headers = { 'Content-Language': language };
    const response = Response.json(somchai, { status: 403, headers });
    window.firstAnswers = {
      calls: { '/employee/check-permission': Promise.resolve({ idToken, response }) },
    };
  };

  it('when the check was made before the app was there, it is not made again', async () => {
    const { paths } = answering();
    checkedFirst('the-id');
    const { api, userData } = setUp();
    await api.call('readServiceState');
    expect(paths()).not.toContain('/employee/check-permission');
    expect(hasName(userData.value.get())).toBe(true);
  });

  it.each([
    ['with the tokens of somebody else', 'of-somebody-else', 'th'],
    ['in another language than this device has', 'the-id', 'en'],
  ])('when it was made %s, it is made again', async (_, idToken, language) => {
    const { paths } = answering();
    checkedFirst(idToken, language);
    await setUp().api.call('readServiceState');
    expect(paths()[0]).toBe('/employee/check-permission');
  });

  it('when user data is cached, the request goes at once', async () => {
    const { paths } = answering();
    const { api, userData } = setUp();
    userData.keep(somchai);
    await api.call('readServiceState');
    expect(paths()).toEqual(['/admin/global-state']);
  });
});

describe('§4 Loading overlay', () => {
  it('§4.18 does not show while the permission check runs', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    answering();
    server.use(
      http.all(`${host}/employee/check-permission`, async () => {
        await held;
        return HttpResponse.json(somchai, { status: 403 });
      }),
    );
    const { api, inFlight } = setUp();
    const seen: string[] = [];
    inFlight.overlay.subscribe(() => seen.push(inFlight.overlay.get()));
    const call = api.call('readServiceState');
    await new Promise((resolve) => setTimeout(resolve, 250));
    answer();
    await call;
    expect(seen).toEqual([]);
  });
});

describe('§8 Errors', () => {
  it('401: hands over to the session', async () => {
    answering(refusal(401, 'not_signed_in'));
    const { api, session, userData } = setUp();
    userData.keep(somchai);
    await expect(api.call('readServiceState')).rejects.toMatchObject({ status: 401 });
    expect(session.handleUnauthorised).toHaveBeenCalledOnce();
  });

  it("§8.2 403: only logs 'Access forbidden', keeps the user data and checks the rights again", async () => {
    const { paths } = answering(refusal(403, 'not_allowed'));
    const { api, userData } = setUp();
    userData.keep(somchai);
    await expect(api.call('readServiceState')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'not_allowed',
      message: 'ไม่ได้',
    });
    expect(console.log).toHaveBeenCalledWith('Access forbidden');
    expect(localStorage.getItem('userData')).toBe(JSON.stringify(somchai));
    await vi.waitFor(() =>
      expect(paths()).toEqual(['/admin/global-state', '/employee/check-permission']),
    );
  });

  it('503 service_closed: the service state is read again', async () => {
    answering(refusal(503, 'service_closed', { 'Retry-After': '60' }));
    const { api, onServiceClosed } = setUp();
    await expect(api.call('listContacts')).rejects.toMatchObject({ retryAfter: 60 });
    expect(onServiceClosed).toHaveBeenCalledOnce();
  });

  it('a conflict brings who changed what', async () => {
    const conflict = { by: 'มาลี', at: '2026-11-06T03:00:00Z', version: 3 };
    answering(() =>
      HttpResponse.json(
        { error: { code: 'changed_meanwhile', message: '', conflict } },
        { status: 409 },
      ),
    );
    await expect(setUp().api.call('readServiceState')).rejects.toMatchObject({ conflict });
  });

  it('when nobody answers, is offline and says so to the connectivity pill', async () => {
    server.use(http.all(`${host}/*`, () => HttpResponse.error()));
    const { api, connectivity } = setUp();
    await expect(api.call('readServiceState')).rejects.toMatchObject({ name: 'OfflineError' });
    expect(connectivity.reportUnreachable).toHaveBeenCalled();
  });

  it('when the caller gives up, is no failure of the network', async () => {
    answering();
    const { api, connectivity, userData } = setUp();
    userData.keep(somchai);
    const controller = new AbortController();
    controller.abort();
    await expect(api.call('readServiceState', { signal: controller.signal })).rejects.toMatchObject(
      {
        name: 'AbortError',
      },
    );
    expect(connectivity.reportUnreachable).not.toHaveBeenCalled();
  });
});
