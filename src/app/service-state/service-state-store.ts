import type { ServiceState, ServiceStateChange } from '#contract/service-state';
import type { ReadableStore } from '../ui/store';

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
