import type { ServiceState, ServiceStateChange } from '#contract/service-state';
import * as v from 'valibot';
import type { ApiClient } from '../api/client';
import type { DeviceMemory } from '../drafts/device-memory';
import { SERVICE_STATE_KEY } from '../storage-keys';
import { createStore, type ReadableStore } from '../ui/store';

export type KnownServiceState = ServiceState & {
  /** `unknown`: being read for the first time. `stale`: what is known stands, this reading failed or is awaited. */
  status: 'unknown' | 'known' | 'stale';
};

export type ServiceStateStore = {
  value: ReadableStore<KnownServiceState>;
  /** What this device read last, for the first screen: a closed service must not look open until the answer comes. */
  restore: () => Promise<void>;
  /** Reads afresh; a failure leaves what is known. Never throws. */
  load: () => Promise<void>;
  /** For admins: one field per call. */
  change: (change: ServiceStateChange) => Promise<void>;
};

const unread: KnownServiceState = {
  isClose: false,
  wording: 'ปิดให้บริการชั่วคราว',
  wordingEn: 'The service is temporarily closed',
  status: 'unknown',
};

/** The first page of a new device waits this long for the answer, and is then taken as open. */
const PATIENCE_MS = 2_000;

// Not the contract's schema, which comes later than the first screen.
const kept = v.object({ isClose: v.boolean(), wording: v.string(), wordingEn: v.string() });

export const createServiceStateStore = (
  api: ApiClient,
  memory: DeviceMemory,
): ServiceStateStore => {
  const value = createStore<KnownServiceState>(unread);

  const take = (state: ServiceState) => {
    value.set({ ...state, status: 'known' });
    void memory.remember(SERVICE_STATE_KEY, state);
  };

  const goOn = () => value.set({ ...value.get(), status: 'stale' });

  const read = async (): Promise<void> => {
    const late = setTimeout(goOn, PATIENCE_MS);
    try {
      take(await api.call('readServiceState', { background: true }));
    } catch {
      goOn();
    } finally {
      clearTimeout(late);
    }
  };

  let reading: Promise<void> | null = null;

  return {
    value,
    restore: async () => {
      const { success, output } = v.safeParse(kept, await memory.recall(SERVICE_STATE_KEY));
      if (success && value.get() === unread) value.set({ ...output, status: 'stale' });
    },
    load: () =>
      (reading ??= read().finally(() => {
        reading = null;
      })),
    change: async (change) => {
      take(await api.call('changeServiceState', { body: change }));
    },
  };
};
