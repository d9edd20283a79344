import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineError } from '../api/errors';
import type { Answered } from '../api/send';
import { createStore } from '../ui/store';
import { createPermissionCheck } from './check-permission';
import type { SessionState } from './session';
import { NoTokensError } from './session';
import { createUserDataStore, displayName, readUserData } from './user-data';

beforeEach(() => localStorage.clear());

type Given = Error | { status: number; body?: unknown; headers?: Headers };

/** The last answer is given again and again. */
const answering = (...answers: Given[]) => {
  const send = vi.fn(async (): Promise<Answered> => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer instanceof Error) throw answer;
    return { body: undefined, headers: new Headers(), ...answer };
  });
  const handleUnauthorised = vi.fn(async () => undefined);
  let person: unknown = null;
  const keepPerson = vi.fn((next: unknown) => void (person = next));
  /** The app opened again: only what lies on the device is known. */
  const reopen = () => createUserDataStore(() => person);
  const userData = reopen();
  const state = createStore<SessionState>({ status: 'signed-in', account, stale: false });
  const check = createPermissionCheck(send, { state, handleUnauthorised }, userData, keepPerson);
  return { check, send, state, handleUnauthorised, userData, reopen };
};

const account = { username: 'wichai@siamparts.example', name: 'Wichai', tid: 't', oid: 'o' };

const admin = (status: number) => ({
  admin_info: { first_name_en: 'Wichai', last_name_en: 'Dee', status },
  user_info: { fullname: 'วิชัย ดี' },
});
const stored = (): unknown => JSON.parse(localStorage.getItem('userData') ?? 'null');

describe('§4 Logout', () => {
  it('when the answer comes after the person left, leaves nothing on the device', async () => {
    const { check, state } = answering({ status: 200, body: admin(1) });
    const running = check.run();
    state.set({ status: 'redirecting' });
    await running;
    expect(stored()).toBeNull();
    expect(localStorage.getItem('IsAdmin')).toBeNull();
  });
});

describe('§4 Admin flag', () => {
  it('§3.3 §4.11 when admin_info.status is 1, is true, and the answer is stored as user data', async () => {
    expect(await answering({ status: 200, body: admin(1) }).check.run()).toBe('known');
    expect(localStorage.getItem('IsAdmin')).toBe('true');
    expect(stored()).toEqual(admin(1));
  });

  it('§4.11 when admin_info.status is anything else, is false', async () => {
    await answering({ status: 200, body: admin(0) }).check.run();
    expect(localStorage.getItem('IsAdmin')).toBe('false');
  });

  it('§4.13 §8.2 §8.4 when the answer is 403, is false, the body is stored and only the console hears of it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const body = { detail: { user_info: { fullname: 'สมชาย' } } };
    expect(await answering({ status: 403, body }).check.run()).toBe('known');
    expect(localStorage.getItem('IsAdmin')).toBe('false');
    expect(stored()).toEqual(body);
    expect(log).toHaveBeenCalledWith('Access forbidden');
    log.mockRestore();
  });

  it.each([
    { status: 500, body: { error: { code: 'internal_error', message: '' } } },
    { status: 503, body: undefined },
  ])(
    'when the check fails with $status, is false, and a body is stored if there is one',
    async (answer) => {
      localStorage.setItem('IsAdmin', 'true');
      localStorage.setItem('userData', '{"user_info":{"fullname":"before"}}');
      expect(await answering(answer).check.run()).toBe('failed');
      expect(localStorage.getItem('IsAdmin')).toBe('false');
      expect(stored()).toEqual(answer.body ?? { user_info: { fullname: 'before' } });
    },
  );

  it('when there are no tokens, is false', async () => {
    expect(await answering(new NoTokensError()).check.run()).toBe('failed');
    expect(localStorage.getItem('IsAdmin')).toBe('false');
  });

  it('when offline, stays what it was: that is no error of the check', async () => {
    localStorage.setItem('IsAdmin', 'true');
    expect(await answering(new OfflineError()).check.run()).toBe('offline');
    expect(localStorage.getItem('IsAdmin')).toBe('true');
  });
});

