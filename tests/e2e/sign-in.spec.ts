// Long, because every way in and out of the product is tried on one company.
import { expect, test, type Page } from '@playwright/test';
import { arriveHome, expectHome, killPage, openMenu, signInAs, stored, userMenu } from './phone';
import { startProduct, type Product } from './product';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

test.describe('§2, §4 Sign-in', () => {
  test('when nobody is signed in, the one address leads to the account picker in Thai', async ({
    page,
  }) => {
    await page.goto(product.url);
    await expect(page).toHaveURL(/\/idp\//);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page.getByText('somchai@siamparts.example')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page
      .locator('main, main *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > 320)
          .map((part) => part.className),
      );
    expect(wide).toEqual([]);
  });

  test('§2.2 an employee lands on the booking status, sees the four kinds and no approvals', async ({
    page,
  }) => {
    await signInAs(page, product, 'somchai@siamparts.example');
    await expectHome(page);
    await openMenu(page);
    const menu = page.getByRole('navigation');
    for (const kind of [
      'bookingwithdrivernava',
      'bookingnodriver',
      'bookingduringday',
      'bookingwithdriveramata',
    ])
      await expect(menu.locator(`a[href="/${kind}"]`)).toBeVisible();
    await expect(menu.locator('a[href="/evaluate"]')).toBeVisible();
    await expect(menu.locator('a[href="/approve"]')).toHaveCount(0);
    await expect(menu.locator('a[href^="/admin"]')).toHaveCount(0);
    expect(await stored(page, 'IsAdmin')).toBe('false');
    expect(JSON.parse((await stored(page, 'userData')) ?? '{}')).toMatchObject({
      detail: { user_info: { fullname: expect.any(String), employee_id: expect.any(String) } },
    });
  });

  test('that it works without a signal is said where it covers nothing that is read or tapped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, product, 'somchai@siamparts.example');
    const bar = page.getByRole('status').filter({ hasText: 'พร้อมใช้ออฟไลน์แล้ว' });
    await expect(bar).toBeVisible({ timeout: 30_000 });
    await expectHome(page);
    const barBox = (await bar.boundingBox())!;
    for (const part of await page.locator('main h1, main a, main button, header button').all()) {
      const { x, y, width, height } = (await part.boundingBox())!;
      const isBeside =
        x >= barBox.x + barBox.width ||
        barBox.x >= x + width ||
        y >= barBox.y + barBox.height ||
        barBox.y >= y + height;
      expect(isBeside, (await part.getAttribute('aria-label')) ?? 'page').toBe(true);
    }
  });

  test('an approver sees the approvals', async ({ page }) => {
    await signInAs(page, product, 'malee@siamparts.example');
    await expectHome(page);
    await openMenu(page);
    await expect(
      page.getByRole('navigation', { name: 'เมนูหลัก' }).locator('a[href="/approve"]'),
    ).toBeVisible();
  });

  test('a full admin goes over to the administration by the menu and finds every page', async ({
    page,
  }) => {
    await signInAs(page, product, 'wichai@siamparts.example');
    await expectHome(page);
    expect(await stored(page, 'IsAdmin')).toBe('true');
    await openMenu(page);
    await page
      .getByRole('navigation')
      .locator('a[href="/admin/bookingwithdrivernava/arrangecartable"]')
      .click();
    await expect(page).toHaveURL(/\/admin\/bookingwithdrivernava\/arrangecartable$/);
    await openMenu(page);
    const menu = page.getByRole('navigation');
    await expect(
      menu.locator('a[href="/admin/bookingwithdrivernava/expenseandprovider"]'),
    ).toBeVisible();
    await expect(menu.locator('a[href="/admin/driver"]')).toBeVisible();
    await expect(menu.locator('a[href="/admin/user"]')).toBeVisible();
  });

  test('an admin of one kind enters at that kind and is kept out of the others', async ({
    page,
  }) => {
    await signInAs(page, product, 'nok@siamparts.example');
    await expectHome(page);
    await page.goto(`${product.url}/admin/bookingnodriver/arrangecartable`);
    await expect(page).toHaveURL(/\/admin\/bookingwithdriveramata\/arrangecartable$/);
    await openMenu(page);
    await expect(page.getByRole('navigation').locator('a[href="/admin/user"]')).toHaveCount(0);
  });

  test('a supplier sees the arrange pages of its kinds and the drivers, nothing else', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/employee/')) calls.push(pathname);
    });
    await signInAs(page, product, 'dispatch@fasttrans.example');
    await expect(page).toHaveURL(/\/admin\/bookingwithdrivernava\/arrangecartable$/);
    expect(calls, 'no employee page was opened on the way').not.toContain('/api/employee/bookings');
    expect(calls.filter((path) => path.endsWith('/check-permission'))).toHaveLength(1);
    await openMenu(page);
    const links = page.getByRole('navigation').locator('a[href^="/admin"]');
    await expect(links).toHaveCount(3);
    expect(
      await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/admin/bookingwithdrivernava/arrangecartable',
      '/admin/bookingwithdriveramata/arrangecartable',
      '/admin/driver',
    ]);
  });

  test('an account without an employee record is told whom to contact, without a loop', async ({
    page,
  }) => {
    await signInAs(page, product, 'newcomer@siamparts.example');
    await expect(page.getByText('ยังไม่พบข้อมูลพนักงานของคุณ')).toBeVisible();
    await page.getByRole('link', { name: 'ดูผู้ที่ติดต่อได้' }).click();
    const phone = page.getByRole('dialog').locator('a[href^="tel:"]').first();
    await expect(phone).toHaveText(/^0[\d -]{8,}$/);
  });

  test('§5.3 §5.5 the corporate domain is refused by a dialog that only OK leaves, and OK signs out', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/employee') || request.url().includes('/api/admin'))
        calls.push(request.url());
    });
    await signInAs(page, product, 'kitti@corp.siamparts.example');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Invalid account');
    await expect(dialog).toContainText(
      'Accounts with @corp.siamparts.example are not allowed. Please sign in with another account.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect(calls, 'nothing was asked for this account').toEqual([]);
    await dialog.getByRole('button').click();
    await page.waitForURL(/\/idp\//);
  });

  test('§4.6 logging out clears what is stored and leads back to the start', async ({ page }) => {
    await signInAs(page, product, 'somchai@siamparts.example');
    await expectHome(page);
    await userMenu(page).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await expect(page.getByText('เลือกบัญชี')).toBeVisible();
    await page.goto(`${product.url}/api/health`);
    expect(await stored(page, 'userData')).toBeNull();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token|'))),
    ).toEqual([]);
  });

  test('a deep link is followed after sign-in, by way of the landing page', async ({ page }) => {
    await signInAs(page, product, 'somchai@siamparts.example', '/evaluate');
    await expect(page).toHaveURL(/\/evaluate$/);
  });

  test('whoever has to sign in again sees the page they were on, not home under its address', async ({
    page,
  }) => {
    await arriveHome(page, product, 'somchai@siamparts.example');
    await page.route(/oauth2\/v2\.0\/token/, (route) =>
      route.request().postData()?.includes('grant_type=refresh_token')
        ? route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
        : route.continue(),
    );
    await page.context().clearCookies({ name: 'idp_session' });
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('token|')) localStorage.removeItem(key);
    });
    await page.goto(`${product.url}/bookingduringday`);
    await page.getByText('somchai@siamparts.example').click();
    await expect(page.getByRole('heading', { name: 'เรียกรถระหว่างวัน', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/bookingduringday$/);
  });

  test('§4.14 somebody who is no admin is sent from the administration to the booking status', async ({
    page,
  }) => {
    await signInAs(page, product, 'somchai@siamparts.example');
    await expectHome(page);
    await page.goto(`${product.url}/admin/user`);
    await expectHome(page);
  });
});

