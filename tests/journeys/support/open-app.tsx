import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { AppServicesProvider, type AppServices } from '../../../src/app/app-services';
import { composeDevice, composeServices } from '../../../src/app/compose-services';
import { createAppRouter } from '../../../src/app/create-app-router';
import type { Owner } from '../../../src/app/drafts/owner';
import { afterFirstPaint } from '../../../src/app/session/after-first-paint';
import { beginWork } from '../../../src/app/session/begin-work';
import { PERSON_ROW } from '../../../src/app/storage-keys';
import { signInOnDevice } from '../../factories/signed-in-device';
import { LOCAL_TENANT_ID, oidOf } from '../../../src/server/identity/local-idp/accounts';
import { localIdentityConfig } from '../../../src/server/identity/local-idp/metadata';
import { emailOf, insertPeople, type Role } from '../../server/support/people';
import { useTestServer } from '../../server/support/test-server';
import { useFreshDevice } from '../../setup/fresh-device';
import { useTestDatabase } from '../../setup/test-database';

// The first journey of a file also compiles what the app loads late, and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 });

/** The whole product in one process: the rendered app with the real MSAL, its requests answered by the real server. */
export const useProduct = () => {
  useFreshDevice();
  const database = useTestDatabase();
  const server = useTestServer(database);
  const network = setupServer(
    http.get('*/idp/graph/v1.0/me', () => HttpResponse.json({ displayName: 'Somchai' })),
    http.all('*/api/*', ({ request }) => serve(request)),
  );
  // Each opened app has a line of its own, which is dead once its test has ended.
  const working = new Set<string>();
  let phones = 0;
  const requests: { method: string; path: string; headers: Headers; body: string }[] = [];
  const leftFor = vi.fn<(url: string) => void>();
  const opened: AppServices[] = [];

  const unanswered = new Set<Request>();
  const serve = async (request: Request) => {
    unanswered.add(request);
    return answer(request).finally(() => unanswered.delete(request));
  };

  const answer = async (request: Request) => {
    const [, phone = '', path = ''] = /(phone-\d+)\/api(.*)$/u.exec(request.url) ?? [];
    if (!working.has(phone)) return HttpResponse.error();
    requests.push({
      method: request.method,
      path: path.split('?')[0] ?? '',
      headers: new Headers(request.headers),
      body: await request.clone().text(),
    });
    const { method, headers, signal } = request;
    const body = request.body && (await request.clone().arrayBuffer());
    // MSW's requests are Node's: the page's own class would hand their bodies on in pieces of another kind.
    const NodeRequest = request.constructor as typeof Request;
    const forwarded = new NodeRequest(new URL(`/api${path}`, request.url), {
      method,
      headers,
      body,
      signal,
    });
    return server.app().fetch(forwarded);
  };

  // A phone looks for its person every second, also where its page is gone.
  const intervals: ReturnType<typeof setInterval>[] = [];

  /** What is still on its way would, when it comes, write and lead about on the next phone. */
  const leave = async () => {
    cleanup();
    intervals.splice(0).forEach(clearInterval);
    await afterFirstPaint();
    const asking = opened
      .splice(0)
      .filter(({ session }) => session.state.get().status === 'signed-in');
    await Promise.all(asking.map(({ permission }) => permission.run()));
    do await new Promise((later) => setTimeout(later, 10));
    while (unanswered.size > 0);
  };

  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(async () => {
    sessionStorage.clear();
    requests.length = 0;
    leftFor.mockReset();
    vi.spyOn(location, 'assign').mockImplementation((url) => leftFor(String(url)));
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await insertPeople(database.db);
  });
  afterEach(async () => {
    network.resetHandlers();
    await leave();
    working.clear();
    vi.restoreAllMocks();
  });
  afterAll(() => network.close());

  const config = (phone: string) => ({
    apiHost: `/${phone}/api`,
    version: '1.2.3',
    identity: localIdentityConfig(location.origin),
    rejectedDomain: 'corp.siamparts.example',
  });

  /** What an earlier sign-in left on this phone. */
  const signIn = async (role: Exclude<Role, 'nobody'>) => {
    const { id_token = '' } = await server.tokensFor(role);
    await signInOnDevice(config('any'), id_token);
  };

  const open = async (path: string) => {
    history.replaceState(null, '', path);
    const phone = `phone-${++phones}`;
    working.add(phone);
    const services = composeServices(config(phone), composeDevice());
    opened.push(services);
    const router = createAppRouter(services);
    const onSignedIn = (owner: Owner) => void services.cache.enter(owner);
    const begun = vi.spyOn(globalThis, 'setInterval');
    beginWork({
      ...services,
      onSignedIn,
      hasRows: async () => false,
      askForRows: () => undefined,
    });
    intervals.push(...begun.mock.results.map(({ value }) => value));
    begun.mockRestore();
    await services.cache.recall(PERSON_ROW);
    render(
      <AppServicesProvider value={services}>
        <RouterProvider router={router} />
      </AppServicesProvider>,
    );
    return { services, router };
  };

  /** As whoever is signed in on this phone: what it keeps is theirs. */
  const openFor = async (role: Role, path: string) => {
    const { services, router } = await open(path);
    const owner = { tid: LOCAL_TENANT_ID, oid: oidOf(emailOf(role)) };
    const { drafts, outbox, cache } = services;
    await Promise.all([drafts.enter(owner), outbox.enter(owner), cache.enter(owner)]);
    return { services, router };
  };

  const openAs = async (role: Exclude<Role, 'nobody'>, path: string) => {
    await signIn(role);
    return openFor(role, path);
  };

  const idOf = async (role: Role): Promise<string> =>
    (
      await database.db
        .selectFrom('person')
        .select('id')
        .where('signInName', '=', emailOf(role))
        .executeTakeFirstOrThrow()
    ).id;

  const statusOf = async (bookingId: string) =>
    (
      await database.db
        .selectFrom('booking')
        .select('status')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow()
    ).status;

  return {
    network,
    requests,
    serve,
    leftFor,
    signIn,
    open,
    openFor,
    openAs,
    leave,
    idOf,
    statusOf,
    database,
  };
};
