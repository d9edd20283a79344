import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, looks } from './axe';
import { brokenWords } from './broken-words';
import { expectHome, signInAs, stored, userMenu } from './phone';
import { startProduct, type Product } from './product';
import { screens } from './screens';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

/** Stands, and nothing in it is still on its way. */
const openScreen = async (page: Page, screen: string) => {
  await page.goto(`${product.url}${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const { colorScheme, viewport, language } of looks)
  test.describe(`${colorScheme}, ${viewport.width} wide, ${language}`, () => {
    test.use({ colorScheme, viewport });

    test('axe finds nothing on any screen', async ({ page }) => {
      // On a slow machine half a minute for each.
      test.setTimeout(screens.length * 30_000);
      await signInAs(page, product, 'wichai@siamparts.example');
      await expectHome(page);
      if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const screen of screens) {
        await openScreen(page, screen);
        await expectAccessible(page, screen);
      }
    });
  });

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no screen scrolls sideways or breaks a Thai word or a number of a booking', async ({
    page,
  }) => {
    test.setTimeout(screens.length * 10_000);
    await signInAs(page, product, 'wichai@siamparts.example');
    await expectHome(page);
    for (const screen of screens) {
      await openScreen(page, screen);
      expect(await noSidewaysScroll(page), screen).toBe(true);
      expect(await brokenWords(page), screen).toEqual([]);
    }
  });
});

test.describe('at 180 px: a phone of 360 px at twice the size', () => {
  test.use({ viewport: { width: 180, height: 370 } });

  /** What stands in no strip that is scrolled on purpose, and yet beyond the edge. */
  const beyondTheEdge = (page: Page) =>
    page.evaluate(() => {
      const isScrolled = (part: Element | null): boolean =>
        part !== null &&
        part.tagName !== 'MAIN' &&
        (getComputedStyle(part).overflowX !== 'visible' || isScrolled(part.parentElement));
      return [...document.querySelectorAll('main *')]
        .filter((part) => part.textContent !== '' && !isScrolled(part.parentElement))
        .filter((part) => part.children.length === 0 && part.getBoundingClientRect().right > 180)
        .map((part) => part.textContent);
    });

  for (const language of ['th', 'en'])
    test(`nothing scrolls sideways or is cut off, ${language}`, async ({ page }) => {
      test.setTimeout(90_000);
      await signInAs(page, product, 'malee@siamparts.example');
      await expectHome(page);
      if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const screen of screens.slice(0, 7)) {
        await openScreen(page, screen);
        expect(await noSidewaysScroll(page), screen).toBe(true);
        expect(await beyondTheEdge(page), screen).toEqual([]);
      }
    });
});

test('by keyboard alone: skip to the content, open the menu, walk it, leave it, change the language', async ({
  page,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await page.locator('body').press('Tab');
  await expect(page.getByText('ข้ามไปยังเนื้อหา')).toBeFocused();

  const menuButton = page.getByRole('button', { name: 'เปิดเมนู' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link').first()).toBeVisible();
  const isInMenu = () =>
    page.evaluate(() => document.activeElement?.closest('nav, [role="dialog"]') !== null);
  await expect.poll(isInMenu, 'the open menu takes the focus').toBe(true);
  const whole = page.locator('html');
  await expect(whole, 'under the menu the page stands still').toHaveCSS('overflow', 'hidden');
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    expect(await isInMenu(), 'the open menu keeps the focus').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();

  await userMenu(page).press('Enter');
  await page.getByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'ติดต่อและแจ้งปัญหา' })).toBeVisible();
  await expect(whole, 'under a dialog the page stands still').toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
  await expect(whole, 'and moves again').toHaveCSS('overflow', 'visible');

  await page.getByRole('button', { name: 'Switch to English' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check bookings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Check bookings' })).toBeVisible();
  expect(await stored(page, 'language')).toBeNull();
});

test('by keyboard alone: what it comes to in a form never lies under the bar that sends it', async ({
  page,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await openScreen(page, '/bookingwithdriveramata');
  const send = page.getByRole('button', { name: 'ส่งคำขอ' });
  await expect(send).toBeVisible();
  const isClear = () =>
    page.evaluate(() => {
      const [at, bar] = [document.activeElement, document.querySelector('form > :last-child')];
      if (!at || !bar || bar.contains(at)) return true;
      return at.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
    });
  const isThere = () => send.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 60 && !(await isThere()); step++) {
    await page.keyboard.press('Tab');
    await expect.poll(isClear, `step ${step}`).toBe(true);
  }
  expect(await isThere()).toBe(true);
});
