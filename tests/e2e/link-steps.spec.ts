import { expect } from '@playwright/test';
import { driverPage } from './linking';
import { waitForWorker } from './phone';
import { test } from './with-product';

test('a driver sees the next step without scrolling, and takes a wrong tap back, with a signal and without', async ({
  browser,
  product,
}) => {
  const { page } = await driverPage(browser, product);
  const card = page.locator('details[open]');
  const finish = card.getByRole('button', { name: 'จบงาน', exact: true });
  await expect(finish).toBeInViewport({ ratio: 1 });
  await waitForWorker(page);
  const field = card.getByLabel('เลขไมล์');
  const last = Number((await field.getAttribute('placeholder'))?.replaceAll(/\D/g, ''));

  await field.fill(String(last + 900));
  await finish.click();
  await expect(page.getByText(/^✓ จบงาน \d/).first()).toBeVisible();
  await expect(page.getByText('รอส่ง')).toHaveCount(0);
  await page.getByRole('button', { name: 'ย้อนกลับ “จบงาน”' }).click();
  await expect(finish).toBeInViewport({ ratio: 1 });

  await page.context().setOffline(true);
  await field.fill(String(last + 800));
  await finish.click();
  await expect(page.getByText('รอส่ง 1 รายการ')).toBeVisible();
  await page.getByRole('button', { name: 'ย้อนกลับ “จบงาน”' }).click();
  await expect(page.getByText('รอส่ง')).toHaveCount(0);
  await expect(finish).toBeVisible();
});

test('a driver’s page in letters twice as large fits a phone of 320 pixels', async ({
  browser,
  product,
}) => {
  const { page } = await driverPage(browser, product);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.locator('details[open]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
