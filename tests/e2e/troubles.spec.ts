import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { apiOf } from './call-api';
import { ADMIN, bare, linkFor, underway } from './linking';
import { signInAs } from './phone';
import { test } from './with-product';

test('a car’s trouble leads the dispatcher from the notice to its photo and its repair', async ({
  browser,
  product,
}) => {
  const api = apiOf(product);
  const { driverId } = await underway(api);
  const phone = await bare(browser, product, await linkFor(api, { face: 'driver', driverId }));
  const job = phone.locator('details[open]');
  const words = 'ยางหลังซ้ายแบน มีเสียงดัง';
  await job.getByRole('button', { name: 'รถมีปัญหา' }).click();
  await job.getByLabel('เกิดอะไรขึ้น').fill(words);
  await job.locator('input[type=file]').setInputFiles('public/icons/icon-512.png');
  await expect(job.getByText('มีรูปแล้ว')).toBeVisible();
  await job.getByRole('button', { name: 'ไปต่อไม่ได้' }).click();
  const small = 'ที่ปัดน้ำฝนหลุด';
  await job.getByRole('button', { name: 'รถมีปัญหา' }).click();
  await job.getByLabel('เกิดอะไรขึ้น').fill(small);
  await job.getByRole('button', { name: 'ขับต่อได้' }).click();
  await expect(phone.getByText('รอส่ง')).toHaveCount(0, { timeout: 20_000 });

  await expect(job.getByText('บันทึกไว้ให้ผู้จัดรถแล้ว')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signInAs(page, product, ADMIN, '/checkbooking?dialog=notices');
  await page.getByRole('dialog').getByRole('link', { name: words }).first().click();
  const panel = page.getByRole('dialog');
  const told = panel.getByRole('listitem').filter({ hasText: words });
  await expect(told.getByRole('img')).toBeVisible();
  await expect(told.getByText('ไปต่อไม่ได้')).toBeVisible();
  await told.getByRole('button', { name: 'ส่งซ่อม' }).click();
  await expect(told.getByLabel('เหตุผล')).toHaveValue(words);
  await expect(told.getByRole('radio', { name: 'ซ่อม', exact: true })).toBeChecked();
  await expectAccessible(page, 'trouble');
  await told.getByRole('button', { name: 'บันทึก' }).click();
  // Trips that the car was to make are shown first.
  const release = told.getByRole('button', { name: 'ปล่อยเที่ยวและนำรถออก' });
  const sent = told.getByText(/^ส่งซ่อมแล้ว/);
  await expect(release.or(sent)).toBeVisible();
  if (await release.isVisible()) await release.click();
  await expect(sent).toBeVisible();
  await expect(told.getByRole('button', { name: 'ส่งซ่อม' })).toHaveCount(0);

  // What needs no workshop is closed with a word.
  const other = panel.getByRole('listitem').filter({ hasText: small });
  await other.getByRole('button', { name: 'ปิดเรื่อง' }).click();
  await other.getByLabel('ทำอะไรไปแล้ว').fill('ใส่กลับเข้าที่แล้ว');
  await other.getByRole('button', { name: 'บันทึก' }).click();
  await expect(other.getByText('ปิดเรื่องแล้ว')).toBeVisible();
  await expect(other.getByText('ใส่กลับเข้าที่แล้ว')).toBeVisible();
  await expect(other.getByRole('button', { name: 'ส่งซ่อม' })).toHaveCount(0);
});
