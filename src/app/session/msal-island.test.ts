import { expect, it } from 'vitest';
import { testConfig } from '../../../tests/factories/fake-msal';
import { openedMsal, openMsal } from './msal-island';

it('§9.1 tokens are renewed 3600 seconds ahead', async () => {
  await openMsal(testConfig);
  const { system } = openedMsal()?.getConfiguration() ?? {};
  expect(system?.tokenRenewalOffsetSeconds).toBe(3600);
});
