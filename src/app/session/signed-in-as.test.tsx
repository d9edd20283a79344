import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppServicesProvider, type AppServices } from '../app-services';
import { createStore } from '../ui/store';
import { testConfig } from '../../../tests/factories/fake-msal';
import { signInOnDevice, unsignedIdToken } from '../../../tests/factories/signed-in-device';
import { openMsal } from './msal-island';
import type { SessionState } from './session';
import { SignedInAs } from './signed-in-as';

beforeEach(() => localStorage.clear());

const show = () => {
  const state = createStore<SessionState>({
    status: 'signed-in',
    stale: false,
    account: { username: 'remembered@siamparts.example', name: 'S', tid: 't', oid: 'o' },
  });
  render(
    <AppServicesProvider value={{ session: { state } } as unknown as AppServices}>
      <SignedInAs />
    </AppServicesProvider>,
  );
};

describe('§2 User menu', () => {
  it('before MSAL is open, shows the account that the session knows', async () => {
    show();
    expect(await screen.findByText('remembered@siamparts.example')).toBeTruthy();
  });

  it('once MSAL is open, shows its account', async () => {
    const idToken = unsignedIdToken('somchai@siamparts.example');
    await signInOnDevice(testConfig, idToken);
    await openMsal(testConfig);
    show();
    expect(await screen.findByText('somchai@siamparts.example')).toBeTruthy();
  });
});
