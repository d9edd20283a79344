import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What travels: the brotli copy that the build made, or the file itself where it made none. */
const transferred = (app: string, file: string) => {
  const path = join(app, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

export type Weight = { bytes: number; files: string[] };

/** Reads from the built page and its service worker what the first screen asks for, and what is precached. */
export const weighApp = (app: string) => {
  const html = readFileSync(join(app, 'index.html'), 'utf8');
  const worker = readFileSync(join(app, 'service-worker.js'), 'utf8');
  const weigh = (files: string[]): Weight => ({
    bytes: sum(files.map((file) => transferred(app, file))),
    files,
  });

  const js = weigh([
    ...matches(html, /<script type="module"[^>]*src="\/([^"]+)"/g),
    ...matches(html, /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g),
  ]);
  const linkedCss = matches(html, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  const fonts = weigh(matches(html, /href="\/([^"]+\.woff2)"/g));
  const data = matches(html, /<link[^>]*as="fetch"[^>]*href="\/([^"]+)"/g);
  // The entry's style sheet stands in the page; its file says what it weighs.
  const inlinedCss = readdirSync(join(app, 'assets'))
    .filter((file) => /^index-.*\.css$/.test(file))
    .map((file) => `assets/${file}`);

  return {
    html: weigh(['index.html']),
    js,
    css: weigh([...linkedCss, ...inlinedCss]),
    fonts,
    requests: 1 + js.files.length + linkedCss.length + fonts.files.length + data.length,
    precache: weigh(matches(worker, /"url":"([^"]+)"/g)),
  };
};
