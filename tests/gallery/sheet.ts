import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export type Picture = { caption: string; width: number; png: Buffer };

const GAP = 16;
const SHEET_WIDTH = 1240;
const QUALITY = 60;

const styles = `
  body { display: flex; flex-wrap: wrap; gap: ${GAP}px; margin: 0; padding: ${GAP}px; background: #94a3b8; font: 13px sans-serif }
  figure { margin: 0 }
  img { display: block; border-radius: 6px }
  figcaption { padding: 4px 0; color: #0f172a }`;

/** Phones four in a row, tablets two, on one picture of little weight. */
export const saveSheet = async (page: Page, file: string, pictures: readonly Picture[]) => {
  const figures = pictures.map(({ caption, width, png }) => {
    const inRow = width < 500 ? 4 : 2;
    const shown = (SHEET_WIDTH - (inRow + 1) * GAP) / inRow;
    const source = `data:image/png;base64,${png.toString('base64')}`;
    return `<figure><img width="${shown}" src="${source}"><figcaption>${caption}</figcaption></figure>`;
  });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 600 });
  await page.setContent(`<style>${styles}</style>${figures.join('')}`);
  const devTools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devTools.send('Page.getLayoutMetrics');
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: SHEET_WIDTH, height: cssContentSize.height, scale: 1 },
  });
  await devTools.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
};
