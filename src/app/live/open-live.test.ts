import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import { createStore } from '../ui/store';
import { createLead } from './leader';
import type { LiveStream } from './live-stream';
import { openLive } from './open-live';
import type { Heard } from './read-events';

useFreshDevice();

/** One lock for all tabs of the test, as the browser has it. */
const createLocks = () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = async (
    _: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ) => {
    const before = turn;
    const mine = before.then(() => (signal.aborted ? undefined : work()));
    turn = mine.catch(() => undefined);
    return mine;
  };
  return { request } as unknown as LockManager;
};

type Connection = {
  lastId: string | null;
  hear: (heard: Heard) => void;
  cut: () => void;
  fail: () => void;
  isOpen: boolean;
};

const createServer = () => {
  const connections: Connection[] = [];
  const stream: LiveStream = (lastId, hear, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('502'));
      const connection: Connection = { lastId, hear, isOpen: true, cut: () => end(), fail };
      const end = () => {
        connection.isOpen = false;
        resolve();
      };
      signal.addEventListener('abort', end);
      connections.push(connection);
    });
  return { stream, connections, open: () => connections.filter(({ isOpen }) => isOpen) };
};

const setVisible = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const openTab = (server: ReturnType<typeof createServer>, locks: LockManager | null) => {
  const online = createStore(true);
  const missesNews = createStore(false);
  const events: LiveEvent[] = [];
  const live = openLive({
    stream: server.stream,
    lead: createLead(locks),
    connectivity: online,
    missesNews,
    random: () => 1,
  });
  const stop = live.subscribe((event) => events.push(event));
  return { online, missesNews, events, stop };
};

const booking = (id: string): Heard => ({ id: `s-${id}`, event: { topic: 'booking', id } });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Live', () => {
  it('with several tabs, opens one connection and all of them hear', async () => {
    const server = createServer();
    const locks = createLocks();
    const tabs = [openTab(server, locks), openTab(server, locks), openTab(server, locks)];
    await vi.waitFor(() => expect(server.connections).toHaveLength(1));
    server.connections[0]?.hear(booking('1'));
    await vi.waitFor(() => {
      for (const { events } of tabs) expect(events).toEqual([{ topic: 'booking', id: '1' }]);
    });
    expect(server.connections).toHaveLength(1);
  });

  it('when the tab that leads closes, another goes on from the moment that was heard last', async () => {
    const server = createServer();
    const locks = createLocks();
    const first = openTab(server, locks);
    const second = openTab(server, locks);
    await vi.waitFor(() => expect(server.connections).toHaveLength(1));
    server.connections[0]?.hear(booking('7'));
    await vi.waitFor(() => expect(second.events).toHaveLength(1));
    first.stop();
    await vi.waitFor(() => expect(server.open()).toHaveLength(1));
    expect(server.connections[1]?.lastId).toBe('s-7');
  });

  it('when the connection breaks, tries again, later each time, until it hears something', async () => {
    const server = createServer();
    openTab(server, null);
    await vi.waitFor(() => expect(server.connections).toHaveLength(1));
    server.connections[0]?.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.connections).toHaveLength(2);
    server.connections[1]?.cut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(server.connections).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.connections).toHaveLength(3);
    server.connections[2]?.hear({ id: null, event: null });
    server.connections[2]?.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.connections).toHaveLength(4);
  });

  it('when there is no network, waits for it and connects at once', async () => {
    const server = createServer();
    const { online } = openTab(server, null);
    await vi.waitFor(() => expect(server.connections).toHaveLength(1));
    online.set(false);
    server.connections[0]?.cut();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.connections).toHaveLength(1);
    online.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.connections).toHaveLength(2);
  });

  it('when the stream alone is gone for a while, says that news are missed, until it hears again', async () => {
    const server = createServer();
    const { missesNews } = openTab(server, null);
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      await vi.waitFor(() => expect(server.connections.length).toBeGreaterThan(0));
      server.connections.at(-1)?.fail();
      expect(missesNews.get()).toBe(false);
      await vi.advanceTimersByTimeAsync(pause);
    }
    server.connections.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(missesNews.get()).toBe(true);
    server.connections.at(-1)?.hear({ id: null, event: null });
    expect(missesNews.get()).toBe(false);
  });

  it('when hidden for a minute, closes; when looked at again, reads afresh and connects', async () => {
    const server = createServer();
    const { events } = openTab(server, null);
    await vi.waitFor(() => expect(server.open()).toHaveLength(1));
    setVisible('hidden');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.open()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open()).toHaveLength(0);
    expect(events).toEqual([]);
    setVisible('visible');
    await vi.waitFor(() => expect(server.open()).toHaveLength(1));
    expect(events).toEqual([{ topic: 'refresh' }]);
  });

  it('when hidden only for a moment, stays connected', async () => {
    const server = createServer();
    const { events } = openTab(server, null);
    await vi.waitFor(() => expect(server.open()).toHaveLength(1));
    setVisible('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    setVisible('visible');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.connections).toHaveLength(1);
    expect(events).toEqual([]);
  });
});
