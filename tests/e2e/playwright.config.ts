import { defineConfig } from '@playwright/test';
import { findChromium } from '../../src/scripts/lib/browser.mjs';

const executablePath = findChromium();

// Every spec file starts the built product by itself (product.ts), so files may run side by side.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  // A browser on two busy cores: what only went wrong once is named as flaky, and looked into.
  retries: 1,
  timeout: 120_000,
  // Another spec's product may be making its database on the same two cores.
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Recording every test would take a tenth of the time of each.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium refuses its sandbox to root, as which containers run.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A test card in the place of a camera.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
