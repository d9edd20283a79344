import { expect, test } from '@playwright/test';
import { expectHome, signInAs } from './phone';
import { startProduct, type Product } from './product';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

test('§2, §4 when an admin closes the service, employees see the wording and admins go on', async ({
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, product, 'wichai@siamparts.example');
  await expectHome(admin);
  const [idToken, accessToken] = await admin.evaluate(() =>
    ['IdToken', 'AccessToken'].map(
      (type) =>
        Object.values(localStorage)
          .map((text: string) => {
            try {
              return JSON.parse(text) as { credentialType?: string; secret?: string };
            } catch {
              return {};
            }
          })
          .find((entry) => entry.credentialType === type)?.secret ?? '',
    ),
  );
  const change = (data: object) =>
    admin.request.post(`${product.url}/api/admin/global-state`, {
      headers: { id_token: idToken ?? '', access_token: accessToken ?? '' },
      data,
    });
  expect((await change({ wording: 'ปรับปรุงระบบถึง 18:00 น.' })).status()).toBe(200);
  expect((await change({ isClose: true })).status()).toBe(200);

  const employee = await (await browser.newContext()).newPage();
  await signInAs(employee, product, 'somchai@siamparts.example');
  await expect(employee.getByText('ปรับปรุงระบบถึง 18:00 น.')).toBeVisible();
  await expect(employee.getByRole('banner')).toBeVisible();

  await admin.goto(`${product.url}/admin/user`);
  await expect(admin).toHaveURL(/\/admin\/user$/);
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();

  expect((await change({ isClose: false })).status()).toBe(200);
  await employee.reload();
  await expectHome(employee);
});
