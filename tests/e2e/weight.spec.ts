import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { weighApp } from '../bench/weigh-app';

const app = weighApp('dist/app');

// The bars of docs/benchmarks.md, in bytes as they travel (brotli).
test('the first screen stays within its weight', () => {
  expect(app.js.files.length).toBeGreaterThan(0);
  expect(app.js.bytes).toBeLessThanOrEqual(100_000);
  expect(app.landing.files.length).toBeGreaterThan(app.js.files.length);
  expect(app.landing.bytes).toBeLessThanOrEqual(150_000);
  expect(app.css.bytes).toBeLessThanOrEqual(6_000);
  expect(app.html.bytes).toBeLessThanOrEqual(7_000);
  expect(app.fonts.bytes).toBeLessThanOrEqual(36_000);
  expect(app.requests).toBeLessThanOrEqual(6);
});

test('what is kept on the phone from the start stays within its weight', () => {
  expect(app.precache.files).toContain('index.html');
  expect(app.precache.bytes).toBeLessThanOrEqual(350_000);
  // The entry's style sheet stands in the page: neither kept nor loaded again.
  for (const sheet of app.css.files) {
    expect(app.precache.files).not.toContain(sheet);
    for (const file of app.precache.files.filter((name) => name.endsWith('.js')))
      expect(readFileSync(`dist/app/${file}`, 'utf8')).not.toContain(sheet);
  }
});

test('what a form needs beyond the landing page stays within its weight', () => {
  expect(app.forms).toHaveLength(4);
  for (const form of app.forms) {
    expect(form.files.length).toBeGreaterThan(0);
    expect(form.bytes).toBeLessThanOrEqual(80_000);
  }
});
