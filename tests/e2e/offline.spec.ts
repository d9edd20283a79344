import { expect } from '@playwright/test';
import { arriveHome, expectHome, openMenu, signInAs, userMenu } from './phone';
import { test } from './with-product';

test('§0.4 when the network is lost, the app opens again with the person signed in, and comes back with it', async ({
  page,
  context,
  product,
}) => {
  await arriveHome(page, product, 'somchai@siamparts.example');

  await product.stop();
  await context.setOffline(true);
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(`${product.url}/`);
  await expectHome(reopened);
  await expect(userMenu(reopened)).toBeVisible();
  await expect(reopened.getByText('ออฟไลน์', { exact: true })).toBeVisible();
  await openMenu(reopened);
  await reopened.getByRole('navigation').locator('a[href="/evaluate"]').click();
  await expect(reopened).toHaveURL(/\/evaluate$/);

  await product.start();
  await context.setOffline(false);
  await expect(reopened.getByText('ออฟไลน์', { exact: true })).toBeHidden({ timeout: 30_000 });
  await reopened.reload();
  await expect(reopened).toHaveURL(/\/evaluate$/);
});

test('when a problem is reported without a network, it waits on the phone and is sent once afterwards', async ({
  page,
  context,
  product,
}) => {
  await arriveHome(page, product, 'somchai@siamparts.example');
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/problem-reports'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });

  await context.setOffline(true);
  await userMenu(page).click();
  await page.getByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('แอร์รถทะเบียน 1กข 234 ไม่เย็น');
  await dialog.getByRole('button', { name: 'ส่งแจ้งปัญหา' }).click();
  await expect(dialog.getByText(/บันทึกแล้ว จะส่งให้เมื่อมีสัญญาณ/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/รอส่ง 1/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/รอส่ง 1/)).toBeHidden({ timeout: 30_000 });
  // The pill goes when sending begins.
  await expect.poll(() => new Set(sent).size).toBe(1);
});

test('when the network goes before anything is kept on the phone, the list stays and the bar says so', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInAs(page, product, 'somchai@siamparts.example');
  const barsWords = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('data-pill'),
  );
  await expectHome(page);
  await barsWords;
  const trip = page.getByRole('link', { name: /^ดูรายละเอียด / }).first();
  await expect(trip).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('ออฟไลน์')).toBeVisible();
  await expect(trip).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('navigation').locator('a[href="/evaluate"]')).toBeVisible();
  await context.close();
});
