import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { arriveHome, expectHome, stored, userMenu } from './phone';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { startProduct, type Product } from './product';

const project = fileURLToPath(new URL('../../', import.meta.url));
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

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

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const bar = page.getByText('มีเวอร์ชันใหม่');
  await expect(bar).toBeVisible({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'อัปเดต' }).click();
  await reloaded;
  await expectHome(page);
  await expect(bar).toBeHidden();
  await userMenu(page).click();
  await page.getByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }).click();
  await expect(page.getByText(/เวอร์ชัน 99\.0\.0/)).toBeVisible();
  expect(await stored(page, 'bookingnodriver-form-draft')).toBe(draft);
});
