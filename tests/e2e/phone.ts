import { expect, type Page } from '@playwright/test';
import type { Product } from './product';

/** Signs in as a person would: the one address, a tap on the account. */
export const signInAs = async (page: Page, product: Product, account: string, path = '/') => {
  await page.goto(`${product.url}${path}`);
  await page.waitForURL(/\/idp\//);
  await page.getByText(account).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/idp'));
};

export const openMenu = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' }).click();

export const userMenu = (page: Page) => page.getByRole('button', { name: /เมนูผู้ใช้/ });

/** The worker holds the shell from here on. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const expectHome = async (page: Page) => {
  await expect(page).toHaveURL(/\/checkbooking$/);
  await expect(page.getByRole('heading', { name: 'ตรวจสอบการจอง', level: 1 })).toBeVisible();
};
