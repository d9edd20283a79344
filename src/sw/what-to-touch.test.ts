import { describe, expect, it } from 'vitest';
import { isHashedAsset, isSettings, serverOnly } from './what-to-touch';

const origin = 'https://cars.example';

const asks = (path: string, init?: RequestInit): [URL, Request, string] => {
  const url = new URL(path, origin);
  return [url, new Request(url, init), origin];
};

describe('what the service worker touches', () => {
  it.each(['/api', '/api/bookings', '/idp/common/authorize', '/auth/redirect.html'])(
    'leaves navigations to %s to the server',
    (path) => {
      expect(serverOnly.some((pattern) => pattern.test(path))).toBe(true);
    },
  );

  it.each(['/', '/checkbooking', '/admin/user', '/apiary', '/author'])(
    'answers navigations to %s with the shell',
    (path) => {
      expect(serverOnly.some((pattern) => pattern.test(path))).toBe(false);
    },
  );

  it.each(['id_token', 'access_token', 'authorization'])(
    'lets a request with %s pass, wherever it goes',
    (header) => {
      const withToken = { headers: { [header]: 'secret' } };
      expect(isHashedAsset(...asks('/assets/a.js', withToken))).toBe(false);
      expect(isSettings(...asks('/config.json', withToken))).toBe(false);
    },
  );

  it('keeps hashed build output and the settings of our own origin only', () => {
    expect(isHashedAsset(...asks('/assets/admin-1a2b.js'))).toBe(true);
    expect(isHashedAsset(...asks('https://elsewhere.example/assets/a.js'))).toBe(false);
    expect(isSettings(...asks('/config.json'))).toBe(true);
    expect(isSettings(...asks('/api/config.json'))).toBe(false);
  });

  it('lets everything that is not a GET pass', () => {
    expect(isHashedAsset(...asks('/assets/a.js', { method: 'POST' }))).toBe(false);
  });
});
