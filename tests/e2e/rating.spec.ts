import { expect, test, type Page } from '@playwright/test';
import { expectHome, signInAs, waitForWorker } from './phone';
import { startProduct, type Product } from './product';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

const linkTo = (page: Page, what: string, ref: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${what} .*${ref}$`) });
const due = (page: Page, ref = '') => linkTo(page, 'ให้คะแนน', ref);
const rated = (page: Page, ref: string) => linkTo(page, 'แก้ไขคะแนน', ref);

/** Answers with the first of them by its reference: while a test runs, trips end and are added. */
const openRatings = async (page: Page) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await page.goto(`${product.url}/evaluate`);
  const name = await due(page).first().getAttribute('aria-label');
  return name?.split(' ').at(-1) ?? '';
};

const overall = (page: Page) =>
  page.getByRole('group', { name: 'โดยรวมเป็นอย่างไร' }).getByRole('radio');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('by touch alone, a trip is rated and its rating changed', async ({ page }) => {
    const ref = await openRatings(page);
    await due(page, ref).tap();
    await overall(page).nth(1).tap();
    await page.getByRole('button', { name: 'ส่งคะแนน' }).tap();
    const reason = page.getByLabel(/^เกิดอะไรขึ้น/);
    await expect(reason).toBeFocused();
    await reason.fill('แอร์ไม่เย็น');
    await page.getByRole('button', { name: 'ส่งคะแนน' }).tap();
    await expect(page.getByText('ส่งคะแนนแล้ว ขอบคุณที่ช่วยบอกเรา')).toBeVisible();
    await expect(due(page, ref)).toHaveCount(0);

    await rated(page, ref).tap();
    await overall(page).nth(3).tap();
    await page.getByRole('button', { name: 'ส่งคะแนน' }).tap();
    await expect(page.getByRole('img', { name: '4 จาก 5 ดาว' }).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });

  test('without a network, it is kept through a reload and sent once when there is one', async ({
    page,
    context,
  }) => {
    const ref = await openRatings(page);
    await waitForWorker(page);
    await page.reload();
    await expect(due(page, ref)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/employee/ratings'))
        sent.push(request.url());
    });
    await context.setOffline(true);
    await due(page, ref).tap();
    await overall(page).nth(4).tap();
    await expect(page.getByRole('dialog').getByText(/^ยังไม่ได้ส่งคะแนน/)).toBeVisible();
    await page.getByRole('button', { name: 'ส่งคะแนน' }).tap();
    await expect(page.getByText('รอส่ง', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(due(page, ref)).toHaveCount(0);
    await expect(page.getByText('รอส่ง', { exact: true }).first()).toBeVisible();

    await context.setOffline(false);
    await expect(rated(page, ref)).toBeVisible();
    await expect(due(page, ref)).toHaveCount(0);
    await expect(page.getByText('รอส่ง', { exact: true })).toHaveCount(0);
    // It is on its way before it is sent: the rights are asked about first.
    await expect.poll(() => sent.length).toBe(1);
    await page.reload();
    await expect(due(page, ref)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
});

test('by keyboard alone, a trip is rated and the focus comes back', async ({ page }) => {
  const link = due(page, await openRatings(page));
  await link.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect(overall(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await overall(page).first().focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(overall(page).nth(4)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'สภาพรถ' }).getByRole('radio', { checked: true }),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: 'สภาพรถ' }).getByRole('radio').nth(4)).toBeChecked();
  await page.getByLabel(/^ความคิดเห็น/).focus();
  await page.keyboard.type('ขอบคุณ');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'ส่งคะแนน' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('ส่งคะแนนแล้ว ขอบคุณที่ช่วยบอกเรา')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'ส่งคะแนนแล้ว' })).toBeFocused();
});