test.describe('§4 Logout where the provider cannot be told', () => {
  const malee = 'malee@siamparts.example';
  const loggedOut = (page: Page) => page.getByRole('heading', { name: 'ออกจากระบบแล้ว' });
  const logOut = async (page: Page) => {
    await userMenu(page).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  };
  const expectToChoose = async (page: Page) => {
    await expect(page.getByText('เลือกบัญชี')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${product.url}/api/health`);
    expect(await stored(page, 'userData')).toBeNull();
    const cookies = await page.context().cookies(`${product.url}/idp/`);
    const session = cookies.filter(({ name }) => name === 'idp_session');
    expect(session, 'the provider has ended its session').toEqual([]);
    await page.goto(product.url);
    await expect(page.getByText('เลือกบัญชี')).toBeVisible();
  };

  test('offline: every tab says so, and the next start with a network lets nobody in without a tap', async ({
    page,
    context,
  }) => {
    await arriveHome(page, product, malee);
    const other = await context.newPage();
    await other.goto(product.url);
    await expectHome(other);

    await context.setOffline(true);
    await logOut(page);
    await expect(loggedOut(page)).toBeVisible();
    await expect(loggedOut(other)).toBeVisible();
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(`${product.url}/approve`);
    await expect(loggedOut(reopened)).toBeVisible();

    await context.setOffline(false);
    await expectToChoose(reopened);
    await other.reload();
    await expect(other.getByText('เลือกบัญชี')).toBeVisible();
    await other.getByText('somchai@siamparts.example').click();
    await expectHome(other);
  });

  test('on a Wi-Fi that is on but dead: the page stays ours, also when the app is killed and opened again', async ({
    page,
    context,
  }) => {
    await arriveHome(page, product, malee);
    product.freeze();
    try {
      await logOut(page);
      await expect(loggedOut(page)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(/\/checkbooking$/);
      await killPage(page);
      const reopened = await context.newPage();
      await reopened.goto(product.url);
      await expect(loggedOut(reopened)).toBeVisible({ timeout: 20_000 });
      product.thaw();
      await expectToChoose(reopened);
    } finally {
      product.thaw();
    }
  });
});
