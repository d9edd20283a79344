import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { dropUnusedColors } from './drop-unused-colors.ts';

const packages = ['core', 'dates', 'charts'];
const moduleOfClasses = /@mantine\/([\w-]+)\/esm\/.+\.module\.mjs$/;
const provider = /@mantine\/core\/esm\/.+\/MantineProvider\.mjs$/;
const sheetPrefix = '/@mantine-css/';

const stylesheet = (name: string) => resolve('node_modules/@mantine', name, 'styles.css');

/** The top-level rules of a sheet: each at-rule or style rule with its whole body. */
export const splitRules = (css: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
};

const classesIn = (text: string) => new Set(text.match(/m_[0-9a-f]+/g));

const isBase = (rule: string) => classesIn(rule).size === 0;

const rulesFor = (rules: string[], wanted: Set<string>) =>
  rules.filter((rule) => [...classesIn(rule)].some((name) => wanted.has(name)));

/**
 * Mantine's rules for the classes that one component names, and the animations that these rules name. Mantine hashes
 * class names and key frames alike, so following names to a second round finds the key frames.
 */
export const sliceFor = (css: string, componentModule: string): string => {
  const rules = splitRules(css);
  const own = rulesFor(rules, classesIn(componentModule));
  const animations = classesIn(
    own
      .join('')
      .match(/animation[^;]*/g)
      ?.join(' ') ?? '',
  );
  const keyframes = rules.filter(
    (rule) => rule.startsWith('@keyframes') && rulesFor([rule], animations).length > 0,
  );
  return [...new Set([...keyframes, ...own])].join('\n');
};

/**
 * Ships only the CSS of the Mantine components in use, without a list by hand: the module that names a component's
 * classes imports the rules of these classes, so a chunk carries the CSS of what it draws. All of it lies in a layer,
 * hence the product's own rules win whatever the order in which chunks arrive.
 */
export const mantineCss = (): Plugin[] => {
  const sheets = new Map<string, string>();
  const sheetOf = (name: string) => {
    const known = sheets.get(name) ?? readFileSync(stylesheet(name), 'utf8');
    sheets.set(name, known);
    return known;
  };
  const slices = new Map<string, string>();
  const addSlice = (id: string, css: string, code: string) => {
    slices.set(id, `@layer mantine {\n${css}\n}`);
    return { code: `import '${id}';\n${code}`, map: null };
  };
  return [
    {
      name: 'mantine-css',
      apply: 'build',
      transform: {
        filter: { id: [moduleOfClasses, provider] },
        handler(code, id) {
          const name = moduleOfClasses.exec(id)?.[1];
          if (name === undefined) {
            const base = splitRules(sheetOf('core')).filter(isBase).join('\n');
            const css = dropUnusedColors(base, sheetOf('core'), 'src/app');
            return addSlice(`${sheetPrefix}base.css`, css, code);
          }
          const css = sliceFor(sheetOf(name), code);
          return css === ''
            ? null
            : addSlice(`${sheetPrefix}${name}/${id.split('/').at(-2)}.css`, css, code);
        },
      },
      resolveId: { filter: { id: /^\/@mantine-css\// }, handler: (id) => id },
      load: { filter: { id: /^\/@mantine-css\// }, handler: (id) => slices.get(id) ?? null },
    },
    {
      // Development takes the packages pre-bundled, where single modules cannot be seen: it loads all of the CSS.
      name: 'mantine-css:whole',
      apply: 'serve',
      transformIndexHtml: () =>
        packages.map((name) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', href: `/node_modules/@mantine/${name}/styles.layer.css` },
        })),
    },
  ];
};
