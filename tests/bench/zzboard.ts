// The dispatchers' board with a hundred cars and five hundred trips: does it scroll as fast as the screen refreshes, and
// does it answer a tap at once on a slow tablet?
import { cpus, loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { findChromium } from '../../src/scripts/lib/browser.mjs';
import { openDatabase, type Db } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { signInAs } from '../e2e/phone';
import { startProduct } from '../e2e/product';
import { watchTaps } from './support/watch-taps';

const CARS = 100;
const TRIPS = 500;
const WAITING = 60;
const SLOW_CPU = 4;
const most = { frame: 1000 / 60 + 1, tap: 200 };
const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

const idOf = (series: string, number: string) =>
  sql.raw(`('${series}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

/** Five trips a car, three hours apart. As a replica no trigger looks at each of them. */
const fillDay = async (db: Db) => {
  const start = sql`(${day}::date + time '06:00' + make_interval(hours => 3 * (n / ${CARS}::int))) at time zone 'Asia/Bangkok'`;
  const end = sql`${start} + interval '90 minutes'`;
  // After all that stands: so that whatever is placed finds its row free.
  const evening = sql`(${day}::date + time '20:00') at time zone 'Asia/Bangkok'`;
  const trips = sql`generate_series(0, ${TRIPS}::int - 1) n`;
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`insert into car (id, plate, province_code, site_id, class, brand, model, colour, seats, fuel, gearbox)
      select ${idOf('b0000004', 'n')}, 'บด ' || 1000 + n, 10, 'nava', 'sedan', 'Toyota', 'Camry', 'white', 4,
        'petrol', 'automatic' from generate_series(0, ${CARS}::int - 1) n`.execute(connection);
    await sql`insert into car_kind (car_id, kind)
      select ${idOf('b0000004', 'n')}, 'bookingwithdrivernava' from generate_series(0, ${CARS}::int - 1) n`.execute(
      connection,
    );
    await sql`insert into trip (id, kind, status, starts_at, ends_at)
      select ${idOf('b0000005', 'n')}, 'bookingwithdrivernava', 'planned', ${start}, ${end} from ${trips}`.execute(
      connection,
    );
    await sql`insert into assignment (id, trip_id, car_id, planned, held)
      select ${idOf('b0000006', 'n')}, ${idOf('b0000005', 'n')}, ${idOf('b0000004', `n % ${CARS}`)},
        tstzrange(${start}, ${end}),
        tstzrange(${start} - interval '30 minutes', ${end} + interval '30 minutes') from ${trips}`.execute(
      connection,
    );
    await sql`insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone,
        cost_centre_id, purpose_code, starts_at, ends_at, seats, trip_id, submitted_at, details)
      select ${idOf('b0000007', 'n')}, 'NV-2611-' || 50000 + n, 'bookingwithdrivernava', 'arranged', p.id, p.id,
        '0812345678', (select id from cost_centre limit 1), 'customer', ${start}, ${end}, 2,
        ${idOf('b0000005', 'n')}, now(), '{}'
      from ${trips}, (select id from person where role = 'employee' limit 1) p`.execute(connection);
    await sql`insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone,
        cost_centre_id, purpose_code, starts_at, ends_at, seats, submitted_at, details)
      select ${idOf('b0000008', 'n')}, 'NV-2611-' || 60000 + n, 'bookingwithdrivernava', 'approved', p.id, p.id,
        '0812345678', (select id from cost_centre limit 1), 'customer', ${evening}, ${evening} + interval '90 minutes',
        2, now(), '{}'
      from generate_series(0, ${WAITING}::int - 1) n, (select id from person where role = 'employee' limit 1) p`.execute(
      connection,
    );
    await sql`reset session_replication_role`.execute(connection);
  });
};

/** The time between frames while the board is scrolled down and across by a few pixels a frame, as by a flick. */
const scrollFrames = (page: Page, direction: 'top' | 'left') =>
  page.evaluate(async (by) => {
    const board = document.querySelector('[role="grid"]')?.parentElement;
    if (!board) throw new Error('no board');
    const frames: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 240; frame += 1) {
      board.scrollBy({ [by]: frame < 120 ? 24 : -24 });
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, direction);

const percentile95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const product = await startProduct();
const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir });
const database = openDatabase(postgres.connection);
await fillDay(database.db);
await database.close();

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'th-TH' });
await signInAs(
  page,
  product,
  'wichai@siamparts.example',
  `/admin/bookingwithdrivernava/arrangecartable?view=board&day=${day}`,
);
await page.getByRole('grid').waitFor();
await page.waitForTimeout(1_000);

import { readFileSync } from 'node:fs';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
const maps = new Map<string, TraceMap>();
const find = (url: string) => { const f = url.split('/').pop()!; if (!maps.has(f)) { try { maps.set(f, new TraceMap(JSON.parse(readFileSync('dist/app-maps/assets/' + f + '.map', 'utf8')))); } catch { maps.set(f, null as never); } } return maps.get(f); };
const profile = async (name: string, act: () => Promise<unknown>) => {
  await cdp.send('Profiler.start');
  const t = Date.now();
  await act();
  const { profile } = await cdp.send('Profiler.stop') as any;
  const dt = profile.timeDeltas; const self = new Map<number, number>();
  profile.samples.forEach((id: number, i: number) => self.set(id, (self.get(id) ?? 0) + dt[i] / 1000));
  const parent = new Map<number, number>(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const nameOf = (n: any) => { const { url, lineNumber, columnNumber, functionName } = n.callFrame; if (!url) return functionName; const m = find(url); const o = m && originalPositionFor(m, { line: lineNumber + 1, column: columnNumber }); return o?.source ? `${o.name ?? functionName} ${o.source.replace(/.*(node_modules|src)\//, '')}:${o.line}` : functionName + ' ' + url.slice(-20); };
  const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
  const sum = new Map<string, number>(), total = new Map<string, number>();
  for (const n of profile.nodes) { const v = self.get(n.id) ?? 0; const k = nameOf(n); sum.set(k, (sum.get(k) ?? 0) + v); const seen = new Set<string>(); for (let p: number | undefined = n.id; p !== undefined; p = parent.get(p)) { const kk = nameOf(byId.get(p)); if (!seen.has(kk)) { seen.add(kk); total.set(kk, (total.get(kk) ?? 0) + v); } } }
  console.log('=====', name, Date.now() - t, 'ms');
  for (const [k, v] of [...sum].sort((a, b) => b[1] - a[1]).slice(0, 14)) console.log('self', v.toFixed(1), k);
  for (const [k, v] of [...total].filter(([k]) => /app\/|words\/|domain\/|react-dom.*(commit|perform|render|begin)/.test(k)).sort((a, b) => b[1] - a[1]).slice(0, 22)) console.log('total', v.toFixed(1), k);
};
const look = async (name: string, act: () => Promise<unknown>) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const ev = (JSON.parse((await browser.stopTracing()).toString()) as any).traceEvents as any[];
  const by = new Map<string, number[]>();
  for (const e of ev) if (e.ph === 'X' && e.dur > 1000) by.set(e.name, [...(by.get(e.name) ?? []), e.dur / 1000]);
  console.log('====', name);
  for (const [k, v] of [...by].sort((x, y) => y[1].reduce((a, b) => a + b) - x[1].reduce((a, b) => a + b)).slice(0, 14)) console.log(k, v.length, 'sum', v.reduce((a, b) => a + b).toFixed(0), 'max', Math.max(...v).toFixed(0));
  for (const e of ev.filter((e) => /^(UpdateLayoutTree|Layout)$/.test(e.name) && e.dur > 6000).slice(0, 6)) console.log(e.name, (e.dur / 1000).toFixed(0), JSON.stringify(e.args).slice(0, 300));
};
const lines = page.getByRole('region', { name: /^รอจัดรถ/ }).locator('[data-target]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const picks = async () => { for (let i = 1; i < 5; i++) { await lines.nth(i).click(); await page.waitForTimeout(500); } };
const zooms = async () => { for (let i = 1; i < 3; i++) { await button('ขยายเวลา').click(); await page.waitForTimeout(500); } for (let i = 1; i < 3; i++) { await button('ย่อเวลา').click(); await page.waitForTimeout(500); } };
await profile('scroll', () => scrollFrames(page, 'top'));
await lines.nth(0).click(); await page.waitForTimeout(800);
await profile('pick', picks);
await profile('zoom', zooms);
await look('scroll', () => scrollFrames(page, 'top'));
await look('pick', picks);
await look('zoom', zooms);
await browser.close();
await product.dispose();
process.exit();
