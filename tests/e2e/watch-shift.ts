import type { Page } from '@playwright/test';

/** Notes what moves without a tap of the person, from the page's beginning on. Answers how to read it. */
export const watchShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) moved.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
};
