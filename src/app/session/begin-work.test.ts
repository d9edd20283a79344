import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { createStore } from '../ui/store';
import { beginWork } from './begin-work';
import type { SessionState } from './session';

const account = { username: 'a@b', name: 'A', tid: 't', oid: 'o' };

const setUp = () => {
  const state = createStore<SessionState>({ status: 'starting' });
  const online = createStore(true);
  const run = vi.fn(async () => 'known' as const);
  const load = vi.fn(async () => undefined);
  const onSignedIn = vi.fn();
  const listeners: ((event: LiveEvent) => void)[] = [];
  beginWork({
    session: { state, start: async () => state.get() },
    permission: { run },
    serviceState: { load },
    userData: { watch: () => () => undefined },
    connectivity: online,
    live: {
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    onSignedIn,
  });
  const tell = (topic: string) => listeners.forEach((listener) => listener({ topic }));
  return { state, online, run, load, onSignedIn, tell };
};

describe('§7 Startup', () => {
  it('when somebody is signed in, checks the rights and reads the global state, once', () => {
    const { state, run, load, onSignedIn } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    state.set({ status: 'signed-in', account, stale: true });
    expect(run).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    expect(onSignedIn).toHaveBeenCalledWith({ tid: 't', oid: 'o' });
  });

  it('when the account is rejected, asks for nothing', () => {
    const { state, run, load } = setUp();
    state.set({ status: 'rejected', account, domain: 'corp.siamparts.example' });
    expect(run).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('when the server can be reached again, asks again', () => {
    const { state, online, run, load } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    online.set(false);
    online.set(true);
    expect(run).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('§4 Service open/closed', () => {
  it('when an admin opens or closes it, an open page reads it again; other news leave it alone', () => {
    const { state, load, tell } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    tell('booking');
    expect(load).toHaveBeenCalledTimes(1);
    tell('service_state');
    expect(load).toHaveBeenCalledTimes(2);
    tell('refresh');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