describe('When the check fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const failure = {
    status: 503,
    body: { error: { code: 'temporarily_unavailable', message: '' } },
  };
  const success = { status: 200, body: admin(1) };

  it('the open page goes on with what it knew, whatever is stored meanwhile', async () => {
    const { check, userData } = answering(success, failure, failure);
    await check.run();
    await check.run();
    await check.run();
    expect(localStorage.getItem('IsAdmin')).toBe('false');
    expect(stored()).toEqual(failure.body);
    expect(userData.isAdmin.get()).toBe(true);
    expect(userData.value.get().userInfo.fullname).toBe('วิชัย ดี');
  });

  it('a sign-out ends what the page knew', async () => {
    const { check, userData } = answering(success, failure);
    await check.run();
    await check.run();
    localStorage.clear();
    expect(userData.isAdmin.get()).toBeNull();
    expect(userData.value.get().userInfo.fullname).toBeNull();
  });

  it('a refusal is no failure: the right is gone at once', async () => {
    vi.spyOn(console, 'log').mockImplementationOnce(() => undefined);
    const { check, userData } = answering(success, failure, { status: 403, body: {} });
    await check.run();
    await check.run();
    await check.run();
    expect(userData.isAdmin.get()).toBe(false);
  });

  it('the server is asked again, later and later, until it succeeds', async () => {
    const { check, send } = answering(failure, failure, success);
    await check.run();
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3900);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(check.state.get()).toBe('known');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('never sooner than the server asks for', async () => {
    const busy = { ...failure, headers: new Headers({ 'Retry-After': '120' }) };
    const { check, send } = answering(busy, success);
    await check.run();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(check.state.get()).toBe('known');
  });

  it('the server is asked at once when the person comes back to the app', async () => {
    const { check } = answering(failure, success);
    await check.run();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(check.state.get()).toBe('known');
  });

  it('without tokens it is not: that would lead round and round', async () => {
    const { check, send } = answering(new NoTokensError());
    await check.run();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('§4 Permission check', () => {
  it('when the answer is 401, signs in again and stores nothing', async () => {
    const { check, handleUnauthorised } = answering({ status: 401, body: { error: {} } });
    await check.run();
    expect(handleUnauthorised).toHaveBeenCalledOnce();
    expect(localStorage.getItem('userData')).toBeNull();
  });

  it('when asked by many at once, asks the server once, and again later', async () => {
    const { check, send } = answering({ status: 200, body: admin(1) });
    await Promise.all([check.run(), check.run(), check.run()]);
    expect(send).toHaveBeenCalledTimes(1);
    await check.run();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['unknown-employee', { detail: { code: 'unknown_employee', message: '' } }],
    ['account-not-allowed', { error: { code: 'account_not_allowed', message: '' } }],
  ])('when the account is none of ours, says %s', async (state, body) => {
    vi.spyOn(console, 'log').mockImplementationOnce(() => undefined);
    const { check } = answering({ status: 403, body });
    expect(await check.run()).toBe(state);
    expect(check.state.get()).toBe(state);
  });
});

describe('When the check fails again after the app was opened again', () => {
  const noAnswer = { error: { code: 'temporarily_unavailable', message: '' } };

  it('draws with the last good person, without any right, though userData holds the failure', async () => {
    const { check, reopen } = answering(
      { status: 200, body: admin(1) },
      { status: 503, body: noAnswer },
    );
    await check.run();
    await check.run();
    expect(stored()).toEqual(noAnswer);
    const reopened = reopen();
    expect(displayName(reopened.value.get())).toBe('วิชัย ดี');
    expect(reopened.value.get()).toBe(reopened.value.get());
    expect(reopened.value.get().adminInfo).toBeNull();
    expect(reopened.isAdmin.get()).toBe(false);
  });

  it('keeps who may approve and what the forms say of the requester', async () => {
    const user = {
      fullname: 'สมชาย ใจดี',
      employee_id: '100101',
      is_approver: false,
      department: 'ผลิต',
      email: null,
      phone: '0812345601',
    };
    const { check, reopen } = answering(
      { status: 403, body: { detail: { user_info: user } } },
      { status: 502, body: undefined },
    );
    vi.spyOn(console, 'log').mockImplementationOnce(() => undefined);
    await check.run();
    localStorage.clear();
    await check.run();
    expect(reopen().value.get()).toEqual(readUserData({ user_info: user }));
  });

  it.each([
    { what: 'a 403 that denies', status: 403, body: { detail: { code: 'unknown_employee' } } },
    { what: 'a 401', status: 401, body: { error: { code: 'not_signed_in', message: '' } } },
    {
      what: 'a supplier’s dispatcher, who has nothing without rights',
      status: 200,
      body: { ...admin(1), admin_info: { ...admin(1).admin_info, supplier: 1 } },
    },
  ])('after $what, draws with nobody', async ({ status, body }) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { check, reopen } = answering(
      { status: 200, body: admin(0) },
      { status, body },
      { status: 503, body: noAnswer },
    );
    await check.run();
    await check.run();
    await check.run();
    expect(displayName(reopen().value.get())).toBeNull();
    vi.restoreAllMocks();
  });

  it('before any check has failed, draws with nobody: a new sign-in is asked about first', async () => {
    const { check, reopen } = answering({ status: 200, body: admin(0) });
    await check.run();
    localStorage.clear();
    expect(displayName(reopen().value.get())).toBeNull();
  });
});
