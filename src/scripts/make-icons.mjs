// Draws public/icons/*.png from the one favicon.svg with the installed Chromium, and packs them with optipng, as phones
// keep two of them. Run it after changing the drawing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = 'public/icons';
const drawing = readFileSync(`${folder}/favicon.svg`, 'utf8');

const square = drawing.replace('rx="116"', '');
/** Launchers cut maskable icons down to a circle of 80 %: the mark shrinks, the ground fills the square. */
const maskable = square.replace(
  '<g id="mark"',
  '<g id="mark" transform="translate(256 256) scale(.86) translate(-256 -256)"',
);
/** One colour, what is not drawn is transparent: the glass, the lamps and the plate are cut out of the car. */
const monochrome = square
  .replace(/<rect id="ground".*\/>/, '')
  .replace('<g id="mark" fill="#fff">', '<mask id="cut"><g fill="#fff">')
  .replaceAll('#076462', '#000')
  .replaceAll('#ffbf49', '#fff')
  .replace('</g>', '</g></mask><rect width="512" height="512" fill="#fff" mask="url(#cut)"/>');

const icons = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'monochrome-512', size: 512, svg: monochrome },
  { name: 'apple-touch-180', size: 180, svg: square },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0;background:transparent}svg{display:block;width:100vw}</style>${svg}`,
    );
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
execFileSync('optipng', [
  '-quiet',
  '-o7',
  '-strip',
  'all',
  ...icons.map(({ name }) => `${folder}/${name}.png`),
]);
