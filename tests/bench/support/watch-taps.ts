import type { Page } from '@playwright/test';

type Step = (nth: number) => Promise<unknown>;

const SETTLED_MS = 800;

/** Slows the page's processor, and measures from a tap or key until its first answer is painted, as INP has it. */
export const watchTaps = async (page: Page, slowCpu: number) => {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) times.push(entry.duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  const timesSince = () =>
    page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });

  /** The slowest of several; only what `act` does is counted, `then` leads back to where the next begins. */
  return async (times: number, act: Step, then?: Step): Promise<number> => {
    const found: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      await page.waitForTimeout(SETTLED_MS);
      await timesSince();
      await act(nth);
      await page.waitForTimeout(SETTLED_MS);
      found.push(...(await timesSince()));
      await then?.(nth);
    }
    return Math.max(0, ...found);
  };
};
