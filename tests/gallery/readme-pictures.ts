import type { Browser, Page } from '@playwright/test';
import { expectHome, signInAs } from '../e2e/phone';
import type { Product } from '../e2e/product';

const folder = 'public/screenshots';
const phone = { width: 360, height: 740 };
const tablet = { width: 1024, height: 768 };

const openMenu = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' }).click();
const inEnglish = (page: Page) => page.getByRole('button', { name: 'Switch to English' }).click();

/** The day that `busy-day` fills. */
const busyDay = () => {
  const day = new Date(Date.now() + 31 * 3_600_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

type Shot = {
  name: string;
  who: string;
  viewport: typeof phone;
  path?: string;
  colorScheme?: 'dark';
  prepare?: (page: Page) => Promise<void>;
};

const shots: readonly Shot[] = [
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
    path: `/admin/bookingwithdrivernava/arrangecartable?view=board&day=${busyDay()}`,
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

/** Those of the README, which the dialog of the installation shows too. */
export const photographForReadme = async (browser: Browser, product: Product) => {
  for (const { name, who, path = '/', prepare, ...look } of shots) {
    const context = await browser.newContext({
      ...look,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await signInAs(page, product, `${who}@siamparts.example`);
    await expectHome(page);
    await page.goto(product.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await prepare?.(page);
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await context.close();
  }
};
