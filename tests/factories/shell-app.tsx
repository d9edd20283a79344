import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import type { Permission, UserInfo } from '#contract/people';
import { byFlag, type MenuFlag } from '#kinds/menu-flags';
import { createInFlight } from '../../src/app/api/in-flight';
import { AppServicesProvider, type AppServices } from '../../src/app/app-services';
import { createAppRouter } from '../../src/app/create-app-router';
import { createLanguageStore } from '../../src/app/drafts/language-store';
import type { DraftsState } from '../../src/app/drafts/draft-store';
import type { OutboxItem, Sent } from '../../src/app/outbox/outbox';
import type { UpdateState } from '../../src/app/pwa/app-update';
import type { InstallOffer } from '../../src/app/pwa/installation';
import type { KnownServiceState } from '../../src/app/service-state/service-state-store';
import type { PermissionState } from '../../src/app/session/permission-state';
import type { SessionState } from '../../src/app/session/session';
import { createUserDataStore } from '../../src/app/session/user-data';
import { createStore } from '../../src/app/ui/store';
import { testConfig } from './fake-msal';

// The first page of a test waits for chunks that are still being compiled.
configure({ asyncUtilTimeout: 8000 });

const userInfo: UserInfo = {
  fullname: 'สมชาย ใจดี',
  employee_id: '100101',
  is_approver: false,
  department: null,
  email: null,
  phone: null,
};

/** As the permission check answers an employee who is no admin. */
export const employee = (more: Partial<UserInfo> = {}) => ({
  detail: { user_info: { ...userInfo, ...more } },
});

/** As the permission check answers an active admin with these flags. */
export const admin = (...flags: MenuFlag[]): Permission => ({
  user_info: { ...userInfo, fullname: 'วิชัย ทองมาก', is_approver: true },
  admin_info: {
    first_name_en: 'Wichai',
    last_name_en: 'Thongmak',
    employee_no: '100315',
    status: 1,
    ...byFlag((flag) => (flags.includes(flag) ? 1 : 0)),
  },
});

export const account = {
  username: 'somchai@siamparts.example',
  name: 'Somchai Jaidee',
  tid: 'tid-1',
  oid: 'oid-1',
};
const signedIn: SessionState = { status: 'signed-in', account, stale: false };

type HappyWindow = { happyDOM: { setViewport: (size: typeof phone) => void } };

/** 10:42 in Bangkok. */
const cachedAt = Date.UTC(2026, 10, 21, 3, 42);

export const phone = { width: 360, height: 740 };
export const tablet = { width: 1024, height: 768 };

type Setting = {
  path?: string;
  viewport?: typeof phone;
  /** What the device knows of the person; null for nothing. */
  person?: object | null;
  isAdmin?: boolean | null;
  session?: SessionState;
  permission?: PermissionState;
  closed?: boolean;
  isDemo?: boolean;
  call?: AppServices['api']['call'];
  /** What this person's rows on the device were, at `cachedAt`. */
  cached?: Map<string, unknown>;
};

const isAdminBody = (person: object | null) => person !== null && 'admin_info' in person;

/** The real app on a device of its own: only its ports to the world outside are fakes. */
export const openApp = async ({
  path = '/checkbooking',
  viewport = phone,
  person = employee(),
  isAdmin = person === null ? null : isAdminBody(person),
  session = signedIn,
  permission = person === null ? 'unchecked' : 'known',
  closed = false,
  isDemo = false,
  call = vi.fn(() => new Promise<never>(() => undefined)),
  cached = new Map<string, unknown>(),
}: Setting = {}) => {
  (window as unknown as HappyWindow).happyDOM.setViewport(viewport);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.clear();
  const userData = createUserDataStore();
  if (person) userData.keep(person);
  if (isAdmin !== null) userData.keepIsAdmin(isAdmin);

  const listeners = new Set<(event: LiveEvent) => void>();
  const remembered = new Map<string, unknown>();
  const memory = {
    remember: async (key: string, value: unknown) => void remembered.set(key, value),
    recall: async (key: string) => remembered.get(key),
  };
  const sessionState = createStore(session);
  const permissionState = createStore(permission);
  const serviceStateValue = createStore<KnownServiceState>({
    isClose: closed,
    wording: 'ปิดปรับปรุงถึง 12:00',
    wordingEn: 'Closed until 12:00',
    status: 'known',
  });
  const items = createStore<readonly OutboxItem[]>([]);
  const settled = createStore<ReadonlyMap<string, Sent>>(new Map());
  const drafts = createStore<DraftsState>({ drafts: [], problem: null });
  const waiting = createStore(0);
  const online = createStore(true);
  const missesNews = createStore(false);
  const update = createStore<UpdateState>('none');
  const installWay = createStore<InstallOffer>('none');
  const nothing = () => undefined;
  const later = async () => undefined;

  const services = {
    config: { ...testConfig, isDemo },
    session: {
      state: sessionState,
      start: vi.fn(async () => sessionState.get()),
      tokens: vi.fn(async () => ({ idToken: 'id', accessToken: 'access' })),
      signIn: vi.fn(later),
      signInByPopup: vi.fn(later),
      takeReturnTo: nothing,
      signOut: vi.fn(later),
      handleUnauthorised: vi.fn(later),
    },
    userData,
    permission: { state: permissionState, run: vi.fn(async () => permissionState.get()) },
    serviceState: {
      value: serviceStateValue,
      restore: later,
      load: vi.fn(later),
      change: vi.fn(later),
    },
    api: { call: vi.fn(call) },
    inFlight: createInFlight(),
    drafts: {
      state: drafts,
      enter: later,
      leave: later,
      load: async () => null,
      save: nothing,
      discard: nothing,
      flush: later,
    },
    memory,
    cache: {
      enter: later,
      leave: later,
      read: async (key: string) =>
        cached.has(key) ? { value: cached.get(key), at: cachedAt } : null,
      write: async (key: string, value: unknown) => void cached.set(key, value),
      recall: later,
      peek: () => null,
    },
    live: {
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    missesNews,
    outbox: {
      items,
      waiting,
      settled,
      enter: later,
      leave: nothing,
      send: vi.fn<AppServices['outbox']['send']>(async () => ({ state: 'waiting' })),
      wake: nothing,
      retry: later,
      remove: vi.fn<AppServices['outbox']['remove']>(later),
      files: () => Promise.reject(new Error('The shell asks for no files')),
    },
    language: createLanguageStore(memory),
    connectivity: { ...online, reportReachable: nothing, reportUnreachable: nothing },
    appUpdate: { state: update, start: later, update: nothing, dismiss: nothing, ahead: later },
    installation: {
      way: installWay,
      offer: createStore('none'),
      start: later,
      install: later,
      dismiss: nothing,
    },
    lastError: createStore<string | null>(null),
  } satisfies AppServices;

  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // What is loaded late suspends; only an awaited act goes on when it has arrived.
  await act(async () => {
    render(
      <AppServicesProvider value={services}>
        <RouterProvider router={router} />
      </AppServicesProvider>,
    );
  });
  return {
    services,
    router,
    path: () => router.state.location.pathname,
    tell: (event: LiveEvent) => act(() => listeners.forEach((listener) => listener(event))),
    set: {
      session: sessionState,
      permission: permissionState,
      serviceState: serviceStateValue,
      online,
      missesNews,
      waiting,
      items,
      settled,
      installWay,
      update,
      drafts,
    },
  };
};
