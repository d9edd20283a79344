import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import {
  arriveHome,
  answersOn,
  bookingsSentBy,
  choose,
  choosePlace,
  countEffort,
  expectHome,
  killPage,
  openForm,
  reference,
  review,
  send,
  sendLater,
  signInAs,
  unsent,
  waitUntilKept,
} from './phone';
import type { Product } from './product';
import { test } from './with-product';

/*
 * What has to hold for every kind of booking, on a phone, by touch, for somebody who has never seen the form:
 *   - booked in under a minute, and the same again in two taps and under ten seconds;
 *   - all of it in airplane mode, in a form that was never opened with a network; what is asked for waits on the phone,
 *     survives the app's death, and is sent exactly once when the network is back;
 *   - a phone that dies in the middle of a form loses nothing.
 */
const somchai = 'somchai@siamparts.example';
const malee = 'malee@siamparts.example';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first();
const toSeeACustomer = (page: Page) => choose(radio(page, /^พบลูกค้า/));

const kinds = [
  {
    kind: 'bookingwithdrivernava',
    ref: /^NV-/,
    scope: 'waiting',
    answer: async (page: Page) => {
      await choosePlace(page, /จุดขึ้นรถ/, 'โรงงาน 1 ประตูหน้า นวนคร');
      await choosePlace(page, /สถานที่/, 'สนามบินดอนเมือง');
    },
  },
  {
    kind: 'bookingnodriver',
    ref: /^SD-/,
    scope: 'waiting',
    answer: async (page: Page) => {
      await choose(radio(page, /รถเก๋ง/));
      await choosePlace(page, /ปลายทาง/, 'สนามบินดอนเมือง');
      await choose(page.getByRole('switch', { name: /ยอมรับเงื่อนไข/ }));
    },
  },
  {
    kind: 'bookingduringday',
    ref: /^DD-/,
    scope: 'upcoming',
    answer: async (page: Page) => {
      await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
      await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
    },
  },
  {
    kind: 'bookingwithdriveramata',
    ref: /^AM-/,
    scope: 'upcoming',
    // The next day that is open, since today's last one may have left; its last, since the demo company's people go early.
    answer: async (page: Page) => {
      const days = page.getByRole('group', { name: 'เลือกวัน' }).getByRole('button');
      await days
        .and(page.getByRole('button', { name: /^(?!วันนี้|.*ไม่เปิด).*\d{4}/ }))
        .first()
        .tap();
      await choose(page.getByRole('radio', { name: /เหลือ|ที่นั่ง/ }).last());
    },
  },
] as const;

/** The app was opened once, where there is a network: from here on the phone has all that it needs. */
const arrive = async (page: Page, product: Product, account = somchai) => {
  await arriveHome(page, product, account);
  for (const { kind } of kinds) await waitUntilKept(page, `booking-options/${kind}`);
};

const bookAgain = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: 'จองอีกครั้ง' }).tap();

test.use({ hasTouch: true, isMobile: true });

for (const { kind, ref, scope, answer } of kinds)
  test.describe(kind, () => {
    const trips = `/checkbooking?scope=${scope}&kind=${kind}`;

    test('is booked by a first-time user in under a minute, and again in two taps and ten seconds', async ({
      page,
      product,
    }) => {
      await signInAs(page, product, somchai);
      await expectHome(page);
      const begun = Date.now();
      const effort = await countEffort(page);
      await openForm(page, kind);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole('button', { name: 'ตรวจสอบก่อนส่ง' }).tap();
      const left = page.locator('[data-problem]').first();
      await expect(left.locator(':focus')).toBeInViewport();
      await expect(left.getByText('กรุณา').first()).toBeVisible();
      await answer(page);
      await toSeeACustomer(page);
      await review(page);
      await send(page);
      const booked = await reference(page);
      expect(booked).toMatch(ref);
      expect(Date.now() - begun).toBeLessThan(60_000);
      expect((await effort()).seconds).toBeLessThan(60);

      await page.goto(product.url + trips);
      await page.locator('main li').filter({ hasText: booked }).tap();
      const again = Date.now();
      const repeated = await countEffort(page);
      await bookAgain(page);
      await send(page);
      expect((await repeated()).taps).toBe(2);
      expect(Date.now() - again).toBeLessThan(10_000);
      expect(await reference(page)).toMatch(ref);
      expect(await reference(page)).not.toBe(booked);
    });

    test('in airplane mode is booked in a form never opened before, and again in two taps; each is sent once', async ({
      page,
      context,
      product,
    }) => {
      // Not who has just booked the same car and the same seat.
      await arrive(page, product, malee);
      const sent = bookingsSentBy(context);
      await context.setOffline(true);
      await page.goto(product.url);
      await expectHome(page);
      const begun = Date.now();
      await openForm(page, kind);
      await answer(page);
      await toSeeACustomer(page);
      await review(page);
      await sendLater(page);
      expect(Date.now() - begun).toBeLessThan(60_000);
      await killPage(page);

      const reopened = await context.newPage();
      await reopened.goto(product.url);
      await expect(unsent(reopened, 1)).toBeVisible();
      expect(sent).toEqual([]);
      await context.setOffline(false);
      await expect(unsent(reopened, 1)).toBeHidden({ timeout: 30_000 });
      await expect.poll(() => sent).toMatchObject([{ status: 200 }]);
      await expect.poll(() => sent[0]?.id).not.toBe('');
      await waitUntilKept(reopened, `booking/${sent[0]?.id}`);

      await context.setOffline(true);
      await reopened.goto(`${product.url}${trips}&booking=${sent[0]?.id}`);
      await expect(reopened.getByRole('link', { name: 'จองอีกครั้ง' }).first()).toBeVisible();
      const again = Date.now();
      const effort = await countEffort(reopened);
      await bookAgain(reopened);
      await sendLater(reopened);
      expect((await effort()).taps).toBe(2);
      expect(Date.now() - again).toBeLessThan(10_000);
      await context.setOffline(false);
      await reopened.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
      await expect(unsent(reopened, 1)).toBeHidden({ timeout: 30_000 });
      await expect.poll(() => sent).toMatchObject([{ status: 200 }, { status: 200 }]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    });
  });

test('the phone dies in the middle of all four forms: each stands there again as it was typed', async ({
  product,
  launchOptions,
}) => {
  const home = await mkdtemp(join(tmpdir(), 'carpool-phone-'));
  const switchOn = () =>
    chromium.launchPersistentContext(home, {
      ...launchOptions,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
    });
  const before = new Map<string, unknown>();

  const phone = await switchOn();
  const page = await phone.newPage();
  await arrive(page, product);
  for (const { kind, answer } of kinds) {
    await page.goto(product.url);
    await openForm(page, kind);
    await answer(page);
    await page.getByText('รายละเอียดเพิ่มเติม').tap();
    await page.getByLabel(/หมายเหตุ/).fill(`รอที่ป้อม 3 — ${kind}`);
    before.set(kind, await answersOn(page));
    await waitUntilKept(page, `/${kind}`, `รอที่ป้อม 3 — ${kind}`);
  }
  const gone = phone.waitForEvent('close');
  const power = await phone.newCDPSession(page);
  void power.send('Browser.crash').catch(() => undefined);
  await gone;

  const again = await switchOn();
  const reopened = await again.newPage();
  for (const { kind } of kinds) {
    await reopened.goto(`${product.url}/${kind}`);
    await reopened.getByRole('button', { name: 'ทำต่อ' }).tap();
    await expect.poll(() => answersOn(reopened), kind).toEqual(before.get(kind));
  }
  await again.close();
  await rm(home, { recursive: true, force: true });
});
