// How soon a link's page can be used on a phone that has never seen it: on slow 4G, and with a slow processor.
import { readdirSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { pinKeyOf } from '../../src/go/storage-keys';
import { apiOf } from '../e2e/call-api';
import { dayAhead } from '../e2e/dispatching';
import { startProduct } from '../e2e/product';
import { openBrowser } from './support/open-browser';

const ROUNDS = 7;
const SLOW_CPU = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const phone = { viewport: { width: 360, height: 740 }, locale: 'th-TH' } as const;
const ADMIN = 'wichai@siamparts.example';
const KIND = 'bookingwithdrivernava';
const PIN = '2468';

type Seen = { answered: number; usable: number; painted: number; requests: number };
type Opening = { url: string; token: string };

/** Runs in the page before anything of ours; a gate's code was typed on this tablet before. */
const watch = (known: { key: string; pin: string }) => {
  localStorage.setItem(known.key, JSON.stringify(known.pin));
  const look = () => {
    if (!document.querySelector('main :is(details, .columns, .plate)'))
      return void requestAnimationFrame(look);
    const usable = performance.now();
    // The next task comes when this frame was laid out and painted.
    setTimeout(() => Object.assign(window, { usable, painted: performance.now() }));
  };
  requestAnimationFrame(look);
};

const openOnce = async (browser: Browser, { url, token }: Opening): Promise<Seen> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(watch, { key: pinKeyOf(token), pin: PIN });
  await page.goto(`${url}/go/${token}`);
  await page.waitForFunction(() => 'usable' in window);
  const seen = await page.evaluate((): Seen => {
    const { usable, painted } = window as unknown as { usable: number; painted: number };
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = resources.filter(
      ({ startTime, name }) => startTime < usable && !/fonts|icons/.test(name),
    );
    const answer = resources.find(({ name }) => name.endsWith('/api/go'));
    return { answered: answer?.responseEnd ?? 0, usable, painted, requests: before.length + 1 };
  });
  await context.close();
  return seen;
};

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const product = await startProduct();
const browser = await openBrowser();
try {
  const { call } = apiOf(product);
  const { trips } = await call<{ trips: { status: string; driverId: string | null }[] }>(
    ADMIN,
    `/admin/${KIND}/arranging?from=${dayAhead(-1)}&to=${dayAhead(0)}`,
  );
  const busy = trips.find(({ status, driverId }) => status === 'underway' && driverId !== null);
  const linkTo = async (body: object): Promise<Opening> => {
    const { token } = await call<{ token: string }>(ADMIN, `/admin/${KIND}/links`, {
      method: 'POST',
      body: { days: 1, ...body },
    });
    return { url: product.url, token };
  };
  const measure = async (what: string, opening: Opening): Promise<string[]> => {
    const runs: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await openOnce(browser, opening));
    const usable = runs.map((seen) => seen.usable);
    return [
      what,
      String(median(runs.map(({ requests }) => requests))),
      seconds(median(runs.map(({ answered }) => answered))),
      seconds(Math.min(...usable)),
      seconds(median(usable)),
      '1.0 s',
      seconds(median(runs.map(({ painted }) => painted))),
    ];
  };
  const faces = [
    await measure(
      'driver’s day',
      await linkTo({ face: 'driver', driverId: busy?.driverId ?? null }),
    ),
    await measure('gate', await linkTo({ face: 'gate', name: 'ประตู 1', pin: PIN })),
  ];
  const scripts = readdirSync('dist/app/assets').filter((name) => /^go-.*\.js$/.test(name));
  const bytes = scripts.reduce((sum, name) => sum + statSync(`dist/app/assets/${name}.br`).size, 0);
  const [load = 0] = loadavg();
  report(
    'links',
    [
      '## Pages of signed links',
      `JavaScript as it travels (brotli): ${(bytes / 1000).toFixed(1)} kB of 30 kB. ${ROUNDS} runs in Chromium at 360 × 740 that has never seen the page, with a CPU ${SLOW_CPU} times slowed, on 150 ms and 1.6 Mbit/s. Usable is when the day's jobs, or the cars expected, stand there to be tapped; painted is the end of that frame. The load of the machine was ${load.toFixed(1)} on ${cpus().length} processors.`,
      table(
        [
          'page',
          'requests before',
          'answer of the API',
          'usable, fastest',
          'usable, median',
          'bar',
          'painted, median',
        ],
        faces,
      ),
    ].join('\n\n'),
  );
} finally {
  await browser.close();
  await product.dispose();
}
