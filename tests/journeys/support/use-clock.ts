import { afterEach, beforeEach, vi } from 'vitest';

/** Each journey of the file begins then. Called before all else, so that the clock is put right last. */
export const useClock = (now: Date | string): void => {
  afterEach(() => vi.useRealTimers());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now), shouldAdvanceTime: true });
  });
};
