import { expect } from '@playwright/test';
import { approvalsOf } from './approvals';
import { expectHome, signInAs } from './phone';
import { test } from './with-product';

test.use({ hasTouch: true });

test('a filter says its choice in its middle, and rare actions stand in line with the others', async ({
  page,
  product,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  // Chromium lays out the words of a select by it.
  const filter = page.getByRole('combobox', { name: 'ประเภท' });
  await expect(filter).toHaveCSS('flex-direction', 'row');
  // A trip of a far day: what is under way can't be cancelled.
  const booking = await approvalsOf(product).ask();
  await page.goto(`${product.url}/checkbooking?booking=${booking.id}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'เพิ่มเติม' }).tap();
  const edgeOf = async (role: 'button' | 'link', name: string) =>
    (await sheet.getByRole(role, { name }).boundingBox())?.x;
  expect(await edgeOf('button', 'ยกเลิกการจอง')).toBe(await edgeOf('link', 'แก้ไขการจอง'));
});

test('who a new driver is asks two questions that stand apart', async ({ page, product }) => {
  await signInAs(page, product, 'wichai@siamparts.example', '/admin/driver?open=new');
  const form = page.getByRole('dialog');
  const employer = await form.locator('[data-field="employer"]').boundingBox();
  const employee = await form.locator('[data-field="employeeId"]').boundingBox();
  if (!employer || !employee) throw new Error('a question is missing');
  expect(employee.y - employer.y - employer.height).toBeGreaterThanOrEqual(8);
});

test('filters of a list that stand one below the other begin and end together', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(
    page,
    product,
    'wichai@siamparts.example',
    '/admin/bookingwithdrivernava/managecar',
  );
  await page.getByRole('button', { name: 'ตัวกรอง' }).tap();
  const filters = await page.locator('[data-select] select').all();
  const edges = await Promise.all(
    filters.map(async (filter) => {
      const { x = 0, width = 0 } = (await filter.boundingBox()) ?? {};
      return `${Math.round(x)}–${Math.round(x + width)}`;
    }),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(1);
});

test('in English a card of a small list is called in English, and to merge is not to save', async ({
  page,
  product,
}) => {
  await signInAs(page, product, 'wichai@siamparts.example', '/admin/setup?tab=emission');
  await page.getByText('EN', { exact: true }).tap();
  await expect(page.locator('main [data-row-link]', { hasText: 'Sedan' }).first()).toBeVisible();
  await page.goto(`${product.url}/admin/setup?tab=places`);
  await page.locator('main [data-row-link]').first().tap();
  await page.getByRole('button', { name: 'Merge into another place' }).tap();
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible();
});
