import { expect, type Page } from '@playwright/test';
import { expectHome, signInAs } from './phone';
import { test } from './with-product';

// A tablet, lying: what a dispatcher and an admin look at all day.
test.use({ viewport: { width: 1024, height: 768 } });

const NAVA = '/admin/bookingwithdrivernava';
const lists = [
  ...['bookingwithdrivernava', 'bookingnodriver', 'bookingduringday', 'bookingwithdriveramata'].map(
    (kind) => `/admin/${kind}/arrangecartable`,
  ),
  `${NAVA}/managecar`,
  `${NAVA}/managecar?tab=links`,
  `${NAVA}/expenseandprovider`,
  `${NAVA}/expenseandprovider?tab=expenses`,
  `${NAVA}/evaluate?view=answers`,
  `${NAVA}/evaluate?view=inbox`,
  '/admin/driver',
  '/admin/driver?tab=overtime',
  '/admin/user',
  '/admin/user?tab=reports',
  '/admin/user?tab=audit',
  '/admin/setup?tab=contacts',
  '/admin/setup?tab=purposes',
  '/admin/setup?tab=places',
];
const reports = [`${NAVA}/report`, `${NAVA}/evaluate`];

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** What is wider than the place it stands in: each scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *:has(> table)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth}/${clientWidth}`),
  );

const filterRow = (page: Page) => page.getByRole('region', { name: /^(ตัวกรอง|Filters)$/ });
const ONE_ROW = 48;

const figure = (page: Page) =>
  page.locator('main ul > li:has(> button):has(small), main dl > div:has(strong)').first();

for (const language of ['th', 'en'] as const)
  test(`${language}: no table scrolls sideways, filters stand in one row, a report begins with its figures`, async ({
    page,
    product,
  }) => {
    test.setTimeout(300_000);
    await signInAs(page, product, 'wichai@siamparts.example');
    await expectHome(page);
    if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
    const frame = page.locator('[data-drawer]');
    for (const url of [...lists, ...reports]) {
      await open(page, `${product.url}${url}`);
      // As the menu was left, and the other way.
      for (let menus = 0; menus < 2; menus++) {
        const drawer = await frame.getAttribute('data-drawer');
        const where = `${url}, menu ${drawer}`;
        await expect.poll(() => tooWide(page), { message: where }).toEqual([]);
        for (const row of await filterRow(page).all())
          expect((await row.boundingBox())?.height, where).toBeLessThanOrEqual(ONE_ROW);
        if (reports.includes(url)) {
          const first = await figure(page).boundingBox();
          expect(first && first.y + first.height, where).toBeLessThan(600);
        }
        await frame.locator('header button').first().click();
        await expect(frame).not.toHaveAttribute('data-drawer', drawer ?? '');
      }
    }
  });

test('on a phone every state by which a day is narrowed has room: the page never scrolls sideways', async ({
  page,
  product,
}) => {
  await signInAs(page, product, 'wichai@siamparts.example');
  await expectHome(page);
  await page.setViewportSize({ width: 360, height: 740 });
  // Who got no car is a fourth state, where there is anybody.
  await open(page, `${product.url}${NAVA}/arrangecartable?only=lost`);
  await expect(page.getByRole('button', { name: 'ไม่ได้เดินทาง' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});

test('a long name in the menu breaks between words, not inside one', async ({ page, product }) => {
  await signInAs(page, product, 'wichai@siamparts.example');
  await expectHome(page);
  await open(page, `${product.url}${NAVA}/report`);
  const name = page.getByRole('link', { name: 'ค่าใช้จ่ายและผู้ให้บริการ' }).locator('span');
  const second = await name.evaluate((label) => {
    const text = label.firstChild!;
    const range = document.createRange();
    const topOf = (at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const words = text.textContent ?? '';
    const first = topOf(0);
    const begins = [...words].findIndex((_, at) => topOf(at) > first + 10);
    return words.slice(begins);
  });
  expect(second).toBe('ผู้ให้บริการ');
});
