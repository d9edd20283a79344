import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from '../drafts/device-db';
import { createLeaseLock, createWebLock, type SenderLock } from './sender-lock';

useFreshDevice();
afterEach(() => vi.restoreAllMocks());

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Runs the same work in two tabs and tells how many were in it at once. */
const inTwoTabs = async (one: SenderLock, two: SenderLock) => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    inside -= 1;
    return 'done';
  };
  const results = await Promise.all([one(work), two(work)]);
  return { most, results };
};

describe('Without Web Locks: a lease in IndexedDB', () => {
  it('when two tabs want to send, one does at a time', async () => {
    const [one, two] = [createLeaseLock(createDeviceDb()), createLeaseLock(createDeviceDb())];
    expect(await inTwoTabs(one, two)).toEqual({ most: 1, results: ['done', 'done'] });
  });

  it('when the work fails, the turn is free again', async () => {
    const lock = createLeaseLock(createDeviceDb());
    await expect(lock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lock(async () => 'next')).toBe('next');
  });

  it('when the holder crashed, the next one gets its turn once the lease has ended', async () => {
    let now = 0;
    const crashed = createLeaseLock(createDeviceDb(), () => now);
    const started = gate();
    void crashed(() => {
      started.open();
      return new Promise(() => {});
    });
    await started.opened;
    now = 61_000;
    const next = createLeaseLock(createDeviceDb(), () => now);
    expect(await next(async () => 'sent')).toBe('sent');
  });

  it('when the holder crashed and the clock was set back, the next one does not wait for days', async () => {
    const day = 86_400_000;
    const crashed = createLeaseLock(createDeviceDb(), () => 3 * day);
    const started = gate();
    void crashed(() => {
      started.open();
      return new Promise(() => {});
    });
    await started.opened;
    const next = createLeaseLock(createDeviceDb(), () => 0);
    expect(await next(async () => 'sent')).toBe('sent');
  });
});

/** The browser's lock manager for one name, as far as the outbox needs it. */
const fakeLocks = () => {
  const steals: boolean[] = [];
  const locks = {
    request: async (_: string, options: LockOptions, work: () => Promise<unknown>) => {
      steals.push(options.steal === true);
      if (options.steal) return work();
      return new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      });
    },
  };
  return { steals, locks: locks as unknown as LockManager };
};

describe('With Web Locks', () => {
  it('when the holder is a frozen tab, its turn is taken away after a minute', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { locks, steals } = fakeLocks();
    const result = createWebLock(locks, (work) => work())(async () => 'sent');
    patience.abort(new DOMException('late', 'TimeoutError'));
    expect(await result).toBe('sent');
    expect(steals).toEqual([false, true]);
  });

  it('when the browser forbids them, the lease takes their place', async () => {
    const forbidden = {
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
    } as unknown as LockManager;
    const lock = createWebLock(forbidden, createLeaseLock(createDeviceDb()));
    expect(await lock(async () => 'sent')).toBe('sent');
  });
});
