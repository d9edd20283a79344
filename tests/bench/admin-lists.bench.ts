// The lists of the administration at ten thousand rows each: what a page costs the server, how soon a phone shows it, and
// how long the whole list takes to be a file.
import type { Page } from '@playwright/test';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { signInAs } from '../e2e/phone';
import { startProduct } from '../e2e/product';
import { fillRecords, RECORDS } from './support/many-records';
import { openBrowser } from './support/open-browser';

const most = { answer: 50, rows: 1_000, file: 15_000 };
const ROUNDS = 60;
const WARM = 5;
const SCREEN_ROUNDS = 3;
const kind = 'bookingwithdrivernava';

type List = { name: string; path: string; screen: string; search: string; sort: string };

const lists: readonly List[] = [
  {
    name: 'cars',
    path: `/admin/${kind}/cars`,
    screen: `/admin/${kind}/managecar`,
    search: 'camry มก 12',
    sort: '-expiry',
  },
  {
    name: 'drivers',
    path: '/admin/drivers',
    screen: '/admin/driver',
    search: 'มาลี ทองคำ',
    sort: '-rating',
  },
  {
    name: 'providers',
    path: `/admin/${kind}/providers`,
    screen: `/admin/${kind}/expenseandprovider`,
    search: 'ขนส่งดี 12',
    sort: '-cars',
  },
  {
    name: 'expenses',
    path: `/admin/${kind}/expenses`,
    screen: `/admin/${kind}/expenseandprovider?tab=expenses`,
    search: 'NV-2610-123',
    sort: '-amount',
  },
  {
    name: 'admin users',
    path: '/admin/users',
    screen: '/admin/user',
    search: 'มาลี ทองคำ',
    sort: '-lastActiveAt',
  },
  {
    name: 'problem reports',
    path: '/admin/problem-reports',
    screen: '/admin/user?tab=reports',
    search: 'ปุ่มส่ง 12',
    sort: '-at',
  },
];

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const milliseconds = (time: number) => time.toFixed(1);
const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;

const product = await startProduct();
const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir });
const database = openDatabase(postgres.connection);
await fillRecords(database.db);
await database.close();

const browser = await openBrowser();
const page = await browser.newPage({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  locale: 'th-TH',
});

/** A dispatcher's own headers, for asking the server without a browser between. */
const readHeaders = async (): Promise<Record<string, string>> => {
  const asked = page.waitForRequest(async (request) => {
    const headers = await request.allHeaders();
    return headers['id_token'] !== undefined;
  });
  await signInAs(page, product, 'wichai@siamparts.example', '/admin/driver');
  const headers = await (await asked).allHeaders();
  return { id_token: headers['id_token'] ?? '', access_token: headers['access_token'] ?? '' };
};

const headers = await readHeaders();

const ask = async (path: string): Promise<number> => {
  const answer = await fetch(`${product.url}/api${path}`, { headers });
  const body = (await answer.json()) as { total?: number };
  if (body.total === undefined) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.total;
};

const time = async (path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask(path);
    times.push(performance.now() - start);
  }
  return percentile95(times.slice(WARM));
};

const waysOf = async ({ name, path, search, sort }: List) => {
  const total = await ask(path);
  if (total < RECORDS) throw new Error(`${name}: only ${total} rows`);
  const searched = `${path}?q=${encodeURIComponent(search)}`;
  if ((await ask(searched)) === 0) throw new Error(`${name}: the search finds nothing`);
  return [path, `${path}?page=${Math.ceil(total / 50)}`, searched, `${path}?sort=${sort}`];
};

/** From the tap that opens the address until the first row stands, the app being on the phone already. */
const timeScreen = async (on: Page, screen: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < SCREEN_ROUNDS; round += 1) {
    await on.goto(`${product.url}/checkbooking`);
    await on.locator('main a').first().waitFor();
    const start = performance.now();
    await on.goto(`${product.url}${screen}`);
    await on.locator('[data-row-link]').first().waitFor();
    times.push(performance.now() - start);
  }
  return median(times);
};

const timeFile = async (on: Page, what: RegExp): Promise<number> => {
  await on.getByRole('button', { name: 'ส่งออก' }).click();
  const start = performance.now();
  const [file] = await Promise.all([
    on.waitForEvent('download', { timeout: 120_000 }),
    on.getByRole('menuitem', { name: what }).click(),
  ]);
  await file.path();
  return performance.now() - start;
};

const measureScreen = async (list: List) => ({
  name: list.name,
  times: [
    await timeScreen(page, list.screen),
    await timeFile(page, /CSV/),
    await timeFile(page, /Excel|XLSX/),
  ],
});

// Once over all before any is timed: the first of them would pay for a server that has just been started.
const asked = [];
for (const list of lists) asked.push({ name: list.name, ways: await waysOf(list) });
for (const { ways } of asked) for (const way of ways) await time(way);
const onServer = [];
for (const { name, ways } of asked) {
  const times = [];
  for (const way of ways) times.push(await time(way));
  onServer.push({ name, times });
}
const onPhone = [];
for (const list of lists) onPhone.push(await measureScreen(list));

report(
  'admin-lists',
  `## Lists of the administration

${RECORDS.toLocaleString('en')} rows each, beside the demo company; ${(RECORDS * 5).toLocaleString('en')} trips, ratings and papers.

At the server: p95 of ${ROUNDS - WARM} requests by HTTP, one after the other, milliseconds. Bar: ≤ ${most.answer} ms.

${table(
  ['list', 'first page', 'last page', 'search', 'order'],
  onServer.map(({ name, times }) => [name, ...times.map(milliseconds)]),
)}

On the phone (Chromium at 360 × 740, plain CPU): from opening the address to the rows, median of ${SCREEN_ROUNDS}; and from the tap to
the whole list as a file, page by page through the same call. Bars: ≤ ${seconds(most.rows)}, ≤ ${seconds(most.file)}.

${table(
  ['list', 'rows shown', 'CSV', 'XLSX'],
  onPhone.map(({ name, times }) => [name, ...times.map(seconds)]),
)}`,
);
const isOver =
  onServer.some(({ times }) => times.some((each) => each > most.answer)) ||
  onPhone.some(({ times: [rows = 0, ...files] }) =>
    [rows > most.rows, ...files.map((file) => file > most.file)].some(Boolean),
  );
if (isOver) process.exitCode = 1;

await browser.close();
await product.dispose();
process.exit();
