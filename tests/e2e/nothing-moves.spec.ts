import { expect, type Browser } from '@playwright/test';
import type { Product } from './product';
import { arriveHome, waitUntilKept } from './phone';
import { watchShift } from './watch-shift';
import { test } from './with-product';

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
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`${product.url}/checkbooking`);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(await shift()).toBe(0);
  await context.close();
});
