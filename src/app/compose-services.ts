import type { AppConfig } from '#contract/app-config';
import { createApiClient } from './api/client';
import { createInFlight } from './api/in-flight';
import { loadOnce } from './api/load-endpoint';
import type { Send } from './api/send';
import type { AppServices } from './app-services';
import { appVersion } from './app-version';
import { createOwnerCache } from './cache/owner-cache';
import { createDeviceDb } from './drafts/device-db';
import { createDeviceMemory } from './drafts/device-memory';
import { createLateDraftStore } from './drafts/create-late-draft-store';
import { createLanguageStore } from './drafts/language-store';
import { createLateLive } from './live/create-late-live';
import { createLateOutbox } from './outbox/create-late-outbox';
import { createAppUpdate } from './pwa/app-update';
import { createConnectivity } from './pwa/connectivity';
import { createInstallation } from './pwa/installation';
import { createServiceStateStore } from './service-state/service-state-store';
import { afterFirstPaint } from './session/after-first-paint';
import { createPermissionCheck } from './session/check-permission';
import { isServerReachable } from './session/is-server-reachable';
import { createMsalSession } from './session/msal-session';
import { createSignOutDebt } from './session/sign-out-debt';
import { createUserDataStore, hasName } from './session/user-data';
import { PERSON_ROW } from './storage-keys';
import { createStore, type ReadableStore } from './ui/store';

/** The last thing that broke on this page, for the problem report; words only, never data. */
const watchLastError = (): ReadableStore<string | null> => {
  const last = createStore<string | null>(null);
  const keep = (error: unknown) => {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    last.set(words.slice(0, 500));
  };
  window.addEventListener('error', ({ error, message }) => keep(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  return last;
};

/** What remembers on this device, before anything is known of the server. */
export const composeDevice = () => {
  const db = createDeviceDb();
  const memory = createDeviceMemory(db);
  return {
    db,
    memory,
    language: createLanguageStore(memory),
    signOutDebt: createSignOutDebt(memory),
    lastError: watchLastError(),
  };
};

export const composeServices = (
  config: AppConfig,
  { db, memory, language, signOutDebt, lastError }: ReturnType<typeof composeDevice>,
): AppServices => {
  const connectivity = createConnectivity(() => isServerReachable(config.apiHost));
  const drafts = createLateDraftStore(async () => {
    await afterFirstPaint();
    return (await import('./drafts/device-draft-store')).createDeviceDraftStore({ db });
  });
  const cache = createOwnerCache(db);
  const userData = createUserDataStore(() => cache.peek(PERSON_ROW)?.value);
  const session = createMsalSession({
    config,
    signOutDebt,
    onUnreachable: connectivity.reportUnreachable,
    openMsal: async (of) => (await import('./session/msal-island')).openMsal(of),
    beforeSignOut: async () => {
      outbox.leave();
      const forget = import('./pwa/push').then(({ forgetPush }) => forgetPush());
      await Promise.all([drafts.leave(), cache.leave(), forget.catch(() => undefined)]);
    },
  });
  const carried = { host: config.apiHost, appVersion, language: language.value.get };
  const openSend = loadOnce(async () =>
    (await import('./api/send')).createSend({ ...carried, session, connectivity }),
  );
  // Made ready while the device is asked what it remembers: the first call goes out at once.
  openSend().catch(() => undefined);
  const send: Send = async (...request) => (await openSend())(...request);
  const permission = createPermissionCheck(send, session, userData, (person) => {
    void cache.write(PERSON_ROW, person);
  });
  const inFlight = createInFlight();
  const api = createApiClient({
    send,
    caller: {
      check: permission.run,
      isChecked: () => hasName(userData.value.get()),
      handleUnauthorised: session.handleUnauthorised,
    },
    inFlight,
    onServiceClosed: () => void serviceState.load(),
  });
  const serviceState = createServiceStateStore(api, memory);
  const outbox = createLateOutbox(async () => {
    await afterFirstPaint();
    return (await import('./outbox/open-outbox')).openOutbox({ db, api, connectivity });
  });
  const missesNews = createStore(false);
  const live = createLateLive(async () =>
    (await import('./live/connect-live')).connectLive({
      host: config.apiHost,
      session,
      userData,
      permission,
      language: language.value.get,
      connectivity,
      missesNews,
    }),
  );

  return {
    config,
    session,
    userData,
    permission,
    serviceState,
    api,
    inFlight,
    drafts,
    memory,
    cache,
    outbox,
    live,
    missesNews,
    language,
    connectivity,
    appUpdate: createAppUpdate({ flush: drafts.flush }),
    installation: createInstallation(memory),
    lastError,
  };
};
