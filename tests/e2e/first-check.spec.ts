import { expect, type Page, type Route } from '@playwright/test';
import { checkPermissionPath } from '#contract/check-permission-path';
import { firstScreenPaths } from '../../src/app/api/first-answers';
import { expectHome, signInAs } from './phone';
import type { Product } from './product';
import { test } from './with-product';

// As on the first visit: nothing but the network brings anything.
test.use({ serviceWorkers: 'block' });

const CHECK = `/api${checkPermissionPath}`;
const ENTRY = /\/assets\/index-[^/]+\.js$/;

/** At home and signed in; from here on every call is noted, in its order. */
const arrive = async (page: Page, product: Product) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  // Away from the app, whose calls of before are none of these.
  await page.goto(`${product.url}/config.json`);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
};

const checksOf = (calls: string[]) => calls.filter((path) => path === CHECK);

/** Opens the app with its entry held back; returns how it goes on. */
const openHeld = async (page: Page, product: Product) => {
  let held: Route | undefined;
  await page.route(ENTRY, (route) => {
    held = route;
  });
  await page.goto(`${product.url}/checkbooking`, { waitUntil: 'commit' });
  return async () => {
    await held?.continue();
    await expect(page.getByRole('article').first()).toBeVisible();
  };
};

test('§5.2 the check is made while the scripts are on their way, before anything else and only once', async ({
  page,
  product,
}) => {
  const calls = await arrive(page, product);
  const goOn = await openHeld(page, product);
  await expect.poll(() => calls).toEqual([CHECK]);
  await goOn();
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  expect(checksOf(calls)).toHaveLength(1);
});

test('of whom the device knows nothing, the first rows are asked for after it, each once', async ({
  page,
  product,
}) => {
  const calls = await arrive(page, product);
  await page.evaluate(() => localStorage.removeItem('userData'));
  const goOn = await openHeld(page, product);
  const first = firstScreenPaths.map((path) => `/api${path}`);
  await expect.poll(() => calls.length).toBe(1 + first.length);
  expect(calls[0]).toBe(CHECK);
  await goOn();
  expect(calls.filter((path) => first.includes(path)).toSorted()).toEqual(first.toSorted());
});

test('what asks first and does not come holds nothing up', async ({ page, product }) => {
  const calls = await arrive(page, product);
  const html = await (await page.request.get(product.url)).text();
  const asksFirst = /<script [^>]*async[^>]* src="([^"]+)"/.exec(html)?.[1];
  expect(asksFirst).toBeDefined();
  await page.route(`**${asksFirst}`, (route) => route.abort());
  // Of whom nothing is known, nothing is asked before it.
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.goto(`${product.url}/checkbooking`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls[0]).toBe(CHECK);
  expect(checksOf(calls)).toHaveLength(1);
});

test('the name that it brings is spelled in the language that was chosen', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/checkbooking`);
  const kept = () => page.evaluate(() => localStorage.getItem('userData'));
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect.poll(kept).toContain('Somchai');
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.reload();
  await expect.poll(kept).toContain('Somchai');
});
