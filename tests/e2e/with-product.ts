import { test as base } from '@playwright/test';
import { startProduct, type Product } from './product';

/** One product for all the tests of a worker: each of them begins on a phone of its own, that is all they share. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});
