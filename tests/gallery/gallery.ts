// Photographs every screen in eight looks and four states into docs/gallery, and the pictures of the README.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { runNode } from '../../src/scripts/lib/run.mjs';
import { openBrowser } from '../bench/support/open-browser';
import { expectHome, signInAs, waitForWorker } from '../e2e/phone';
import { startProduct, type Product } from '../e2e/product';
import { screens } from '../e2e/screens';
import { photographForReadme } from './readme-pictures';
import { saveSheet, type Picture } from './sheet';

const folder = 'docs/gallery';
const admin = 'wichai@siamparts.example';
const devices = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1024, height: 768 },
} as const;
type Device = keyof typeof devices;
type Screen = (typeof screens)[number];
/** The shell's own questions: without them there is no screen to look at. */
const ofShell = /\/api\/(employee\/check-permission|admin\/global-state|live)/;
/** Where nothing marks what still comes. */
const SETTLES_MS = 400;

const words = process.argv.slice(3);
const chosen = screens.filter(
  (screen) => words.length === 0 || words.some((word) => screen.includes(word)),
);

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: 15_000,
    })
    .catch(() => console.log(`  still busy: ${page.url()}`));
  await page.waitForTimeout(SETTLES_MS);
};

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await settle(page);
};

const contextOf = (browser: Browser, device: Device, more: object = {}) =>
  browser.newContext({
    viewport: devices[device],
    hasTouch: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // What a new device is told once would stand in every picture.
    serviceWorkers: 'block',
    ...more,
  });

const signedIn = async (context: BrowserContext, product: Product) => {
  const page = await context.newPage();
  await signInAs(page, product, admin);
  await expectHome(page);
  return page;
};

const photograph = async (page: Page, caption: string): Promise<Picture> => ({
  caption,
  width: page.viewportSize()?.width ?? 0,
  png: await page.screenshot({ animations: 'disabled' }),
});

/** Each device × language × scheme. */
const looksOf = async (browser: Browser, product: Product) => {
  const pages: { page: Page; name: string }[] = [];
  for (const device of ['phone', 'tablet'] as const)
    for (const language of ['th', 'en'] as const) {
      const page = await signedIn(await contextOf(browser, device), product);
      if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
      pages.push({ page, name: `${device}, ${language}` });
    }
  return async (screen: Screen): Promise<Picture[]> => {
    const pictures: Picture[] = [];
    for (const { page, name } of pages)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        if (colorScheme === 'light') await open(page, product.url + screen);
        else await page.waitForTimeout(SETTLES_MS);
        pictures.push(await photograph(page, `${name}, ${colorScheme}`));
      }
    return pictures;
  };
};

const emptyOf = async (context: BrowserContext, product: Product) => {
  const page = await context.newPage();
  await page.goto(product.url);
  await page.locator('#email').fill(admin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return async (screen: Screen) => {
    await open(page, product.url + screen);
    return photograph(page, 'empty');
  };
};

/** Each answer but the shell's is what `answer` makes of it. */
const answeredBy = async (
  context: BrowserContext,
  url: string,
  caption: string,
  answer: Parameters<Page['route']>[1],
  wait: (page: Page) => Promise<void>,
) => {
  const page = await context.newPage();
  await page.route(
    (address) => address.pathname.startsWith('/api/') && !ofShell.test(address.pathname),
    answer,
  );
  await page.goto(url);
  await wait(page);
  const picture = await photograph(page, caption);
  await page.close();
  return picture;
};

const offlineOf = async (context: BrowserContext, url: string): Promise<Picture> => {
  const page = await context.newPage();
  await open(page, url);
  await context.setOffline(true);
  await page.reload();
  await settle(page);
  const picture = await photograph(page, 'offline');
  await context.setOffline(false);
  await page.close();
  return picture;
};

/** Nothing there, nothing yet, nothing to be had, no network: of employees on a phone, of admins on a tablet. */
const statesOf = async (browser: Browser, product: Product, empty: Product, device: Device) => {
  const context = await contextOf(browser, device);
  await (await signedIn(context, product)).close();
  const withWorker = await contextOf(browser, device, { serviceWorkers: 'allow' });
  const first = await signedIn(withWorker, product);
  await waitForWorker(first);
  await first.close();
  const photographEmpty = await emptyOf(await contextOf(browser, device), empty);
  return async (screen: Screen): Promise<Picture[]> => {
    const url = product.url + screen;
    return [
      await photographEmpty(screen),
      await answeredBy(
        context,
        url,
        'loading',
        () => undefined,
        (page) => page.waitForTimeout(2_500),
      ),
      await answeredBy(
        context,
        url,
        'error',
        (route) =>
          route.fulfill({
            status: 500,
            json: { error: { code: 'internal', requestId: 'gallery' } },
          }),
        settle,
      ),
      await offlineOf(withWorker, url),
    ];
  };
};

const fileOf = (screen: Screen) => screen.slice(1).replaceAll(/[^a-z]+/g, '-');

/** Of what has been photographed so far: a run that is stopped leaves a page that is right. */
const writeContents = async () => {
  const rows = screens
    .filter((screen) => existsSync(`${folder}/${fileOf(screen)}.states.webp`))
    .map((screen) => {
      const file = fileOf(screen);
      return `| \`${screen}\` | [looks](${file}.webp) | [empty, loading, error, offline](${file}.states.webp) |`;
    });
  await writeFile(
    `${folder}/README.md`,
    `# Every screen\n\nMade by \`npm run gallery\`: phone and tablet, Thai and English, light and dark; and what stands there when there is\nnothing, nothing yet, nothing to be had, and no network.\n\n| screen | | |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  );
};

await mkdir(folder, { recursive: true });
const product = await startProduct();
const empty = await startProduct({ env: { DEMO: 'no', FIRST_ADMIN: admin } });
const browser = await openBrowser();
try {
  const { hostname, port } = new URL(product.url);
  const env = { DATA_DIR: product.dataDir, PORT: port, HOST: hostname };
  const { code, output } = await runNode('src/scripts/busy-day.mjs', [], { env });
  if (code !== 0) throw new Error(output);
  // Some screens are looked at again without all of it.
  if (words.length === 0) await photographForReadme(browser, product);
  const desk = await browser.newPage();
  const photographLooks = await looksOf(browser, product);
  const ofPhone = await statesOf(browser, product, empty, 'phone');
  const ofTablet = await statesOf(browser, product, empty, 'tablet');
  for (const screen of chosen) {
    console.log(screen);
    const file = `${folder}/${fileOf(screen)}`;
    await saveSheet(desk, `${file}.webp`, await photographLooks(screen));
    const photographStates = screen.startsWith('/admin') ? ofTablet : ofPhone;
    await saveSheet(desk, `${file}.states.webp`, await photographStates(screen));
    await writeContents();
  }
} finally {
  await browser.close();
  await Promise.all([product.dispose(), empty.dispose()]);
}
