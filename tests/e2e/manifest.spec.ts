import { expect } from '@playwright/test';
import { apiOf } from './call-api';
import { dayAhead } from './dispatching';
import { ADMIN, bare, KIND, underway } from './linking';
import { signInAs } from './phone';
import { readCode } from './read-code';
import { test } from './with-product';

test('the code on a passenger manifest opens the driver’s day', async ({ browser, product }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1024, height: 768 } })
  ).newPage();
  // Paper that stays, to be looked at.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const trip = await underway(apiOf(product));
  const day = dayAhead(0);
  await signInAs(
    page,
    product,
    ADMIN,
    `/admin/${KIND}/arrangecartable?day=${day}&view=table&open=trip:${trip.id}`,
  );
  await page.getByRole('button', { name: 'การทำงานอื่น' }).click();
  await page.getByRole('menuitem', { name: 'รายชื่อผู้โดยสาร' }).click();
  const code = page.locator('.print-sheet .link-code svg');
  await expect(code).toBeAttached({ timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  const read = await readCode(code);
  expect(read).toMatch(new RegExp(`^${product.url}/go/[\\w-]{22}$`));
  const phone = await bare(browser, product, read.split('/').at(-1) ?? '');
  await expect(phone.getByRole('heading', { name: /งานวันนี้/ })).toBeVisible();
});
