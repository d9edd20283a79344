import { chromium } from '@playwright/test';
import { findChromium } from '../../../src/scripts/lib/browser.mjs';

export const openBrowser = () => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
};
