import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './product';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

test('when nobody is signed in, the one address leads to the account picker in Thai', async ({
  page,
}) => {
  await page.goto(product.url);
  await expect(page).toHaveURL(/\/idp\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByText('somchai@siamparts.example')).toBeVisible();
});
