import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const entra = {
  IDENTITY: 'entra',
  ENTRA_CLIENT_ID: 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495',
  ENTRA_TENANTS: '5f3c1b0e-7a54-4d0c-9f63-1a2b3c4d5e6f, 11111111-2222-4333-8444-555555555555',
  PUBLIC_ORIGIN: 'https://carpool.example/',
  REJECTED_DOMAIN: '@corp.example.com',
};

const envOf = (source: Record<string, string>) => {
  const result = readEnv(source);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.env;
};

const problemsOf = (source: Record<string, string>) => {
  const result = readEnv(source);
  return result.ok ? [] : result.problems;
};

describe('the environment', () => {
  it('when empty, runs the demo on this machine', () => {
    expect(envOf({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: '.data',
      publicOrigin: 'http://localhost:3000',
      apiHost: '/api',
      demo: true,
      databaseUrl: undefined,
      rejectedDomain: 'corp.siamparts.example',
      identity: { mode: 'local' },
    });
  });

  it('when Entra is named, runs without demo people, behind a proxy on this machine', () => {
    expect(envOf({ ...entra, FIRST_ADMIN: 'Boss@Example.com' })).toMatchObject({
      host: 'localhost',
      publicOrigin: 'https://carpool.example',
      demo: false,
      firstAdmin: 'boss@example.com',
      rejectedDomain: 'corp.example.com',
      identity: { mode: 'entra', tenants: entra.ENTRA_TENANTS.split(', ') },
    });
  });

  it('takes rights from roles only where that is said, and writes roles of its own only locally', () => {
    expect(envOf(entra).identity.rightsByRoles).toBe(false);
    expect(envOf({ ...entra, ENTRA_ROLES: 'yes' }).identity.rightsByRoles).toBe(true);
    const LOCAL_ROLES = 'Wichai@siamparts.example=admin_menu+driver_menu, nok@siamparts.example=';
    expect(envOf({ LOCAL_ROLES }).identity.localRoles).toMatchObject({
      'wichai@siamparts.example': ['admin_menu', 'driver_menu'],
    });
    expect(problemsOf({ ...entra, LOCAL_ROLES })).toEqual([expect.stringContaining('LOCAL_ROLES')]);
  });

  it('when a variable is set to nothing, takes it as not set', () => {
    expect(envOf({ PORT: '', DATABASE_URL: ' ', API_HOST: '' }).port).toBe(3000);
  });

  it('names everything that is wrong at once', () => {
    expect(
      problemsOf({ IDENTITY: 'entra', PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' }),
    ).toHaveLength(7);
  });

  it('when behind a proxy on another machine, listens where HOST says', () => {
    expect(envOf({ ...entra, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('§5 when no domain shall be rejected, wants it said', () => {
    expect(problemsOf({ ...entra, REJECTED_DOMAIN: '' })).toEqual([
      expect.stringMatching(/^REJECTED_DOMAIN is missing/),
    ]);
    expect(envOf({ ...entra, REJECTED_DOMAIN: 'none' }).rejectedDomain).toBe('');
  });

  it.each([
    ['PUBLIC_ORIGIN', 'https://carpool.example'],
    ['PUBLIC_ORIGIN', 'http://localhost.evil.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.7'],
    ['NODE_ENV', 'production'],
  ])('when anybody signs in without a password, refuses %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining('IDENTITY=local')]);
  });

  it.each([
    ['PUBLIC_ORIGIN', 'http://127.0.0.1:3000'],
    ['HOST', '::1'],
    ['NODE_ENV', 'development'],
  ])('when anybody signs in without a password, allows %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it('§7.1 knows an API elsewhere by its whole address', () => {
    expect(envOf({ API_HOST: 'https://api.example/v1' }).apiHost).toBe('https://api.example/v1');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['METRICS_PORT', 'x'],
    ['METRICS_PORT', '3000'],
    ['IDENTITY', 'google'],
    ['DATABASE_URL', 'mysql://db'],
    ['PUBLIC_ORIGIN', 'carpool.example'],
    ['PUBLIC_ORIGIN', 'https://carpool.example/app'],
    ['API_HOST', 'api'],
    ['API_HOST', '/v1'],
    ['API_HOST', 'ftp://api.example'],
    ['REJECTED_DOMAIN', 'corp'],
    ['ENTRA_CLIENT_ID', 'x'],
    ['ENTRA_TENANTS', 'common'],
    ['FIRST_ADMIN', 'boss'],
  ])('when %s is "%s", says what it must be', (name, value) => {
    const problems = problemsOf({ ...entra, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must`));
  });

  it('when only the way around a pooler is named, asks for the pooler', () => {
    expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://db' })).toEqual([
      expect.stringMatching(/^DATABASE_URL is missing/),
    ]);
  });

  it('never repeats the password of the database', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:secret@db' }).join('')).not.toContain('secret');
  });
});
