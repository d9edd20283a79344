// Long, because every kind of booking is held to the same bars on the same phone.
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
  send,
  sendButton,
  sendLater,
  signInAs,
  unsent,
  waitUntilKept,
} from './phone';
import type { BookingPage } from '#contract/bookings';
import type { BookingOptions } from '#contract/booking-options';
import type { OwnLicence } from '#contract/licence';
import { apiOf } from './call-api';
import type { Product } from './product';
import { test } from './with-product';

/*
 * What has to hold for every kind of booking, on a phone, by touch, for somebody who has never seen the form:
 *   - booked in at most five taps on a form of at most two screens, a usual trip in three, and the same again in two;
 *   - all of it in airplane mode, in a form that was never opened with a network; what is asked for waits on the phone,
 *     survives the app's death, and is sent exactly once when the network is back;
 *   - a phone that dies in the middle of a form loses nothing.
 */
const somchai = 'somchai@siamparts.example';
const malee = 'malee@siamparts.example';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first();
/** Asked openly only of whoever never said it before. */
const toSeeACustomer = async (page: Page) => {
  const customer = radio(page, /^พบลูกค้า/);
  if (await customer.isVisible()) await choose(customer);
};
/** Accepted terms hold until they change. */
const acceptTerms = async (page: Page) => {
  const terms = page.getByRole('switch', { name: /ยอมรับเงื่อนไข/ });
  if (!(await terms.isChecked())) await choose(terms);
};
/** A question of a line that is folded; it may be open already, for it holds an answer or something is wrong in it. */
const unfold = async (page: Page, line: string, question: RegExp) => {
  const control = page.getByLabel(question);
  if (!(await control.isVisible())) await page.getByText(line).last().tap();
  return control;
};
/** Where such trips mostly go is one tap away, as long as nowhere is chosen. */
const goThere = async (page: Page) => {
  const likely = page.locator('form button.chip').first();
  if (await likely.isVisible()) {
    await likely.tap();
    // It goes, and a keyboard stays where it was.
    await expect(page.locator('form :focus')).toHaveCount(1);
  }
};
const rideTomorrow = async (page: Page) => {
  const days = page.getByRole('group', { name: 'เลือกวัน' }).getByRole('button');
  await days
    .and(page.getByRole('button', { name: /^(?!วันนี้|.*ไม่เปิด).*\d{4}/ }))
    .first()
    .tap();
  await choose(page.getByRole('radio', { name: /เหลือ|ว่าง|ที่นั่ง/ }).last());
};

const kinds = [
  {
    kind: 'bookingwithdrivernava',
    ref: /^NV-/,
    scope: 'waiting',
    answer: async (page: Page) => {
      await choosePlace(page, /^จุดขึ้นรถ/, 'โรงงาน 1 ประตูหน้า นวนคร');
      await choosePlace(page, /^จุดหมาย/, 'สนามบินดอนเมือง');
    },
    first: goThere,
    usual: goThere,
  },
  {
    kind: 'bookingnodriver',
    ref: /^SD-/,
    scope: 'waiting',
    answer: async (page: Page) => {
      await choosePlace(page, /^ปลายทาง/, 'สนามบินดอนเมือง');
      await acceptTerms(page);
    },
    first: async (page: Page) => {
      await goThere(page);
      await acceptTerms(page);
    },
    usual: goThere,
  },
  {
    kind: 'bookingduringday',
    ref: /^DD-/,
    scope: 'upcoming',
    answer: async (page: Page) => {
      await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
      await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
    },
    first: goThere,
    usual: goThere,
  },
  {
    kind: 'bookingwithdriveramata',
    ref: /^AM-/,
    scope: 'upcoming',
    // The next day that is open, since today's last one may have left; its last, since the demo company's people go early.
    answer: rideTomorrow,
    first: rideTomorrow,
    // Nobody has two seats on one ride.
    usual: async (page: Page) => {
      const open = page.getByRole('button', { name: /^(?!วันนี้|.*ไม่เปิด).*\d{4}/ });
      await page.getByRole('group', { name: 'เลือกวัน' }).getByRole('button').and(open).nth(1).tap();
    },
  },
] as const;

const newcomer = 'newcomer@siamparts.example';

const callOff = async (product: Product, ref: string, scope: string) => {
  const { call } = apiOf(product);
  const page = await call<BookingPage>(newcomer, `/employee/bookings?scope=${scope}`);
  const { id, version } = page.bookings.find((booking) => booking.ref === ref) ?? {};
  await call(newcomer, `/employee/bookings/${id}/cancel`, {
    method: 'POST',
    body: {},
    ...(version !== undefined && { version }),
  });
};

