import { createContext, useContext } from 'react';
import type { AppConfig } from '#contract/app-config';
import type { ApiClient } from './api/client';
import type { InFlight } from './api/in-flight';
import type { OwnerCache } from './cache/owner-cache';
import type { DeviceMemory } from './drafts/device-memory';
import type { DraftStore } from './drafts/draft-store';
import type { LanguageStore } from './drafts/language-store';
import type { Live } from './live/live';
import type { Outbox } from './outbox/outbox';
import type { AppUpdate } from './pwa/app-update';
import type { Connectivity } from './pwa/connectivity';
import type { Installation } from './pwa/installation';
import type { ServiceStateStore } from './service-state/service-state-store';
import type { PermissionCheck } from './session/check-permission';
import type { Session } from './session/session';
import type { UserDataStore } from './session/user-data';
import type { ReadableStore } from './ui/store';

/** What `main.tsx` composes once; screens take it from here and from the router's context, never from modules. */
export type AppServices = {
  config: AppConfig;
  session: Session;
  userData: UserDataStore;
  permission: PermissionCheck;
  serviceState: ServiceStateStore;
  api: ApiClient;
  inFlight: InFlight;
  drafts: DraftStore;
  memory: DeviceMemory;
  cache: OwnerCache;
  outbox: Outbox;
  live: Live;
  /** There is a network, but the live stream has been gone for a while: what is shown may be old. */
  missesNews: ReadableStore<boolean>;
  language: LanguageStore;
  connectivity: Connectivity;
  appUpdate: AppUpdate;
  installation: Installation;
  lastError: ReadableStore<string | null>;
};

const AppServicesContext = createContext<AppServices | null>(null);

export const AppServicesProvider = AppServicesContext.Provider;

export const useServices = (): AppServices => {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('useServices stands outside AppServicesProvider');
  return services;
};
