// What the first screen weighs, and how soon a phone shows it: cold and warm, with and without a network.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { IS_ADMIN_KEY, USER_DATA_KEY } from '../../src/app/storage-keys';
import { signInAs, waitForWorker } from '../e2e/phone';
import { startProduct, type Product } from '../e2e/product';
import { weighApp } from './weigh-app';
import { openBrowser } from './support/open-browser';

const ROUNDS = 5;
const SLOW_CPU = 4;
/** Lighthouse's "slow 4G". */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const phone = { viewport: { width: 360, height: 740 }, locale: 'th-TH' } as const;
/** What the check of the person's rights leaves on the device. */
const ofThePerson: readonly string[] = [USER_DATA_KEY, IS_ADMIN_KEY];
const account = 'somchai@siamparts.example';

type Seen = { paint: number; rows: number; own: number; shift: number; script: number };

/** Runs in the page before anything of ours: notes when the kinds and the person's own rows stand, and what moved. */
const watch = () => {
  const seen = { rows: 0, own: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector('main a[href="/bookingnodriver"]')) seen.rows ||= performance.now();
    if (document.querySelector('main article')) seen.own = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const measure = async (page: Page, url: string, network?: typeof slow4G): Promise<Seen> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  if (network) await devTools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(watch);
  await page.goto(`${url}/checkbooking`);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.own > 0);
  // What the page still moves after its rows stand counts too.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { rows, own, shift } = (window as unknown as { seen: Seen }).seen;
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const script = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= own)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { paint, rows, own, shift, script };
  });
};

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const medians = (runs: Seen[]): Seen => ({
  paint: median(runs.map(({ paint }) => paint)),
  rows: median(runs.map(({ rows }) => rows)),
  own: median(runs.map(({ own }) => own)),
  shift: Math.max(...runs.map(({ shift }) => shift)),
  script: Math.max(...runs.map(({ script }) => script)),
});

const rounds = async (once: () => Promise<Seen>) => {
  const runs: Seen[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await once());
  return medians(runs);
};

/** Signed in on this phone, without a worker; with what it remembers of its person, or with nothing but the tokens. */
const cold = async (
  browser: Browser,
  { url }: Product,
  signedIn: BrowserContext,
  remembers: boolean,
) => {
  const storageState = await signedIn.storageState({ indexedDB: remembers });
  if (!remembers)
    for (const origin of storageState.origins)
      origin.localStorage = origin.localStorage.filter(({ name }) => !ofThePerson.includes(name));
  return rounds(async () => {
    const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
    const seen = await measure(await context.newPage(), url, slow4G);
    await context.close();
    return seen;
  });
};

const warm = (context: BrowserContext, url: string, network?: typeof slow4G) =>
  rounds(async () => {
    const page = await context.newPage();
    const seen = await measure(page, url, network);
    await page.close();
    return seen;
  });

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const weightRows = (): string[][] => {
  const app = weighApp('dist/app');
  const heaviestForm = Math.max(...app.forms.map(({ bytes }) => bytes));
  return [
    ['JavaScript of the first screen', kilobytes(app.js.bytes), '100 kB'],
    ['with what the own rows need', kilobytes(app.landing.bytes), '150 kB'],
    ['CSS (inside the page)', kilobytes(app.css.bytes), '6 kB'],
    ['page, with that CSS', kilobytes(app.html.bytes), '7 kB'],
    ['fonts', kilobytes(app.fonts.bytes), '36 kB'],
    ['requests', String(app.requests), '6'],
    ['heaviest form, beyond this page', kilobytes(heaviestForm), '80 kB'],
    ['precache of the employee tree', kilobytes(app.precache.bytes), '350 kB'],
  ];
};

const product = await startProduct();
const browser = await openBrowser();
try {
  const signedIn = await browser.newContext(phone);
  const page = await signedIn.newPage();
  await signInAs(page, product, account);
  await page.locator('main a[href="/bookingnodriver"]').waitFor();
  await waitForWorker(page);
  await page.close();

  const bareSeen = await cold(browser, product, signedIn, false);
  const coldSeen = await cold(browser, product, signedIn, true);
  const warmSeen = await warm(signedIn, product.url, slow4G);
  await signedIn.setOffline(true);
  const offlineSeen = await warm(signedIn, product.url);

  const timeRow = (device: string, network: string, seen: Seen, bars: string) => [
    device,
    network,
    seconds(seen.paint),
    seconds(seen.rows),
    seconds(seen.own),
    kilobytes(seen.script),
    seen.shift.toFixed(3),
    bars,
  ];
  report(
    'first-screen',
    [
      '## First screen',
      '`/checkbooking` of an employee. Bytes as they travel (brotli).',
      table(['what', 'weight', 'bar'], weightRows()),
      `Medians of ${ROUNDS} runs in Chromium at 360 × 740 with a CPU ${SLOW_CPU} times slowed; "slow 4G" is 150 ms and 1.6 Mbit/s. The rows are the four kinds, ready to be tapped; the own ones the next trip and the lists.`,
      table(
        [
          'on the device',
          'network',
          'first paint',
          'rows',
          'own rows',
          'JavaScript before them',
          'layout shift',
          'bars',
        ],
        [
          timeRow('tokens only', 'slow 4G', bareSeen, '1.1 s / 1.9 s, 150 kB'),
          timeRow('tokens and own rows', 'slow 4G', coldSeen, '1.1 s / 1.9 s'),
          timeRow('all', 'slow 4G', warmSeen, '0.5 s / 1.2 s'),
          timeRow('all', 'none', offlineSeen, '0.5 s / 1.2 s'),
        ],
      ),
    ].join('\n\n'),
  );
} finally {
  await browser.close();
  await product.dispose();
}
