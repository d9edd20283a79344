import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dropUnusedColors } from './drop-unused-colors.ts';
import { sliceFor, splitRules } from './mantine-css.ts';

describe('the CSS of a Mantine component', () => {
  const css = `:root { --a: 1 }
    .m_1 { animation: m_f 1s } .m_2:where(.m_1) { top: 0 }
    @media (hover: hover) { .m_2:hover { top: 1px } }
    @keyframes m_f { from { top: 0 } }`;

  it('is the rules of its classes with their animations, in order', () => {
    expect(sliceFor(css, 'root: "m_1"')).toBe(
      '@keyframes m_f { from { top: 0 } }\n.m_1 { animation: m_f 1s }\n.m_2:where(.m_1) { top: 0 }',
    );
    expect(sliceFor(css, 'root: "m_2"')).toBe(
      '.m_2:where(.m_1) { top: 0 }\n@media (hover: hover) { .m_2:hover { top: 1px } }',
    );
  });

  it.each(['core', 'dates'])('leaves no rule of %s behind', (name) => {
    const folder = `node_modules/@mantine/${name}`;
    const styles = readFileSync(`${folder}/styles.css`, 'utf8');
    const modules = readdirSync(`${folder}/esm`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.mjs'))
      .map((path) => readFileSync(`${folder}/esm/${path}`, 'utf8'));
    const shipped = modules.map((code) => sliceFor(styles, code)).join('\n');
    const left = splitRules(styles).filter(
      (rule) => /m_[0-9a-f]+/.test(rule) && !shipped.includes(rule),
    );
    expect(modules.length).toBeGreaterThan(10);
    expect(left).toEqual([]);
  });
});

describe('the palettes', () => {
  it('stay when the source names them or a rule needs them', () => {
    const app = mkdtempSync(join(tmpdir(), 'app-'));
    writeFileSync(join(app, 'chip.tsx'), '<Chip color="violet" />');
    const base =
      '--mantine-color-violet-1: a;--mantine-color-red-6: b;--mantine-color-pink-1: c;--mantine-color-pink-filled: var(--mantine-color-pink-1);--mantine-color-error: var(--mantine-color-red-6);';
    expect(dropUnusedColors(base, base, app)).toBe(
      '--mantine-color-violet-1: a;--mantine-color-red-6: b;--mantine-color-error: var(--mantine-color-red-6);',
    );
  });
});
