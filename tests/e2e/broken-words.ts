import type { Page } from '@playwright/test';

/** Thai words and numbers of bookings that the page breaks although a line would hold them; each with what it stands in. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Intl.Segmenter('th', { granularity: 'word' });
    const isThai = /[\u0E01-\u0E2E]/;
    const reference = /[A-Z]{2}-\d{4}-\d{4}/g;
    const wholesIn = (text: string) => [
      ...[...words.segment(text)].filter(({ segment }) => isThai.test(segment)),
      ...[...text.matchAll(reference)].map(({ 0: segment, index }) => ({ segment, index })),
    ];
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { segment, index } of wholesIn(text)) {
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const parts = [...range.getClientRects()];
        const lines = new Set(parts.map(({ bottom }) => Math.round(bottom)));
        const length = parts.reduce((sum, { width }) => sum + width, 0);
        const room = node.parentElement.closest(
          'p, li, dd, dt, td, div, button, a, h1, h2',
        )!.clientWidth;
        if (lines.size > 1 && length <= room) broken.push(`${segment}: ${text.slice(0, 80)}`);
      }
    }
    return broken;
  });
