import type { DeviceMemory } from '../drafts/device-memory';
import { SIGN_OUT_DEBT_KEY, SIGNING_OUT_KEY } from '../storage-keys';

/** `owed`: the provider does not know yet that the person left. `paid`: it does, and nobody has signed in since. */
type Debt = 'owed' | 'paid' | undefined;

/** What a logout still owes the provider: without it, the living session there would let the person in again. */
export type SignOutDebt = {
  get: () => Debt;
  set: (debt: Debt) => Promise<void>;
  /** Reads what this device, any tab of it, owes. */
  restore: () => Promise<void>;
};

/** The note lies in session storage: only the page that left for the provider comes back with it, and not by a key. */
const hasComeBack = (): boolean => {
  const noted = sessionStorage.getItem(SIGNING_OUT_KEY) !== null;
  sessionStorage.removeItem(SIGNING_OUT_KEY);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return noted && arrival?.type !== 'reload' && arrival?.type !== 'back_forward';
};

export const createSignOutDebt = (memory: DeviceMemory): SignOutDebt => {
  let debt: Debt;
  const set = async (next: Debt) => {
    debt = next;
    await memory.remember(SIGN_OUT_DEBT_KEY, next);
  };
  return {
    get: () => debt,
    set,
    restore: async () => {
      const kept = await memory.recall(SIGN_OUT_DEBT_KEY);
      debt = kept === 'owed' || kept === 'paid' ? kept : undefined;
      if (hasComeBack() && debt) await set('paid');
    },
  };
};
