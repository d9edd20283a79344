import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindIds, kinds } from '#kinds/registry';
import { productTitle } from '#words/shell';

type Icon = { src: string; sizes: string; purpose?: string };
type WebManifest = {
  name: string;
  short_name: string;
  start_url: string;
  icons: Icon[];
  shortcuts: { name: string; url: string }[];
};

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as WebManifest;

/** Width and height stand at fixed places of a PNG's header. */
const sizeOfPng = (path: string) => {
  const content = readFileSync(path);
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
};

describe('the web app manifest', () => {
  it('§0.1 calls the product and the kinds as the screens do', () => {
    expect(manifest.name).toBe(productTitle.th);
    expect(productTitle.th).toContain(manifest.short_name);
    expect(manifest.shortcuts).toEqual(
      kindIds.map((kind) => ({ name: kinds[kind].name.th, url: `/${kind}` })),
    );
  });

  it('§0.1 names icons that exist in the sizes it says, also for round and one-coloured places', () => {
    for (const { src, sizes } of manifest.icons) expect(sizeOfPng(`public${src}`)).toBe(sizes);
    const purposes = manifest.icons.map(({ purpose }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
  });

  it('is the only place that names it: the build adds the link', () => {
    expect(readFileSync('index.html', 'utf8')).not.toContain('rel="manifest"');
    expect(existsSync('public/manifest.webmanifest')).toBe(false);
  });
});