/** Somebody on their first day: an employee with a licence, who has never booked anything. */
const firstDay = async (page: Page, product: Product) => {
  const { call, send: ask } = apiOf(product);
  const { costCentres } = await call<BookingOptions>(
    'wichai@siamparts.example',
    '/employee/booking-options/bookingwithdrivernava',
  );
  const text = [
    'รหัสพนักงาน,ชื่อเข้าสู่ระบบ,ชื่อ,นามสกุล,First name,Last name,โรงงาน,เบอร์โทร,รหัสศูนย์ต้นทุน',
    `NEW001,${newcomer},มาใหม่,ใจดี,New,Comer,nava,0812345678,${costCentres[0]?.code}`,
  ].join('\n');
  await call('wichai@siamparts.example', '/admin/imports/employees', {
    method: 'POST',
    body: { text, save: true },
  });
  const { version, licence } = await call<OwnLicence>(newcomer, '/employee/licence');
  if (!licence) {
    const content = (await page.screenshot({ type: 'jpeg' })).toString('base64');
    const photo = await call<{ id: string }>(newcomer, '/employee/files', {
      method: 'POST',
      body: { clientId: crypto.randomUUID(), name: 'ใบขับขี่.jpg', content },
    });
    const body = {
      number: '12345678',
      class: 'บ.2',
      expiresOn: '2035-01-01',
      photoId: photo.id,
    };
    const answer = await ask(newcomer, '/employee/licence', { method: 'PUT', body, version });
    expect(answer.status, await answer.text()).toBe(200);
  }
  await signInAs(page, product, newcomer);
  await expectHome(page);
};

const bars = {
  first: { taps: 5, letters: 0 },
  usual: { taps: 3, letters: 0 },
  again: { taps: 2, letters: 0 },
  // Places that nobody has gone to are looked for by name.
  'searched, offline': { taps: 9, letters: 50 },
  'again, offline': { taps: 2, letters: 0 },
} as const;

/** From opening the app to having sent it; `npm run bench -- effort` writes the figures down. */
const measure = async (page: Page, label: keyof typeof bars, act: () => Promise<void>) => {
  const begun = Date.now();
  const effort = await countEffort(page);
  await act();
  const counted = await effort();
  const description = JSON.stringify({ ...counted, machine: (Date.now() - begun) / 1000 });
  test.info().annotations.push({ type: label, description });
  for (const part of ['taps', 'letters'] as const)
    expect(counted[part], `${label}: ${description}`).toBeLessThanOrEqual(bars[label][part]);
};

/** The app was opened once, where there is a network: from here on the phone has all that it needs. */
const arrive = async (page: Page, product: Product, account = somchai) => {
  await arriveHome(page, product, account);
  for (const { kind } of kinds) await waitUntilKept(page, `booking-options/${kind}`);
};

const bookAgain = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: 'จองอีกครั้ง' }).tap();

test.use({ hasTouch: true, isMobile: true });

for (const { kind, ref, scope, answer, first, usual } of kinds)
  test.describe(kind, () => {
    const trips = `/checkbooking?scope=${scope}&kind=${kind}`;

    test('is booked on somebody’s first day in five taps, as usual in three, and again in two', async ({
      page,
      product,
    }) => {
      test.setTimeout(120_000);
      await firstDay(page, product);
      await measure(page, 'first', async () => {
        await openForm(page, kind);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / 740, 'screens').toBeLessThanOrEqual(2);
        await first(page);
        await toSeeACustomer(page);
        await send(page);
      });
      const booked = await reference(page);
      expect(booked).toMatch(ref);

      // The usual trip is another day's: at one time nobody drives two cars.
      await callOff(product, booked, scope);
      await page.goto(product.url);
      await expectHome(page);
      await measure(page, 'usual', async () => {
        await openForm(page, kind);
        await usual(page);
        await send(page);
      });
      const usually = await reference(page);
      expect(usually).not.toBe(booked);

      await page.goto(product.url + trips);
      await page.locator('main li').filter({ hasText: usually }).tap();
      const begun = Date.now();
      await measure(page, 'again', async () => {
        await bookAgain(page);
        await send(page);
      });
      expect(Date.now() - begun).toBeLessThan(10_000);
      expect(await reference(page)).toMatch(ref);
    });

    test('says what is missing where it is missing, and sends nothing', async ({
      page,
      context,
      product,
    }) => {
      const sent = bookingsSentBy(context);
      await firstDay(page, product);
      await page.goto(`${product.url}/${kind}`);
      await (await unfold(page, 'รายละเอียดเพิ่มเติม', /^หมายเหตุ/)).fill('ยังไม่ครบ');
      await (await unfold(page, 'ใครเดินทาง', /^เบอร์ติดต่อ/)).fill('');
      await sendButton(page).tap();
      const left = page.locator('[data-problem]').first();
      await expect(left.locator(':focus')).toBeInViewport();
      await expect(left.getByText('กรุณา').first()).toBeVisible();
      expect(sent).toEqual([]);
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
      await measure(page, 'searched, offline', async () => {
        await openForm(page, kind);
        await answer(page);
        await toSeeACustomer(page);
        await sendLater(page);
      });
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
      await measure(reopened, 'again, offline', async () => {
        await bookAgain(reopened);
        await sendLater(reopened);
      });
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
    await (await unfold(page, 'รายละเอียดเพิ่มเติม', /หมายเหตุ/)).fill(`รอที่ป้อม 3 — ${kind}`);
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
