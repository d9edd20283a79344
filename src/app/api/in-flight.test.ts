import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInFlight } from './in-flight';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const withResolvers = () => {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((ok, no) => {
    resolve = ok;
    reject = no;
  });
  return { promise, resolve, reject };
};

describe('§4 Loading overlay', () => {
  it('§4.17 shows while a request is in flight, from 150 ms on', async () => {
    const { overlay, track } = createInFlight();
    const work = withResolvers();
    const done = track('blocking', () => work.promise);
    vi.advanceTimersByTime(149);
    expect(overlay.get()).toBe('none');
    vi.advanceTimersByTime(1);
    expect(overlay.get()).toBe('blocking');
    work.resolve();
    await done;
    expect(overlay.get()).toBe('none');
  });

  it('while only reads are under way, lets taps through; a write takes them', async () => {
    const { overlay, track } = createInFlight();
    const read = withResolvers();
    const write = withResolvers();
    const both = [track('passive', () => read.promise), track('blocking', () => write.promise)];
    vi.advanceTimersByTime(150);
    expect(overlay.get()).toBe('blocking');
    write.resolve();
    await both[1];
    expect(overlay.get()).toBe('passive');
    read.resolve();
    await both[0];
    expect(overlay.get()).toBe('none');
  });

  it('§4.20 §8.8 when a request fails, is cleared and the error propagates', async () => {
    const { overlay, track } = createInFlight();
    const work = withResolvers();
    const done = track('blocking', () => work.promise);
    vi.advanceTimersByTime(150);
    work.reject(new Error('no'));
    await expect(done).rejects.toThrow('no');
    expect(overlay.get()).toBe('none');
  });
});
