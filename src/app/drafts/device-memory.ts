import { MEMORY } from '../storage-keys';
import type { DeviceDb } from './device-db';

/** Small things that this device remembers although local storage is cleared: a choice, a dismissal, a last answer. */
export type DeviceMemory = {
  remember: (key: string, value: unknown) => Promise<void>;
  recall: (key: string) => Promise<unknown>;
};

const keyOf = (key: string) => MEMORY + key;

export const createDeviceMemory = (db: DeviceDb): DeviceMemory => ({
  remember: async (key, value) => {
    await db.write(keyOf(key), value);
  },
  recall: (key) => db.read(keyOf(key)),
});
