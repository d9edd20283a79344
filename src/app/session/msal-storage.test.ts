import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../../tests/factories/fake-msal';
import { signInOnDevice, unsignedIdToken } from '../../../tests/factories/signed-in-device';
import { hasBothTokens, hasSignInAnswer } from './msal-storage';

const { clientId } = testConfig.identity;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('§3 Sign-in credential entries, as the installed MSAL writes them', () => {
  it('§3.8 when somebody stays signed in, both tokens lie in local storage with credentialType and secret', async () => {
    const idToken = unsignedIdToken('somchai@siamparts.example');
    expect(hasBothTokens(clientId)).toBe(false);
    await signInOnDevice(testConfig, idToken);
    expect(hasBothTokens(clientId)).toBe(true);

    const entries = Object.entries({ ...localStorage })
      .filter(([key]) => key.includes('token|'))
      .map(([, value]): unknown => JSON.parse(value));
    expect(entries).toContainEqual(
      expect.objectContaining({ credentialType: 'IdToken', secret: idToken }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ credentialType: 'AccessToken', secret: 'opaque-access-token' }),
    );
  });

  it('the redirect bridge leaves its answer for the page to find', async () => {
    expect(hasSignInAnswer(clientId)).toBe(false);
    sessionStorage.setItem('msal.interaction.status', JSON.stringify({ clientId, type: 'signin' }));
    const state = btoa(JSON.stringify({ id: '1', meta: { interactionType: 'redirect' } }));
    history.replaceState(
      null,
      '',
      `/auth/redirect.html#code=abc&state=${encodeURIComponent(state)}`,
    );
    const navigateInternal = vi.fn(async () => true);
    await broadcastResponseToMainFrame({ navigateInternal, navigateExternal: navigateInternal });
    history.replaceState(null, '', '/checkbooking');
    expect(navigateInternal).toHaveBeenCalledOnce();
    expect(hasSignInAnswer(clientId)).toBe(true);
  });
});
