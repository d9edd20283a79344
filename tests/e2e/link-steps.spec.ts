import { expect } from '@playwright/test';
import type { DriverPage } from '#contract/link-pages';
import { ADMIN, driverPage, KIND } from './linking';
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

test('a code says whom it let aboard, above all names, and a wrong one is gone with the next', async ({
  browser,
  product,
}) => {
  const { page, token } = await driverPage(browser, product);
  const card = page.locator('details[open]');
  await expect(card.getByRole('button', { name: 'ขึ้นรถ' }).first()).toBeVisible();
  // Only shuttles have codes, and none may be on the road now: the answers are the server's but for that.
  const answers: DriverPage = await page.evaluate(
    async (link) => (await fetch('/api/go', { headers: { link_token: link } })).json(),
    token,
  );
  const riders = answers.jobs.find(({ status }) => status !== 'done')?.riders ?? [];
  for (const rider of riders) rider.hasCode = true;
  const [first] = riders.flatMap(({ passengers }) => passengers);
  if (first) first.name = 'Teerapong Kerdsuksawat';
  await page.route('**/api/go', (route) => route.fulfill({ json: answers }));
  await page.route('**/api/go/job-marks', (route) => {
    const { code } = route.request().postDataJSON() as { code: string };
    if (code === '0000')
      return route.fulfill({
        status: 400,
        json: { error: { code: 'invalid_input', message: '', fields: { code: 'unknown' } } },
      });
    if (first) first.attended = true;
    return route.fulfill({ json: answers });
  });
  await page.reload();
  const field = card.getByLabel('รหัสขึ้นรถ 4 หลัก');
  await expect(field).toBeInViewport();
  await field.fill('๐๐๐๐');
  await expect(card.getByText('ไม่มีรหัส 0000 ในเที่ยวนี้')).toBeVisible();
  await expect(page.getByText('ลบรายการนี้')).toHaveCount(0);
  await field.fill('4711');
  await expect(card.getByRole('status')).toHaveText(`✓ ขึ้นรถ ${first?.name ?? ''}`);
  await expect(card.getByText('ไม่มีรหัส')).toHaveCount(0);
  // The buttons stand beside the name, in English too.
  await page.getByRole('button', { name: 'English' }).click();
  const row = card.getByRole('listitem').filter({ hasText: 'Aboard' }).first();
  const [span, button] = [row.locator('span').first(), row.getByRole('button').first()];
  const top = async (of: typeof span) => (await of.boundingBox())?.y ?? 0;
  expect(await top(button)).toBeLessThan((await top(span)) + 24);
  await page.getByRole('button', { name: 'ไทย' }).click();
  await expect(card.getByRole('heading', { name: /^ผู้โดยสาร 1\/\d+$/ })).toBeVisible();
});

test('what never left the phone before the link was ended is said by name, to be told on the telephone', async ({
  browser,
  product,
}) => {
  const { page, token, api } = await driverPage(browser, product);
  const card = page.locator('details[open]');
  const field = card.getByLabel('เลขไมล์');
  const last = Number((await field.getAttribute('placeholder'))?.replaceAll(/\D/g, ''));
  await waitForWorker(page);
  await page.context().setOffline(true);
  await field.fill(String(last + 70));
  await card.getByRole('button', { name: 'จบงาน', exact: true }).click();
  await expect(page.getByText('รอส่ง 1 รายการ')).toBeVisible();
  const { rows } = await api.call<{ rows: { id: string; version: number }[] }>(
    ADMIN,
    `/admin/${KIND}/links`,
  );
  await api.call(ADMIN, `/admin/${KIND}/links/${rows[0]?.id}/revoke`, {
    method: 'POST',
    version: rows[0]?.version ?? 0,
  });
  await page.context().setOffline(false);
  const km = (last + 70).toLocaleString('en');
  await expect(page.getByRole('alert')).toContainText(`จบงาน ${km} · ส่งไม่ได้`);
  await expect(page.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
  // Whom to ask for a new one is a tap away, also for who opens it tomorrow.
  await page.reload();
  await expect(page.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
  await expect(page.getByRole('link', { name: /^โทรหา/ }).first()).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), `go:${token}`)).toBeNull();
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
