import { execFile } from 'node:child_process';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { arriveHome, expectHome, openMenu, stored, userMenu } from './phone';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { startProduct, type Product } from './product';

const project = fileURLToPath(new URL('../../', import.meta.url));
let product: Product;
let newer: string;

// Building takes a while on a busy machine: once for all.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  newer = await mkdtemp(join(tmpdir(), 'carpool-newer-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', newer],
    { cwd: project, env: { ...process.env, APP_VERSION: '99.0.0' } },
  );
});

test.afterAll(() => rm(newer, { recursive: true }));

test.beforeEach(async () => {
  product = await startProduct();
});

test.afterEach(() => product.dispose());

/** Lays the newer build in the place of the one that is served: the parts of the older one are gone at once. */
const serveNewer = async () => {
  const served = join(product.build, 'app');
  await cp(newer, `${served}-newer`, { recursive: true });
  await rename(served, `${served}-older`);
  await rename(`${served}-newer`, served);
};

const expectNewer = async (page: Page) => {
  await userMenu(page).click();
  await page.getByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }).click();
  await expect(page.getByText(/เวอร์ชัน 99\.0\.0/)).toBeVisible();
};

test('when a newer build is served, the open app offers it and takes it over at a tap', async ({
  page,
}) => {
  test.setTimeout(180_000);
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
  test.setTimeout(180_000);
  await arriveHome(page, product, 'wichai@siamparts.example');
  await page.goto(`${product.url}/admin/bookingwithdrivernava/managecar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await serveNewer();
  let saidBroken = false;
  const broken = page.getByRole('heading', { name: 'แสดงหน้านี้ไม่ได้' });
  void broken.waitFor({ timeout: 0 }).then(
    () => (saidBroken = true),
    () => undefined,
  );
  await openMenu(page);
  await page.locator('nav a[href="/admin/driver"]').click();
  await expect(page).toHaveURL(/\/admin\/driver/);
  // The update loads the page anew, once or twice.
  const heading = page.getByRole('heading', { level: 1, name: 'พนักงานขับรถ' });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expectNewer(page);
  expect(saidBroken).toBe(false);
});
