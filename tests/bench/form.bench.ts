// The four forms on a slow phone: does each answer a tap at once, and does nothing move under the thumb?
import { kindIds, type KindId } from '#kinds/registry';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { arriveHome, openForm, sendButton } from '../e2e/phone';
import { startProduct } from '../e2e/product';
import { watchShift } from '../e2e/watch-shift';
import { openBrowser } from './support/open-browser';
import { watchTaps } from './support/watch-taps';

const SLOW_CPU = 4;
const most = { tap: 200, shift: 0.001 };

const product = await startProduct();
const browser = await openBrowser();

const measureForm = async (kind: KindId) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const shift = await watchShift(page);
  await arriveHome(page, product, 'somchai@siamparts.example');
  const measure = await watchTaps(page, SLOW_CPU);
  const back = () => page.goBack();
  const opened = await measure(1, () => openForm(page, kind));
  const form = page.locator('form');
  const day = form.getByRole('group', { name: 'เลือกวัน' }).getByRole('button');
  const taps: [string, number][] = [
    ['opened', opened],
    ['a day', (await day.count()) > 0 ? await measure(3, (nth) => day.nth(nth + 1).tap()) : 0],
    [
      'a sheet',
      await measure(
        2,
        () => form.locator('button[aria-haspopup="dialog"]:visible').first().tap(),
        back,
      ),
    ],
    ['a line unfolded, folded', await measure(4, () => form.locator('summary').last().tap())],
    [
      'the summary',
      await measure(2, () => page.getByRole('button', { name: /^สรุปคำขอ/ }).tap(), back),
    ],
  ];
  await form.locator('summary').last().tap();
  const note = page.getByLabel(/^หมายเหตุ/);
  await note.tap();
  taps.push(['a letter', await measure(4, () => page.keyboard.press('a'))]);
  await sendButton(page).waitFor();
  const moved = await shift();
  await context.close();
  return { kind, taps, shift: moved };
};

try {
  const forms = [];
  for (const kind of kindIds) forms.push(await measureForm(kind));
  const names = forms[0]?.taps.map(([name]) => name) ?? [];
  report(
    'form',
    `## The booking forms

On a phone of 360 × 740 with a CPU ${SLOW_CPU} times slowed: milliseconds from a tap or a letter until what it did is painted, the slowest of
several (bar: ${most.tap}), and what moved without a tap from home on (bar: 0).

${table(
  ['form', ...names, 'layout shift'],
  forms.map(({ kind, taps, shift }) => [
    kind,
    ...taps.map(([, milliseconds]) => milliseconds.toFixed(0)),
    shift.toFixed(3),
  ]),
)}`,
  );
  const isSlow = forms.some(({ taps }) => taps.some(([, milliseconds]) => milliseconds > most.tap));
  if (isSlow || forms.some(({ shift }) => shift > most.shift)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.dispose();
}
