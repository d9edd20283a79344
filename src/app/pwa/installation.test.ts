import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceMemory } from '../drafts/device-memory';
import { createInstallation } from './installation';

const DAY = 24 * 60 * 60_000;

const createMemory = (): DeviceMemory => {
  const content = new Map<string, unknown>();
  return {
    remember: async (key, value) => void content.set(key, value),
    recall: async (key) => content.get(key),
  };
};

const browserOffers = () => {
  const prompt = vi.fn(async () => {});
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return prompt;
};

const device = ({ agent, installed = false }: { agent: string; installed?: boolean }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: installed } as MediaQueryList);
};

afterEach(() => vi.restoreAllMocks());

describe('the offer to install', () => {
  it('when the browser can install, asks it once the person says yes', async () => {
    device({ agent: 'Android' });
    const installation = createInstallation(createMemory());
    const prompt = browserOffers();
    expect(installation.offer.get()).toBe('none');
    await installation.start();
    expect(installation.offer.get()).toBe('browser');
    await installation.install();
    expect(prompt).toHaveBeenCalledOnce();
    expect(installation.offer.get()).toBe('none');
  });

  it('inside LINE, where nothing can be installed, is to leave it, also on an iPhone', async () => {
    device({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari Line/14.1.0' });
    const installation = createInstallation(createMemory());
    await installation.start();
    expect(installation.offer.get()).toBe('elsewhere');
    installation.dismiss();
    expect(installation.offer.get()).toBe('none');
  });

  it('when dismissed, stays away for 30 days but remains possible', async () => {
    device({ agent: 'Android' });
    const memory = createMemory();
    let today = 100 * DAY;
    const first = createInstallation(memory, () => today);
    await first.start();
    browserOffers();
    first.dismiss();
    expect(first.offer.get()).toBe('none');

    today += 29 * DAY;
    const second = createInstallation(memory, () => today);
    await second.start();
    browserOffers();
    expect(second.offer.get()).toBe('none');
    expect(second.way.get()).toBe('browser');

    today += 2 * DAY;
    const third = createInstallation(memory, () => today);
    await third.start();
    browserOffers();
    expect(third.offer.get()).toBe('browser');
  });

  it('on an iPhone, tells how to do it by hand', async () => {
    device({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
    const installation = createInstallation(createMemory());
    await installation.start();
    expect(installation.offer.get()).toBe('by-hand');
  });

  it('when installed, offers nothing', async () => {
    device({ agent: 'Mozilla/5.0 (iPhone)', installed: true });
    const installation = createInstallation(createMemory());
    await installation.start();
    expect(installation.way.get()).toBe('none');
  });
});
