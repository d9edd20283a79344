import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/scripts/lib/files-under.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const files = filesUnder('.', 'src/app');
const code = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const sheets = files.filter((file) => file.endsWith('.css'));
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));

describe('Styles', () => {
  test('each class that a screen asks its sheet for is there', () => {
    const missing = code.flatMap(({ file, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
        ([, name = '', path = '']) => {
          const known = classesOf(read(join(dirname(file), path)));
          // Also where one of two is chosen.
          return [...text.matchAll(new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))]
            .flatMap(([, choice = '']) => [...choice.matchAll(/(?:^|[?:]\s*)'([\w-]+)'/g)])
            .filter(([, asked = '']) => !known.has(asked))
            .map(([, asked]) => `${file}: ${asked}`);
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  test('a choice of one tap has a thumb’s size: no chip is Mantine’s smaller one', () => {
    const small = code.filter(({ text }) =>
      /import \{[^}]*\bChip\b[^}]*\} from '@mantine/.test(text),
    );
    expect(small.map(({ file }) => file)).toEqual([]);
  });

  test('the parts of a page are tabs everywhere: no chip says which page is open', () => {
    const pills = code.filter(({ text }) =>
      /<Link\b[^<]*className="chip[^<]*aria-current/.test(text),
    );
    expect(pills.map(({ file }) => file)).toEqual([]);
  });

  test('no rule asks any element at all what it holds: then each change of a page restyles all of it', () => {
    const bare = sheets.filter((file) => /^\s*:has\(|[\s>+~]label:has\(/m.test(read(file)));
    expect(bare).toEqual([]);
  });

  test('a dialog does not cut off the ring around its first field', () => {
    const [, top = '0'] =
      /\.body \{\s*padding: ([\d.]+)/.exec(read('src/app/ui/dialog.module.css')) ?? [];
    // Two pixels of outline, two away from the field.
    expect(Number(top)).toBeGreaterThanOrEqual(0.25);
  });

  test('a list of options has one edge: names stand under what is searched and their headings', () => {
    const [, button = ''] =
      /& button \{([^]*?)\n {4}border/.exec(read('src/app/form/option-list.module.css')) ?? [];
    expect(button).toContain('margin-inline: -0.5rem;');
    expect(button).toContain('padding: 0.5rem;');
  });

  test('the dot between two words stands before the second, where the start of a line cuts it off', () => {
    const [, dots = ''] = /\.dots \{([^]*?)\n {2}\}/.exec(read('src/app/theme/parts.css')) ?? [];
    expect(dots).toContain('overflow-x: clip');
    expect(dots).toContain('::before');
    expect(dots).not.toContain('::after');
  });

  test('each part is used, and each part that a sheet composes exists', () => {
    const parts = classesOf(read('src/app/theme/parts.css'));
    const composed = sheets.flatMap((file) =>
      [...read(file).matchAll(/composes: ([^;]+) from global/g)].flatMap(([, names = '']) =>
        names.split(/\s+/),
      ),
    );
    expect(composed.filter((name) => !parts.has(name))).toEqual([]);
    const everything = code.map(({ text }) => text).join('\n');
    const isUsed = (part: string) =>
      composed.includes(part) || new RegExp(`['"\`\\s]${part}['"\`\\s]`).test(everything);
    expect([...parts].filter((part) => !isUsed(part))).toEqual([]);
  });
});
