import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type KindId, kindIds } from '#kinds/registry';

/** What travels: the brotli copy that the build made, or the file itself where it made none. */
const transferred = (app: string, file: string) => {
  const path = join(app, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const sum = (numbers: number[]) => numbers.reduce((total, bytes) => total + bytes, 0);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

type Chunk = { file: string; sources: string[] };

/** Chunks have no names but hashes: what is in them say their source maps, which lie beside the app. */
const readChunks = (app: string): Chunk[] =>
  readdirSync(join(`${app}-maps`, 'assets'))
    .filter((file) => file.endsWith('.js.map'))
    .map((file) => {
      const map = JSON.parse(readFileSync(join(`${app}-maps`, 'assets', file), 'utf8')) as {
        sources: string[];
      };
      return { file: `assets/${file.slice(0, -'.map'.length)}`, sources: map.sources };
    });

const chunkWith = (chunks: Chunk[], source: string): string => {
  const found = chunks.filter(({ sources }) => sources.some((path) => path.endsWith(source)));
  if (found.length !== 1) throw new Error(`${found.length} chunks contain ${source}`);
  return found[0]?.file ?? '';
};

/** The chunk with all that it imports statically. */
const neededBy = (app: string, file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(app, file), 'utf8');
  for (const name of matches(code, /(?:from|import)"\.\/([\w-]+\.js)"/g)) {
    neededBy(app, `assets/${name}`, found);
  }
  return found;
};

export type Weight = { bytes: number; files: string[] };

/** Reads from the built page and its service worker what the first screen asks for, and what is precached. */
export const weighApp = (app: string) => {
  const html = readFileSync(join(app, 'index.html'), 'utf8');
  const worker = readFileSync(join(app, 'service-worker.js'), 'utf8');
  const weigh = (files: string[]): Weight => ({
    bytes: sum(files.map((file) => transferred(app, file))),
    files,
  });

  const js = weigh(matches(html, /<script type="module"[^>]*src="\/([^"]+)"/g));
  // What the person's own rows need besides; it comes while the entry is on its way.
  const landed = matches(html, /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g);
  const linkedCss = matches(html, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  const fonts = weigh(matches(html, /url\('?\/([^')]+\.woff2)/g));
  const data = matches(html, /<link[^>]*as="fetch"[^>]*href="\/([^"]+)"/g);
  // The entry's style sheet stands in the page; its file says what it weighs.
  const inlinedCss = readdirSync(join(app, 'assets'))
    .filter((file) => /^index-.*\.css$/.test(file))
    .map((file) => `assets/${file}`);

  const chunks = readChunks(app);
  const landing = chunkWith(chunks, 'src/app/features/booking/check-booking-screen.tsx');
  const seen = new Set([...js.files, ...neededBy(app, landing)]);
  const form = (kind: KindId): Weight => {
    const own = chunkWith(chunks, `src/app/kinds/${kind}/form.tsx`);
    const route = chunkWith(
      chunks,
      'src/app/routes/_employee/_mantine/$kind.tsx?tsr-split=component',
    );
    const needed = new Set([...neededBy(app, own), ...neededBy(app, route)]);
    return weigh([...needed].filter((file) => !seen.has(file)));
  };

  return {
    html: weigh(['index.html']),
    js,
    landing: weigh([...js.files, ...landed]),
    css: weigh([...linkedCss, ...inlinedCss]),
    fonts,
    requests: 1 + js.files.length + linkedCss.length + fonts.files.length + data.length,
    /** The scripts that a form needs before it can be drawn, beyond those of the landing page. */
    forms: kindIds.map(form),
    precache: weigh(matches(worker, /"url":"([^"]+)"/g)),
  };
};
