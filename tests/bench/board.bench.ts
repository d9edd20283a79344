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
const down = await scrollFrames(page, 'top');
const across = await scrollFrames(page, 'left');
const drawn = await page.locator('[role="grid"] [role="row"]').count();

const slowest: (readonly [what: string, milliseconds: number, bar: number])[] = [];
const watch = await watchTaps(page, SLOW_CPU);
const measure = async (what: string, ...how: Parameters<typeof watch>) => {
  slowest.push([what, await watch(...how), most.tap]);
};

page.setDefaultTimeout(60_000);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const lines = page.getByRole('region', { name: /^รอจัดรถ/ }).locator('[data-target]');
const press = (key: string) => page.keyboard.press(key);
const ghosts = page.locator('[role=grid] [aria-label^="ตามข้อเสนอ"]');

await measure('a booking picked', 8, (nth) => lines.nth(nth).click());
await measure('a trip of the board picked', 4, (nth) =>
  page
    .locator('[role=grid] [data-state]')
    .nth(nth * 3)
    .click(),
);
await measure(
  'let go of',
  3,
  () => press('Escape'),
  (nth) => lines.nth(nth).click(),
);
await lines.first().click();
await measure(
  'its panel opened',
  2,
  () => press('d'),
  async () => {
    await page.getByRole('dialog').waitFor();
    // What was picked stays so.
    await press('Escape');
  },
);
await press('d');
await measure('its panel closed', 1, () =>
  page.getByRole('dialog').getByRole('button', { name: 'ปิด' }).click(),
);
await press('Escape');
await measure('zoomed in', 3, () => button('ขยายเวลา').click());
await measure('zoomed out', 3, () => button('ย่อเวลา').click());
await measure('turned to drivers, and back', 2, () =>
  page.locator('[role=grid] [role=columnheader] button').click(),
);
await page.getByRole('searchbox').click();
await measure('searched, a letter', 5, (nth) => press('60001'[nth] ?? '0'));
await page.getByRole('searchbox').fill('');
await measure('another day, and back', 4, (nth) =>
  button(nth % 2 === 0 ? 'ถัดไป' : 'ก่อนหน้า').click(),
);
await measure(
  'proposed',
  1,
  () => button('จัดให้ครบ').click(),
  () => ghosts.first().waitFor(),
);
await measure('the proposal closed', 1, () =>
  page.getByRole('region', { name: 'ข้อเสนอการจัดรถ' }).getByRole('button', { name: 'ปิด' }).click(),
);
const rows = [
  ['scrolled down, p95 frame', percentile95(down), most.frame],
  ['scrolled across, p95 frame', percentile95(across), most.frame],
  ...slowest,
] as const;
report(
  'board',
  `## The dispatchers' board

${CARS} cars, ${TRIPS} trips and ${WAITING} bookings waiting beside the trips, which have no driver yet, at 1024 × 768; ${drawn} of the rows are in the page. Milliseconds.
Below scrolling: with a CPU ${SLOW_CPU} times slowed, from a tap or key until its first answer is painted, as INP has it, the slowest of several; the grid may come a frame behind.
The load of the machine was ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.

${table(
  ['what', 'measured', 'bar'],
  rows.map(([what, measured, bar]) => [what, measured.toFixed(1), `≤ ${bar.toFixed(1)}`]),
)}`,
);
if (rows.some(([, measured, bar]) => measured > bar)) process.exitCode = 1;

await browser.close();
await product.dispose();
process.exit();
