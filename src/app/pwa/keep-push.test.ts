import { afterEach, expect, it, vi } from 'vitest';
import type { AppServices } from '../app-services';
import { createStore } from '../ui/store';
import { keepPush } from './keep-push';

const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

type Setting = {
  answer?: 'yes' | 'no';
  online?: boolean;
  permission?: NotificationPermission;
  /** Notices that were read without a network. */
  read?: string[];
};

/** The app starts on a phone that has a subscription, and is signed in. */
const start = ({
  answer = 'yes',
  online = true,
  permission = 'granted',
  read = [],
}: Setting = {}) => {
  const worker = new EventTarget();
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
  const pushManager = {
    subscribe: async () => subscription,
    getSubscription: async () => subscription,
  };
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(worker, { getRegistration: async () => ({ pushManager }) }),
  });
  let marks = read;
  const call = vi.fn(async (name: string) => (name === 'readPushKey' ? { key: 'the-key' } : {}));
  const connectivity = createStore(online);
  const state = createStore({ status: 'signed-in', account: { oid: 'me' } });
  const services = {
    api: { call },
    memory: { recall: async () => answer, remember: async () => undefined },
    installation: { way: createStore('none') },
    session: { state },
    connectivity,
    cache: {
      read: async () => ({ value: marks }),
      write: async (_: string, value: string[]) => void (marks = value),
    },
  } as unknown as AppServices;
  const open = vi.fn<(link: string) => void>();
  keepPush(services, open);
  const subscribed = () => call.mock.calls.filter(([name]) => name === 'subscribePush').length;
  return { call, connectivity, open, state, subscribed, worker };
};

/** Whatever was begun has come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => void vi.unstubAllGlobals());

it('at each start the server is told again where this device is reached, once', async () => {
  const { call, connectivity, subscribed } = start();
  await vi.waitFor(() => expect(subscribed()).toBe(1));
  expect(call).toHaveBeenCalledWith('subscribePush', {
    body: { endpoint, keys },
    background: true,
  });
  connectivity.set(false);
  connectivity.set(true);
  await settled();
  expect(subscribed()).toBe(1);
});

it('what could not be said without a network is said when there is one', async () => {
  const { connectivity, subscribed } = start({ online: false });
  await settled();
  expect(subscribed()).toBe(0);
  connectivity.set(true);
  await vi.waitFor(() => expect(subscribed()).toBe(1));
});

it('whoever signs in next on this device is the one who is told', async () => {
  const { state, subscribed } = start();
  await vi.waitFor(() => expect(subscribed()).toBe(1));
  state.set({ status: 'signed-in', account: { oid: 'another' } });
  await vi.waitFor(() => expect(subscribed()).toBe(2));
});

it.each([{ answer: 'no' }, { permission: 'default' }] as const)(
  'nobody is subscribed, or asked, at a start with %o',
  async (setting) => {
    const { subscribed } = start(setting);
    await settled();
    expect(subscribed()).toBe(0);
  },
);

it('what was read without a network is told as read once there is one, and only once', async () => {
  const { call, connectivity } = start({ online: false, read: ['n1', 'n2'] });
  await settled();
  const told = () => call.mock.calls.filter(([name]) => name === 'readNotice').length;
  expect(told()).toBe(0);
  connectivity.set(true);
  await vi.waitFor(() => expect(told()).toBe(2));
  connectivity.set(false);
  connectivity.set(true);
  await settled();
  expect(told()).toBe(2);
});

it('a tap on a notification opens its link here and has it read', async () => {
  const { call, open, worker } = start();
  const data = { type: 'OPEN_LINK', noticeId: 'n1', link: '/approve?booking=b1' };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  expect(open).toHaveBeenCalledWith('/approve?booking=b1');
  await settled();
  expect(call).toHaveBeenCalledWith('readNotice', { params: { id: 'n1' }, background: true });
});
