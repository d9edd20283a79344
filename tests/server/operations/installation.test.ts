import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../../../src/server/env';
import { knownSettings } from './known-settings';

type Service = {
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, object>;
};
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<'database' | 'app' | 'proxy', Service>;
  volumes: Record<string, null>;
};
const { database, app, proxy } = compose.services;
const dockerfile = readFileSync('Dockerfile', 'utf8');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const example = parseEnv(readFileSync('deploy/example.env', 'utf8')) as Record<string, string>;

const filledIn = {
  ...example,
  POSTGRES_PASSWORD: 'a1b2c3',
  ENTRA_CLIENT_ID: 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495',
  ENTRA_TENANTS: '5f3c1b0e-7a54-4d0c-9f63-1a2b3c4d5e6f',
  FIRST_ADMIN: 'boss@example.co.th',
};

/** What the process in the container is given: the image's settings, the file's, and compose's own. */
const settingsOf = (file: Record<string, string>): Record<string, string> => {
  const image = /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '';
  const own = Object.entries(app.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => file[variable] ?? ''),
  ]);
  return {
    ...Object.fromEntries(image.split(' ').map((pair) => pair.split('='))),
    ...file,
    ...Object.fromEntries(own),
  };
};

describe('an installation by compose', () => {
  test('has settings that the product takes once the example is filled in', () => {
    const result = readEnv(settingsOf(filledIn));
    expect(result).toMatchObject({
      ok: true,
      env: {
        port: 3000,
        host: '0.0.0.0',
        demo: false,
        identity: { mode: 'entra' },
        databaseUrl: 'postgres://carpool:a1b2c3@database:5432/carpool',
        channels: { email: undefined, line: undefined, teams: undefined },
      },
    });
  });

  test('names what is left to fill in, and lets nobody in without', () => {
    const result = readEnv(settingsOf(example));
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'ENTRA_CLIENT_ID',
      'ENTRA_TENANTS',
    ]);
  });

  test('asks for no setting that the product does not know', () => {
    const read = knownSettings();
    expect(Object.keys(example).filter((name) => !read.includes(name))).toEqual([]);
  });

  test('keeps the database and the backups in volumes, and starts in order', () => {
    expect(database.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(app.volumes).toEqual(['backups:/backups']);
    expect(Object.keys(compose.volumes)).toEqual(['database', 'backups']);
    expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(proxy.depends_on).toEqual({ app: { condition: 'service_healthy' } });
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  test('has a proxy that finds the product and keeps its headers', () => {
    expect(nginx).toMatch(/server app:3000;/);
    expect(nginx).toMatch(/^ {2}underscores_in_headers on;/m);
  });

  test('does not run as root', () => {
    expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('node');
  });
});
