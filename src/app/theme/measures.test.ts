import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { theme } from './theme';

const sheet = (path: string) => readFileSync(`src/app/${path}`, 'utf8');

const tokens = sheet('theme/tokens.css');

describe('§9 Constants of the look', () => {
  test('§2.17 the drawer is 60 wide collapsed and 240 expanded', () => {
    expect(tokens).toContain('--drawer-collapsed: 60px;');
    expect(tokens).toContain('--drawer-expanded: 240px;');
    const drawer = sheet('shell/side-drawer.module.css');
    expect(drawer).toContain('width: var(--drawer-collapsed)');
    expect(drawer).toContain('width: var(--drawer-expanded)');
  });

  test.each([
    ['shell/top-bar.module.css', '--layer-shell', '800'],
    ['shell/side-drawer.module.css', '--layer-shell', '800'],
    ['shell/loading-overlay.module.css', '--layer-loading', '9999'],
  ])('§9.10 §9.11 %s lies on %s, %s', (file, layer, value) => {
    expect(tokens).toContain(`${layer}: ${value};`);
    expect(sheet(file)).toContain(`z-index: var(${layer});`);
  });

  test('§9.12 a modal is at most 600 px high', () => {
    expect(tokens).toContain('--modal-max-height: 600px;');
    expect(sheet('ui/dialog.module.css')).toContain('max-height: min(var(--modal-max-height),');
  });

  test('§9.3 the drawer moves in 0.3 s, and the page beside it', () => {
    expect(sheet('shell/side-drawer.module.css')).toContain('transition: width 0.3s');
    expect(sheet('shell/side-drawer.module.css')).toContain('transition: transform 0.3s');
    expect(sheet('shell/frame.module.css')).toContain('transition: padding-inline-start 0.3s');
  });

  test('§9.5 §9.6 the font is IBM Plex Sans Thai, the colour the brand’s teal', () => {
    expect(theme.fontFamily).toMatch(/^'IBM Plex Sans Thai'/);
    expect(theme.primaryColor).toBe('brand');
  });
});
