import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../app-services';
import { createStore } from '../ui/store';
import type { InstallOffer } from './installation';
import { askForPush, forgetPush, leavePush, pushAnswer, pushHere, subscribePush } from './push';

const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

type Setting = { key?: string | null; way?: InstallOffer; answer?: NotificationPermission };

const setUp = ({ key = 'the-key', way = 'none', answer = 'granted' }: Setting = {}) => {
  let subscription: object | null = null;
  const requestPermission = vi.fn(async () => (Notification.permission = answer));
  const Notification = { permission: 'default', requestPermission: requestPermission };
  const unsubscribe = vi.fn(async () => (subscription = null));
  const subscribe = vi.fn(async () => {
    subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return subscription;
  });
  const close = vi.fn();
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription },
    getNotifications: async () => [{ close }],
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const remembered = new Map<string, unknown>();
  const call = vi.fn(async (name: string) => (name === 'readPushKey' ? { key } : { endpoint }));
  const services = {
    api: { call } as unknown as AppServices['api'],
    memory: {
      remember: async (name: string, value: unknown) => void remembered.set(name, value),
      recall: async (name: string) => remembered.get(name),
    },
    installation: { way: createStore(way) } as unknown as AppServices['installation'],
  };
  return { services, call, asked: requestPermission, subscribe, unsubscribe, close };
};

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

describe('notices on this device', () => {
  it('are impossible where the server sends none, and nobody is asked', async () => {
    const { services } = setUp({ key: null, way: 'by-hand' });
    expect(await pushHere(services)).toBe('impossible');
  });

  it('need the app on the home screen of an iPhone first', async () => {
    expect(await pushHere(setUp({ way: 'by-hand' }).services)).toBe('install-first');
  });

  it('are on when the person allows them, and only once the server knows this device', async () => {
    const { services, call, subscribe } = setUp();
    expect(await pushHere(services)).toBe('off');
    expect(await askForPush(services)).toBe('on');
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'the-key',
    });
    expect(call).toHaveBeenCalledWith('subscribePush', {
      body: { endpoint, keys },
      background: true,
    });
  });

  it('stay off when the browser is told no', async () => {
    const { services, subscribe } = setUp({ answer: 'denied' });
    expect(await askForPush(services)).toBe('blocked');
    expect(subscribe).not.toHaveBeenCalled();
    expect(await pushAnswer(services)).toBe('yes');
  });

  it('are subscribed anew when the key of the server has changed', async () => {
    const { services, subscribe, unsubscribe } = setUp();
    await askForPush(services);
    subscribe.mockRejectedValueOnce(new Error('another key'));
    await subscribePush(services);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(await pushHere(services)).toBe('on');
  });

  it('end at once when they are turned off here, and stay off at the next start', async () => {
    const { services, call } = setUp();
    await askForPush(services);
    expect(await leavePush(services)).toBe('off');
    expect(call).toHaveBeenCalledWith('unsubscribePush', { body: { endpoint }, background: true });
    expect(await pushAnswer(services)).toBe('no');
  });

  it('end with the logout, without a network, and what is shown goes', async () => {
    const { services, unsubscribe, close } = setUp();
    await askForPush(services);
    await forgetPush();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });
});
