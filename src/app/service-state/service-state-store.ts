import type { ServiceState, ServiceStateChange } from '#contract/service-state';
import type { ApiClient } from '../api/client';
import { createStore, type ReadableStore } from '../ui/store';

export type KnownServiceState = ServiceState & {
  /** `unknown`: never read, so taken as open. `stale`: the last reading failed, the one before it stands. */
  status: 'unknown' | 'known' | 'stale';
};

export type ServiceStateStore = {
  value: ReadableStore<KnownServiceState>;
  /** Reads afresh; a failure leaves what is known. Never throws. */
  load: () => Promise<void>;
  /** For admins: one field per call. */
  change: (change: ServiceStateChange) => Promise<void>;
};

const unread: KnownServiceState = {
  isClose: false,
  wording: 'ระบบปิดให้บริการชั่วคราว',
  wordingEn: 'The service is temporarily closed.',
  status: 'unknown',
};

export const createServiceStateStore = (api: ApiClient): ServiceStateStore => {
  const value = createStore<KnownServiceState>(unread);

  const read = async (): Promise<void> => {
    try {
      value.set({ ...(await api.call('readServiceState', { background: true })), status: 'known' });
    } catch {
      const known = value.get();
      if (known.status === 'known') value.set({ ...known, status: 'stale' });
    }
  };

  let reading: Promise<void> | null = null;

  return {
    value,
    load: () =>
      (reading ??= read().finally(() => {
        reading = null;
      })),
    change: async (change) => {
      value.set({ ...(await api.call('changeServiceState', { body: change })), status: 'known' });
    },
  };
};
