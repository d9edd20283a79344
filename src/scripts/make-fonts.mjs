// Makes public/fonts from IBM's own files: Thai, ASCII and the punctuation in use, two weights, no hinting. Run it only
// to change the set of characters: its results are committed, its tools are not dependencies of the product.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tools = ['@ibm/plex-sans-thai@1.1.0', 'subset-font@2.9.0'];
const weights = { 400: 'Regular', 600: 'SemiBold' };
const target = 'public/fonts';

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const characters = `${range(0x20, 0x7e)}\u00a0${range(0x0e01, 0x0e3a)}${range(0x0e3f, 0x0e5b)}·×°±–—‘’“”•…←→−≤≥`;

/** What Thai needs to stand right: `calt` takes the foot off ญ and ฐ above a vowel, the marks stand on marks. */
const keepFeatures = ['ccmp', 'locl', 'calt', 'mark', 'mkmk', 'kern', 'liga'];

const workshop = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', workshop, ...tools], {
    stdio: 'inherit',
  });
  const require = createRequire(join(workshop, 'package.json'));
  const subsetFont = require('subset-font');
  const source = join(workshop, 'node_modules/@ibm/plex-sans-thai');
  mkdirSync(target, { recursive: true });
  for (const [weight, name] of Object.entries(weights)) {
    const font = readFileSync(
      join(source, 'fonts/complete/woff2', `IBMPlexSansThai-${name}.woff2`),
    );
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures,
    });
    writeFileSync(join(target, `ibm-plex-sans-thai-${weight}.woff2`), subset);
    console.log(`${name}: ${font.length} → ${subset.length} bytes`);
  }
  copyFileSync(join(source, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
