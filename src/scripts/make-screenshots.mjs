// Photographs the running demo (npm start) for the README and the install dialog. Run it after changing a screen.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/browser.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = 'public/screenshots';
const phone = { width: 360, height: 740 };
const tablet = { width: 1024, height: 768 };

const openMenu = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: 'เปิดเมนู' }).click();
const inEnglish = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: 'Switch to English' }).click();

/** A day with something on it: no rental is arranged for a Sunday. */
const nextWorkday = () => {
  const day = new Date(Date.now() + 31 * 3_600_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const shots = [
  { name: 'home-th', who: 'somchai', viewport: phone },
  { name: 'menu-th', who: 'malee', viewport: phone, prepare: openMenu },
  { name: 'form-th', who: 'somchai', viewport: phone, path: '/bookingwithdrivernava' },
  {
    name: 'home-dark-en',
    who: 'somchai',
    viewport: phone,
    colorScheme: 'dark',
    prepare: inEnglish,
  },
  {
    name: 'admin-en',
    who: 'wichai',
    viewport: tablet,
    path: `/admin/bookingwithdrivernava/arrangecartable?view=board&day=${nextWorkday()}`,
    prepare: inEnglish,
  },
  {
    name: 'report-en',
    who: 'wichai',
    viewport: tablet,
    path: '/admin/bookingwithdrivernava/report',
    prepare: inEnglish,
  },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, who, path = '/', prepare, ...look } of shots) {
    const context = await browser.newContext({
      ...look,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
    });
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    await page.getByText(`${who}@siamparts.example`).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What is said to a new device has gone by the second opening.
    await page.waitForTimeout(4000);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
}
