import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { employee } from '../../../tests/factories/shell-app';
import type { PermissionState } from '../session/permission-state';
import { createUserDataStore } from '../session/user-data';
import { createStore } from '../ui/store';
import { createLiveStream } from './live-stream';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockImplementation(async () => new Response(': the heart beats\n\n'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const open = (answer: PermissionState) => {
  const userData = createUserDataStore();
  const state = createStore<PermissionState>('unchecked');
  const run = vi.fn(async () => {
    expect(fetched, 'nothing was asked before').not.toHaveBeenCalled();
    state.set(answer);
    return answer;
  });
  const stream = createLiveStream({
    host: '/api',
    session: { tokens: async () => ({ idToken: 'the-id-token', accessToken: 'the-access-token' }) },
    userData,
    permission: { state, run },
    language: () => 'th',
  });
  return {
    userData,
    run,
    connect: () => stream(null, () => undefined, new AbortController().signal),
  };
};

describe('the live stream', () => {
  it('§5.2 while nobody’s name is cached, lets the permission check go first', async () => {
    const { run, connect } = open('known');
    await connect();
    expect(run).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('once the person is known, asks for no check', async () => {
    const { run, connect, userData } = open('known');
    userData.keep(employee());
    await connect();
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['unknown-employee', 'account-not-allowed'] as const)(
    'for an account that is %s, is never opened, and the check is not asked again and again',
    async (answer) => {
      const { run, connect } = open(answer);
      await connect();
      await connect();
      expect(run).toHaveBeenCalledOnce();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('refused to somebody whose rights have ended, has the check say so', async () => {
    const { run, connect, userData } = open('known');
    userData.keep(employee());
    run.mockImplementation(async () => 'unknown-employee');
    fetched.mockResolvedValue(new Response(null, { status: 403 }));
    await expect(connect()).rejects.toThrow('403');
    expect(run).toHaveBeenCalledOnce();
  });

  it('§7.2 §7.3 carries both tokens and JSON’s content type, as every call does', async () => {
    const { connect } = open('known');
    await connect();
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(Object.fromEntries(headers)).toMatchObject({
      'Content-Type': 'application/json',
      id_token: 'the-id-token',
      access_token: 'the-access-token',
    });
  });
});
