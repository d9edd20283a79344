import { expect, test } from '@playwright/test';
import { expectHome, signInAs, userMenu } from './phone';
import { startProduct, type Product } from './product';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

test('§2.19 §4.15 when an admin closes the service, open pages of employees follow at once and admins go on', async ({
  browser,
}) => {
  const employee = await (await browser.newContext()).newPage();
  await signInAs(employee, product, 'somchai@siamparts.example');
  await expectHome(employee);
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, product, 'wichai@siamparts.example');
  await expectHome(admin);
  await userMenu(admin).click();
  await admin.getByRole('link', { name: 'เปิด–ปิดระบบ' }).click();
  const dialog = admin.getByRole('dialog', { name: 'เปิด–ปิดระบบ' });
  await dialog.getByRole('textbox', { name: 'ข้อความภาษาไทย' }).fill('ปรับปรุงระบบถึง 18:00 น.');
  await dialog.getByRole('button', { name: 'บันทึกข้อความ' }).click();
  await expect(dialog.getByText('บันทึกข้อความแล้ว')).toBeVisible();
  await dialog.getByRole('button', { name: 'ปิดระบบ', exact: true }).click();
  await dialog.getByRole('button', { name: 'ยืนยันปิดระบบ' }).click();
  await expect(dialog.getByText('ระบบปิดให้บริการอยู่')).toBeVisible();

  await expect(employee.getByText('ปรับปรุงระบบถึง 18:00 น.')).toBeVisible();
  await expect(employee.getByRole('banner')).toBeVisible();

  await employee.reload();
  await expect(employee.getByText('ปรับปรุงระบบถึง 18:00 น.')).toBeVisible();

  await admin.goto(`${product.url}/admin/user`);
  await expect(admin).toHaveURL(/\/admin\/user$/);
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();

  await userMenu(admin).click();
  await admin.getByRole('link', { name: 'เปิด–ปิดระบบ' }).click();
  await dialog.getByRole('button', { name: 'เปิดระบบ' }).click();
  await expect(dialog.getByText('ระบบเปิดให้บริการอยู่')).toBeVisible();
  await expectHome(employee);
});
