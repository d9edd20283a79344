// Long, because driver, gate and guest go through one day of one company, and each link is weighed at the end.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { apiOf } from './call-api';
import { dayAhead } from './dispatching';
import { ADMIN, bare, driverLink, driverPage, KIND, linkFor, type Detail } from './linking';
import { signInAs, waitForWorker } from './phone';
import { readCode } from './read-code';
import { test } from './with-product';

const SOMCHAI = 'somchai@siamparts.example';

test('a driver without a signal marks a ride, and each mark arrives once', async ({
  browser,
  product,
}) => {
  const { api, trip, page } = await driverPage(browser, product);
  const card = page.locator('details[open]');
  await expect(card.getByRole('button', { name: 'จบงาน' })).toBeVisible();
  await expectAccessible(page, 'driver');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await waitForWorker(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(card.getByRole('button', { name: 'จบงาน' })).toBeVisible();

  const began = performance.now();
  await card.getByRole('button', { name: 'ขึ้นรถ' }).first().click();
  await card.getByRole('button', { name: 'ค่าใช้จ่าย' }).click();
  await card.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(card.getByText('ใส่จำนวนเงิน')).toBeVisible();
  await card.getByLabel('จำนวนเงิน (บาท)').fill('๖๐');
  await expect(card.getByText('ใส่จำนวนเงิน')).toHaveCount(0);
  await card.getByRole('button', { name: 'ทางด่วน' }).click();
  await card.getByRole('button', { name: 'ส่ง', exact: true }).click();
  // At once and in the same place it would be the second of two taps on what stood there.
  await page.waitForTimeout(450);
  await card.getByRole('button', { name: 'รถมีปัญหา' }).click();
  await card.getByLabel('เกิดอะไรขึ้น').fill('ไฟหน้าขาด');
  await card.getByRole('button', { name: 'ขับต่อได้' }).click();
  await page.waitForTimeout(450);
  await card.getByRole('button', { name: 'ค่าใช้จ่าย' }).click();
  await card.getByLabel('จำนวนเงิน (บาท)').fill('1,200');
  await card.getByRole('button', { name: 'ส่ง', exact: true }).click();
  const last = Number(
    (await card.getByLabel('เลขไมล์').getAttribute('placeholder'))?.replaceAll(/\D/g, ''),
  );
  await card.getByLabel('เลขไมล์').fill(String(last + 42));
  await card.getByRole('button', { name: 'จบงาน' }).click();
  expect(performance.now() - began).toBeLessThan(60_000);
  await expect(page.getByText('รอส่ง 5 รายการ')).toBeVisible();
  await expect(page.getByText(/^✓ จบงาน \d/).first()).toBeVisible();

  // The server hears the first one, but its answer is lost on the way.
  let lost = 0;
  await page.route('**/api/go/job-marks', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.context().setOffline(false);
  await expect(page.getByText('รอส่ง')).toHaveCount(0, { timeout: 12_000 });
  expect(lost).toBe(1);

  const { trip: after, bookings } = await api.call<Detail>(
    ADMIN,
    `/admin/${KIND}/arranging/trips/${trip.id}`,
  );
  expect(after).toMatchObject({ status: 'done', endedBy: 'driver' });
  expect(after.assignments.at(-1)?.endKm).toBe(last + 42);
  expect(bookings.flatMap(({ passengers }) => passengers).some(({ attended }) => attended)).toBe(
    true,
  );
  const { rows } = await api.call<{ rows: { type: string; amount: string }[] }>(
    ADMIN,
    `/admin/${KIND}/expenses?from=${dayAhead(0)}&to=${dayAhead(0)}`,
  );
  const tolls = rows.filter(({ type, amount }) => type === 'toll' && amount === '60.00');
  expect(tolls).toHaveLength(1);
});

test('a phone that was left without a signal tells nobody’s name a day after', async ({
  browser,
  product,
}) => {
  const { api, trip, token, page } = await driverPage(browser, product);
  const { bookings } = await api.call<Detail>(ADMIN, `/admin/${KIND}/arranging/trips/${trip.id}`);
  const [rider] = bookings.flatMap(({ passengers }) => passengers);
  await expect(page.getByText(rider!.name).first()).toBeVisible();
  await waitForWorker(page);
  await page.context().setOffline(true);
  const copy = () => page.evaluate((key) => localStorage.getItem(key), `go:${token}`);
  await page.reload();
  await expect(page.getByText(rider!.name).first()).toBeVisible();
  expect(await copy()).toContain(rider!.name);

  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.getByText(rider!.name)).toHaveCount(0);
  expect(await copy()).toBeNull();
});

test('a gate opens with its code, finds a plate in either digits and lets a car in', async ({
  browser,
  product,
}) => {
  const api = apiOf(product);
  const page = await bare(
    browser,
    product,
    await linkFor(api, { face: 'gate', name: 'ประตู 1', pin: '2468' }),
  );
  await page.getByLabel('ใส่รหัสประตู').fill('1111');
  await page.getByRole('button', { name: 'เปิด', exact: true }).click();
  await expect(page.getByText('รหัสไม่ถูกต้อง')).toBeVisible();
  await page.getByLabel('ใส่รหัสประตู').fill('2468');
  await page.getByRole('button', { name: 'เปิด', exact: true }).click();
  const coming = page.locator('.columns section').nth(1);
  const first = coming.locator('.card').first();
  const plate = (await first.locator('.plate').textContent()) ?? '';
  await expectAccessible(page, 'gate');
  // What the odometer showed last is read whole, also of a car of 100,000 km.
  const cut = await page.locator('.pass input').evaluateAll((fields: HTMLInputElement[]) => {
    const isCut = (field: HTMLInputElement, text: string) => {
      field.value = text;
      const is = field.scrollWidth > field.clientWidth;
      field.value = '';
      return is;
    };
    return fields.some((field) => isCut(field, field.placeholder.replace(/[\d,]+$/, '120,590')));
  });
  expect(cut).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inks = () =>
    page
      .locator('.pass input')
      .first()
      .evaluate((field) => {
        const soft = document.querySelector('.soft') ?? document.body;
        return [getComputedStyle(field, '::placeholder').color, getComputedStyle(soft).color];
      });
  // The two change one after the other.
  await expect
    .poll(async () => {
      const [placeholder, soft] = await inks();
      return placeholder === soft;
    })
    .toBe(true);
  await page.emulateMedia({ colorScheme: null });
  const thai = plate.replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');
  await page.getByRole('searchbox').fill(thai.replaceAll(' ', ''));
  await expect(page.locator('main > ul .plate', { hasText: plate })).toBeVisible();
  // One like ours is still none of ours.
  await expect(page.getByRole('button', { name: /แจ้งรถไม่อยู่ในระบบ/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill(plate.slice(0, -1));
  await expect(page.locator('main > ul .plate', { hasText: plate })).toBeVisible();
  await expect(page.getByRole('button', { name: /แจ้งรถไม่อยู่ในระบบ/ })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const passage = '**/go/passage-marks';
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  await page.route(passage, (route) => looked.then(() => route.continue()));
  const answered = page.waitForResponse(passage);
  await first.getByRole('button', { name: 'เข้า' }).click();
  await expect(coming.locator('.plate', { hasText: plate })).toHaveCount(0);
  look();
  await answered;
  // Long before its end the trip goes on: its card stays, and says what was tapped.
  for (const card of await coming.locator('.card', { hasText: plate }).all())
    await expect(card.getByRole('status')).toHaveText(/^✓ เข้า \d/);
  await expect(page.locator('.lines', { hasText: plate })).toBeVisible();
});

test('a gate is not told that the next trip of a car that went out has left', async ({
  browser,
  product,
}) => {
  const link = await linkFor(apiOf(product), { face: 'gate', name: 'ประตู 2', pin: '2468' });
  const page = await bare(browser, product, link);
  let plate = '';
  await page.route('**/go', async (route) => {
    const answer = await route.fetch();
    const gate = await answer.json();
    if (!gate.cars) return route.fulfill({ response: answer });
    // Late in the day nothing of the demo company goes out any more.
    const [car] = gate.cars;
    const trip = { tripId: car.id, carId: car.id, driver: null, to: null, isLate: false };
    const later = { ...trip, ...car, at: gate.now, backAt: gate.now };
    const [next = later] = gate.out;
    plate = next.plate;
    const left = { plate, action: 'out', at: gate.now, takeBack: null };
    await route.fulfill({
      response: answer,
      json: {
        ...gate,
        out: gate.out.length > 0 ? gate.out : [later],
        passages: [left, ...gate.passages],
      },
    });
  });
  await page.getByLabel('ใส่รหัสประตู').fill('2468');
  await page.getByRole('button', { name: 'เปิด', exact: true }).click();
  await expect(page.locator('.lines', { hasText: /ออก/ })).toBeVisible();
  const going = page.locator('.columns section').first().locator('.card', { hasText: plate });
  await expect(going.first()).toBeVisible();
  await expect(going.getByRole('status')).toHaveCount(0);
  // It goes on asking: what it asks after the test is nobody's failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a guest’s card is made once, goes out by the share sheet, and says how the ride stands', async ({
  browser,
  product,
}) => {
  const api = apiOf(product);
  const { bookings } = await api.call<{ bookings: { id: string; status: string }[] }>(
    SOMCHAI,
    '/employee/bookings?size=50',
  );
  const booking = bookings.find(({ status }) => status === 'arranged' || status === 'approved');
  if (!booking) throw new Error('nothing is planned');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const shared: string[] = [];
  await page.exposeFunction('heardOf', (url: string) => void shared.push(url));
  await page.addInitScript(() => {
    navigator.share = ({ url = '' } = {}) =>
      (globalThis as unknown as { heardOf: (url: string) => Promise<void> }).heardOf(url);
  });
  await signInAs(page, product, SOMCHAI, `/checkbooking?booking=${booking.id}`);
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  const send = page.getByRole('button', { name: 'ส่งบัตรเดินทางให้ผู้โดยสาร' });
  for (const times of [1, 2]) {
    await send.click();
    await expect.poll(() => shared.length).toBe(times);
  }
  expect(new Set(shared).size).toBe(1);
  const card = await bare(browser, product, shared[0]?.split('/').at(-1) ?? '');
  await expect(card.getByRole('status')).toHaveText(/จัดรถ/);
  await expectAccessible(card, 'ride');
  expect(await card.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the code on a printed job sheet opens the driver’s day', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  // Paper that stays, to be looked at.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await signInAs(page, product, ADMIN, `/admin/${KIND}/arrangecartable`);
  await page.getByRole('button', { name: 'เครื่องมืออื่น' }).click();
  await page.getByRole('menuitem', { name: 'ใบงาน', exact: true }).click();
  const code = page.locator('.print-sheet .link-code svg').first();
  await expect(code).toBeAttached({ timeout: 30_000 });
  await page.emulateMedia({ media: 'print' });
  const read = await readCode(code);
  expect(read).toMatch(new RegExp(`^${product.url}/go/[\\w-]{22}$`));
  const phone = await bare(browser, product, read.split('/').at(-1) ?? '');
  await expect(phone.getByRole('heading', { name: /งานวันนี้/ })).toBeVisible();

  // All of that print end together: how many, a phone says whole.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/admin/${KIND}/managecar?tab=links&face=driver`);
  await page.locator('[data-row-link]').first().click();
  const together = page.getByRole('dialog').getByRole('button', { name: /ทั้ง \d+ ลิงก์$/ });
  await expect(together.last()).toBeVisible();
  const labels = together.locator('.mantine-Button-label');
  const isCut = (labels_: Element[]) =>
    labels_.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await labels.evaluateAll(isCut)).toBe(false);
});

test('what a link’s page brings stays within its weight', () => {
  const files = readdirSync('dist/app/assets').filter((name) => /^go-.*\.js$/.test(name));
  expect(files).toHaveLength(1);
  const bytes = files.reduce((sum, name) => sum + statSync(`dist/app/assets/${name}.br`).size, 0);
  // 30 kB are promised. So close to what it is, an import is seen that brings a whole file of words along.
  expect(bytes).toBeLessThanOrEqual(18_000);
  // None of it lies on the phones of those who have the app.
  expect(readFileSync('dist/app/service-worker.js', 'utf8')).not.toContain('assets/go-');
});

test('on slow 4G and a slow phone the page needs three files and one answer, which it asks for once and before its script has come', async ({
  browser,
  product,
}) => {
  const { token } = await driverLink(apiOf(product));
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before: string[] = [];
  page.on('request', (request) => before.push(new URL(request.url()).pathname));
  // The page's own script comes only when the question is on its way.
  const firstQuestion = page.waitForRequest(/\/api\/go$/);
  await page.route(/\/assets\/go-/, async (route) => {
    await firstQuestion;
    await route.continue();
  });
  await page.goto(`${product.url}/go/${token}`, { waitUntil: 'commit' });
  await page.locator('details').first().waitFor();
  const usable = await page.evaluate(() => Math.round(performance.now()));
  // How long that takes is the machine's matter too; how often it must ask is ours alone.
  test.info().annotations.push({ type: 'usable', description: `${usable} ms` });
  // What stood there while it opened is gone.
  await expect(page.locator('.opening')).toHaveCount(0);
  const needed = before.filter((path) => !/fonts|icons|worker|opened/.test(path));
  expect(needed.toSorted()).toEqual([
    '/api/go',
    expect.stringMatching(/^\/assets\/go-.*\.js$/),
    '/config.json',
    `/go/${token}`,
  ]);
});
