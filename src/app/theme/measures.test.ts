import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { theme } from './theme';

const sheet = (path: string) => readFileSync(`src/app/${path}`, 'utf8');

describe('§9 Constants of the look', () => {
  test.each([
    ['--drawer-collapsed', '60px'],
    ['--drawer-expanded', '240px'],
    ['--layer-shell', '800'],
    ['--layer-loading', '9999'],
    ['--modal-max-height', '600px'],
  ])('%s is %s', (name, value) => {
    expect(sheet('theme/tokens.css')).toContain(`${name}: ${value};`);
  });

  test('the drawer moves in 0.3 s, and the page beside it', () => {
    expect(sheet('shell/side-drawer.module.css')).toContain('transition: width 0.3s');
    expect(sheet('shell/side-drawer.module.css')).toContain('transition: transform 0.3s');
    expect(sheet('shell/frame.module.css')).toContain('transition: padding-inline-start 0.3s');
  });

  test('the font is IBM Plex Sans Thai, the colour the brand’s teal', () => {
    expect(theme.fontFamily).toMatch(/^'IBM Plex Sans Thai'/);
    expect(theme.primaryColor).toBe('brand');
  });
});
