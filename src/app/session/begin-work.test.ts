import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { createStore } from '../ui/store';
import { afterFirstPaint } from './after-first-paint';
import { beginWork } from './begin-work';
import type { SessionState } from './session';
import { readUserData } from './user-data';

const account = { username: 'a@b', name: 'A', tid: 't', oid: 'o' };

const setUp = ({ remembers = true, isKnown = true } = {}) => {
  const state = createStore<SessionState>({ status: 'starting' });
  const online = createStore(true);
  const run = vi.fn(async () => 'known' as const);
  const load = vi.fn(async () => undefined);
  const signIn = vi.fn(async () => undefined);
  const onSignedIn = vi.fn();
  const askForRows = vi.fn();
  const listeners: ((event: LiveEvent) => void)[] = [];
  beginWork({
    session: { state, start: async () => state.get(), signIn },
    permission: { run },
    serviceState: { load },
    userData: {
      watch: () => () => undefined,
      value: createStore(readUserData(isKnown ? { user_info: { fullname: 'A' } } : undefined)),
    },
    hasRows: async () => remembers,
    askForRows,
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
  return { state, online, run, load, signIn, onSignedIn, askForRows, tell };
};

describe('§7 Startup', () => {
  it('§7.7 when somebody is signed in, checks the rights and reads the global state, once', async () => {
    const { state, run, load, onSignedIn } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    state.set({ status: 'signed-in', account, stale: 'away' });
    expect(onSignedIn).toHaveBeenCalledWith({ tid: 't', oid: 'o' });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks nobody before the screen stands in the place of the skeleton', async () => {
    document.body.innerHTML = '<div id="skeleton"></div>';
    const { state, run, onSignedIn } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    expect(onSignedIn).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(run).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('on a device that remembers no rows asks at once: there is nothing to draw before', async () => {
    document.body.innerHTML = '<div id="skeleton"></div>';
    const { state, run, load, askForRows } = setUp({ remembers: false });
    state.set({ status: 'signed-in', account, stale: false });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
    expect(askForRows).toHaveBeenCalledOnce();
    document.body.innerHTML = '';
  });

  it('of somebody whom the device does not know asks at once, without looking for rows', () => {
    const { state, run, askForRows } = setUp({ isKnown: false });
    state.set({ status: 'signed-in', account, stale: false });
    expect(run).toHaveBeenCalledOnce();
    expect(askForRows).toHaveBeenCalledOnce();
  });

  it('when the account is rejected, asks for nothing', async () => {
    const { state, run, load } = setUp();
    state.set({ status: 'rejected', account, domain: 'corp.siamparts.example' });
    await afterFirstPaint();
    expect(run).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('when the server can be reached again, asks again', async () => {
    const { state, online, run, load } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    online.set(false);
    online.set(true);
    expect(run).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('§4 Logout', () => {
  it.each([
    { owed: true, times: 1 },
    { owed: false, times: 0 },
  ])(
    'when the network is back and something is owed ($owed), the provider is told $times times',
    ({ owed, times }) => {
      const { state, online, signIn, run } = setUp();
      online.set(false);
      state.set({ status: 'signed-out', owed });
      online.set(true);
      expect(signIn).toHaveBeenCalledTimes(times);
      expect(run).not.toHaveBeenCalled();
    },
  );
});

describe('§4 Service open/closed', () => {
  it('when an admin opens or closes it, an open page reads it again; other news leave it alone', async () => {
    const { state, load, tell } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    tell('booking');
    expect(load).toHaveBeenCalledTimes(1);
    tell('service_state');
    expect(load).toHaveBeenCalledTimes(2);
    tell('refresh');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('when news were missed, as by somebody who has other rights, asks what they may do', async () => {
    const { state, run, tell } = setUp();
    state.set({ status: 'signed-in', account, stale: false });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    tell('booking');
    expect(run).toHaveBeenCalledTimes(1);
    tell('refresh');
    expect(run).toHaveBeenCalledTimes(2);
  });
});
