import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of';
import type { AppEnv } from './app-env';

const addressWith = async (behindProxy: boolean, forwarded?: string) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(addressOf(c, behindProxy)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const env = { incoming: { socket: { remoteAddress: '10.0.0.2' } } };
  return (await app.request('/', { headers }, env)).text();
};

describe('the address that calls', () => {
  it('is the connection’s, whatever a header says', async () => {
    expect(await addressWith(false, '203.0.113.9')).toBe('10.0.0.2');
  });

  it('behind the company’s own proxy is what that wrote last', async () => {
    expect(await addressWith(true, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressWith(true)).toBe('10.0.0.2');
    expect(await addressWith(true, '')).toBe('10.0.0.2');
  });
});
