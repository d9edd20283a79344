import { expect, test } from '@playwright/test';
import { signInAs, waitUntilKept } from './phone';
import { product } from './with-product';

const url = () => product().url;

test('rows that the phone remembers are written in their own letters at once, and nothing moves', async ({
  browser,
}) => {
  const signedIn = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await signedIn.newPage();
  await signInAs(page, product(), 'somchai@siamparts.example');
  await waitUntilKept(page, 'bookings/upcoming/all/mine');
});
