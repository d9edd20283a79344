import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const screens = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }));

const withoutRule = ({ name, text }: (typeof screens)[number]) =>
  [...text.matchAll(/import (\w+) from '([^']+\.css)'/g)].flatMap(([, sheet, path = '']) => {
    const css = readFileSync(join(app, dirname(name), path), 'utf8').replaceAll(
      /:global\(.*?\)/g,
      '',
    );
    return [...text.matchAll(new RegExp(`\\b${sheet}\\[([^\\]]+)\\]`, 'g'))]
      .flatMap(([, keys = '']) => [...keys.matchAll(/'([\w-]+)'/g)])
      .flatMap(([, key = '']) => (css.includes(`.${key}`) ? [] : [`${name}: ${key}`]));
  });

it('every class that a screen names has a rule, so that no button loses its looks unseen', () => {
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.flatMap(withoutRule)).toEqual([]);
});
