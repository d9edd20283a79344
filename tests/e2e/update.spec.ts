import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { arriveHome, expectHome, openMenu, stored, userMenu } from './phone';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { startProduct, type Product } from './product';

const project = fileURLToPath(new URL('../../', import.meta.url));
let product: Product;

test.beforeEach(async () => {
  product = await startProduct();
});

test.afterEach(() => product.dispose());

/** Lays a newer build over the one that is served: the parts of the older one are gone from the server. */
const serveNewer = async () => {
  const newer = join(product.build, 'newer');
  const built = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', newer],
    {
      cwd: project,
      env: { ...process.env, APP_VERSION: '99.0.0' },
    },
  );
  expect(built.status, built.stderr.toString()).toBe(0);
  await rm(join(product.build, 'app'), { recursive: true });
  await cp(newer, join(product.build, 'app'), { recursive: true });
};

const expectNewer = async (page: Page) => {
  await userMenu(page).click();
  await page.getByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }).click();
  await expect(page.getByText(/เวอร์ชัน 99\.0\.0/)).toBeVisible();
};

test('when a newer build is served, the open app offers it and takes it over at a tap', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await arriveHome(page, product, 'somchai@siamparts.example');
  const draft = JSON.stringify({
    v: 1,
    owner: { tid: LOCAL_TENANT_ID, oid: oidOf('somchai@siamparts.example') },
    savedAt: Date.now(),
    clientRequestId: crypto.randomUUID(),
    content: { note: 'half typed' },
  });
  await page.evaluate((text) => localStorage.setItem('bookingnodriver-form-draft', text), draft);

  await serveNewer();

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const bar = page.getByText('มีเวอร์ชันใหม่');
  await expect(bar).toBeVisible({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'อัปเดต' }).click();
  await reloaded;
  await expectHome(page);
  await expect(bar).toBeHidden();
  await expectNewer(page);
  expect(await stored(page, 'bookingnodriver-form-draft')).toBe(draft);
});

test('when a page is tapped whose code only the newer build has, the app updates itself and opens it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await arriveHome(page, product, 'wichai@siamparts.example');
  await page.goto(`${product.url}/admin/bookingwithdrivernava/managecar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await serveNewer();
  const reloaded = page.waitForEvent('load', { timeout: 60_000 });
  await openMenu(page);
  await page.locator('nav a[href="/admin/driver"]').click();
  await reloaded;
  await expect(page).toHaveURL(/\/admin\/driver/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNewer(page);
});
