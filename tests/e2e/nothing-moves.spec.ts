import { expect, type Browser } from '@playwright/test';
import type { Product } from './product';
import { arriveHome, openForm, waitUntilKept } from './phone';
import { watchShift } from './watch-shift';
import { test } from './with-product';

test.use({ hasTouch: true, isMobile: true });

const DAY_MS = 24 * 60 * 60_000;
const SOMCHAI = 'somchai@siamparts.example';

/** A phone that remembers its person's rows, and has no worker that would bring the rest at once. */
const withRows = async (browser: Browser, product: Product) => {
  const signedIn = await browser.newContext();
  const page = await signedIn.newPage();
  await arriveHome(page, product, SOMCHAI);
  await waitUntilKept(page, 'bookings/upcoming/all/mine');
  await waitUntilKept(page, 'bookings/waiting/all/mine');
  const storageState = await signedIn.storageState({ indexedDB: true });
  await signedIn.close();
  return browser.newContext({ storageState, serviceWorkers: 'block' });
};

test('rows that the phone remembers are written in their own letters at once', async ({
  browser,
  product,
}) => {
  const context = await withRows(browser, product);
  const page = await context.newPage();
  const shift = await watchShift(page);
  // Later than the scripts, on a line that is slow to bring them.
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(`${product.url}/checkbooking`);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(await shift()).toBe(0);
  await context.close();
});

for (const [when, delay] of [
  ['before the form stands', 0],
  ['after it stands', 1_500],
] as const)
  test(`that all cars are out is said ${when} and moves nothing`, async ({ page, product }) => {
    const shift = await watchShift(page);
    let firstDay: number | undefined;
    await page.route('**/forecast?*', async (route) => {
      const from = Date.parse(
        `${new URL(route.request().url()).searchParams.get('from')}T00:00+07:00`,
      );
      const [startsAt, endsAt] = [0, 7].map((days) => new Date(from + days * DAY_MS).toISOString());
      // On a Sunday that day is asked for first, and the next one proposed: there it is to be said later.
      const isSunday = new Date(from + 7 * 3_600_000).getUTCDay() === 0;
      if (delay === 0 || !isSunday) firstDay ??= from;
      const busy = from === firstDay ? [[0, 20 * 60]] : [];
      const cars = [{ busy, lastDay: null }];
      const classes = [{ class: 'sedan', cars, wanted: [] }];
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({ json: { startsAt, endsAt, bufferMinutes: 0, classes } });
    });
    await arriveHome(page, product, SOMCHAI);
    await openForm(page, 'bookingnodriver');
    const isOut = page.getByText('รถเต็มในช่วงเวลานี้');
    if (delay > 0) await expect(isOut).toBeVisible();
    await page.waitForTimeout(1_500);
    // Known in time, another time is proposed, and no room is left for later words.
    if (delay === 0) {
      await expect(isOut).toBeHidden();
      await expect(page.locator('form [role="status"][data-reserved]')).toHaveCount(0);
    }
    expect(await shift()).toBe(0);
  });
