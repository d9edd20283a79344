import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppUpdate } from './app-update';

const workbox = vi.hoisted(() => {
  type Listener = (event: { isUpdate?: boolean; isExternal?: boolean }) => void;
  const listeners = new Map<string, Listener>();
  const installing = new EventTarget();
  const registration = { active: {}, installing, waiting: {}, unregister: vi.fn(async () => true) };
  const messageSkipWaiting = vi.fn();
  return { listeners, registration, messageSkipWaiting, update: vi.fn(async () => {}) };
});

vi.mock('workbox-window', () => ({
  Workbox: class {
    messageSkipWaiting = workbox.messageSkipWaiting;
    addEventListener = workbox.listeners.set.bind(workbox.listeners);
    register = async () => workbox.registration;
    update = workbox.update;
  },
}));

const browserWith = (controller: object | null) => {
  const container = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  return container;
};

const setUp = async (controller: object | null, beforeStart = () => {}) => {
  const container = browserWith(controller);
  const order: string[] = [];
  const appUpdate = createAppUpdate({
    flush: async () => void order.push('flush'),
    reload: () => void order.push('reload'),
  });
  beforeStart();
  await vi.advanceTimersByTimeAsync(0);
  await appUpdate.start();
  return { container, order, appUpdate };
};

const { installing, waiting } = workbox.registration;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(workbox.registration, { installing, waiting });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the update of the app', () => {
  it('when a new version waits, asks; on yes, flushes the drafts and reloads once', async () => {
    const { container, order, appUpdate } = await setUp({});
    workbox.listeners.get('waiting')?.({});
    expect(appUpdate.state.get()).toBe('waiting');
    appUpdate.update();
    expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['flush', 'reload']);
  });

  it('when put off, asks no more and reloads nothing', async () => {
    const { order, appUpdate } = await setUp({});
    workbox.listeners.get('waiting')?.({});
    appUpdate.dismiss();
    expect(appUpdate.state.get()).toBe('none');
    expect(order).toEqual([]);
  });

  it('when installed for the first time, says so and does not reload', async () => {
    const { container, order, appUpdate } = await setUp(null);
    workbox.listeners.get('activated')?.({ isUpdate: false });
    container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(appUpdate.state.get()).toBe('offline-ready');
    expect(order).toEqual([]);
  });

  it('when a part of this version is gone from the server, takes the new one without asking', async () => {
    const { appUpdate } = await setUp({});
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
    workbox.listeners.get('waiting')?.({});
    expect(workbox.messageSkipWaiting).toHaveBeenCalled();
    expect(appUpdate.state.get()).toBe('looking');
  });

  it('when a part is gone and there is no newer version, stops looking', async () => {
    Object.assign(workbox.registration, { waiting: null, installing: null });
    const { appUpdate } = await setUp({});
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
    expect(workbox.update).toHaveBeenCalled();
    expect(appUpdate.state.get()).toBe('none');
  });

  it('when the newer version does not come, stops looking after a while', async () => {
    const { appUpdate } = await setUp({});
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(appUpdate.state.get()).toBe('looking');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(appUpdate.state.get()).toBe('none');
  });

  it('when a part is gone that nobody asked for yet, takes nothing over: it asks as ever', async () => {
    const { appUpdate } = await setUp({});
    const error = new Error('gone');
    await appUpdate.ahead(() => {
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return Promise.reject(error);
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(workbox.update).toHaveBeenCalled();
    workbox.listeners.get('waiting')?.({});
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(appUpdate.state.get()).toBe('waiting');
  });

  it('when the first page already lacks a part, looks for the new version and takes it', async () => {
    await setUp({}, () => window.dispatchEvent(new Event('vite:preloadError')));
    expect(workbox.update).toHaveBeenCalled();
    workbox.listeners.get('waiting')?.({});
    expect(workbox.messageSkipWaiting).toHaveBeenCalled();
  });

  it('when the new version was let in and does not come, goes on without the older worker', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const { order } = await setUp({}, () => window.dispatchEvent(new Event('vite:preloadError')));
    workbox.listeners.get('waiting')?.({});
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(workbox.registration.unregister).toHaveBeenCalledOnce();
    expect(order).toEqual(['flush', 'reload']);
  });

  it('when the network is gone by then, keeps the older worker and tries again', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    const { order } = await setUp({}, () => window.dispatchEvent(new Event('vite:preloadError')));
    workbox.listeners.get('waiting')?.({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workbox.registration.unregister).not.toHaveBeenCalled();
    expect(order).toEqual([]);
    expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(2);
  });

  it('when the new version began to install on the page before, asks as soon as it waits', async () => {
    const { appUpdate } = await setUp({});
    workbox.registration.installing.dispatchEvent(new Event('statechange'));
    expect(appUpdate.state.get()).toBe('waiting');
  });
});
