import type { AppConfig } from '#contract/app-config';
import { createApiClient } from './api/client';
import { createInFlight } from './api/in-flight';
import { createSend } from './api/send';
import type { AppServices } from './app-services';
import { appVersion } from './app-version';
import { createDeviceDb } from './drafts/device-db';
import { createDeviceDraftStore } from './drafts/device-draft-store';
import { createDeviceMemory } from './drafts/device-memory';
import { createLanguageStore } from './drafts/language-store';
import { watchLastError } from './last-error';
import { createLateOutbox } from './outbox/create-late-outbox';
import { createAppUpdate } from './pwa/app-update';
import { createConnectivity } from './pwa/connectivity';
import { createInstallation } from './pwa/installation';
import { createServiceStateStore } from './service-state/service-state-store';
import { createPermissionCheck } from './session/check-permission';
import { isServerReachable } from './session/is-server-reachable';
import { createMsalSession } from './session/msal-session';
import { createUserDataStore } from './session/user-data';

/** What remembers on this device, before anything is known of the server. */
export const composeDevice = () => {
  const db = createDeviceDb();
  const memory = createDeviceMemory(db);
  return { db, memory, language: createLanguageStore(memory), lastError: watchLastError() };
};

export const composeServices = (
  config: AppConfig,
  { db, memory, language, lastError }: ReturnType<typeof composeDevice>,
): AppServices => {
  const connectivity = createConnectivity(() => isServerReachable(config.apiHost));
  const drafts = createDeviceDraftStore({ db });
  const userData = createUserDataStore();
  const session = createMsalSession({
    config,
    openMsal: async (of) => (await import('./session/msal-island')).openMsal(of),
    beforeSignOut: async () => {
      outbox.leave();
      await drafts.leave();
    },
  });
  const send = createSend({
    host: config.apiHost,
    appVersion,
    session,
    language: language.value.get,
    connectivity,
  });
  const permission = createPermissionCheck(send, session, userData);
  const inFlight = createInFlight();
  const api = createApiClient({
    send,
    session,
    userData,
    permission,
    inFlight,
    onServiceClosed: () => void serviceState.load(),
  });
  const serviceState = createServiceStateStore(api, memory);
  const outbox = createLateOutbox(async () =>
    (await import('./outbox/open-outbox')).openOutbox({ db, api, connectivity }),
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
    outbox,
    language,
    connectivity,
    appUpdate: createAppUpdate({ flush: drafts.flush }),
    installation: createInstallation(memory),
    lastError,
  };
};
