import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectivity } from './connectivity';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const withNetwork = (yes: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes);

describe('connectivity', () => {
  it('when a call finds nobody, is offline although the device has a network', () => {
    withNetwork(true);
    const connectivity = createConnectivity(async () => false);
    connectivity.reportUnreachable();
    expect(connectivity.get()).toBe(false);
  });

  it('when a call succeeds, is online at once', () => {
    withNetwork(false);
    const connectivity = createConnectivity(async () => false);
    expect(connectivity.get()).toBe(false);
    connectivity.reportReachable();
    expect(connectivity.get()).toBe(true);
  });

  it('when nobody calls, looks by itself until the server is back, ever more rarely', async () => {
    withNetwork(true);
    let reachable = false;
    const probe = vi.fn(async () => reachable);
    const connectivity = createConnectivity(probe);
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe.mock.calls.length).toBeLessThan(7);
    reachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connectivity.get()).toBe(true);
  });

  it('when the network comes back, asks the server before it believes', async () => {
    withNetwork(false);
    const probe = vi.fn(async () => true);
    const connectivity = createConnectivity(probe);
    window.dispatchEvent(new Event('online'));
    expect(connectivity.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.get()).toBe(true);
  });

  it('when the network comes back and carries nothing yet, asks again in two seconds, however long nobody answered', async () => {
    withNetwork(false);
    let reachable = false;
    const connectivity = createConnectivity(async () => reachable);
    await vi.advanceTimersByTimeAsync(120_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    reachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connectivity.get()).toBe(true);
  });

  it('when the network goes, is offline at once', () => {
    withNetwork(true);
    const connectivity = createConnectivity(async () => false);
    window.dispatchEvent(new Event('offline'));
    expect(connectivity.get()).toBe(false);
  });
});
