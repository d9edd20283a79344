import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const prefix = '\0valibot/';
const declared = /^(?:async )?(?:function|const|let|var|class) ([\w$]+)/gm;
const words = (text: string) => new Set(text.match(/[\w$]+/g));

/** Valibot's bundle by its regions, each a module with the imports it needs; the last is what its users import. */
export const splitRegions = (bundle: string) => {
  const regions = bundle.split(/^\/\/#region .*$/m);
  const homes = new Map(
    regions.flatMap((text, at) => [...text.matchAll(declared)].map(([, name = '']) => [name, at])),
  );
  const parts = regions.map((text, at) => {
    const body = text.replace(/^export \{[^}]*\};?$/m, '');
    const needed = [...words(body)].filter((name) => (homes.get(name) ?? at) !== at);
    const imports = needed.map((name) => `import { ${name} } from '${prefix}${homes.get(name)}';`);
    const own = [...body.matchAll(declared)].map(([, name]) => name);
    return `${imports.join('\n')}\n${body}\nexport { ${own.join(', ')} };`;
  });
  const exported = /^export \{([^}]*)\}/m.exec(bundle)?.[1]?.split(',') ?? [];
  const index = exported.map((line) => {
    const name = line.trim();
    const home = homes.get(name.split(' ')[0] ?? '');
    return `export { ${name} } from '${prefix}${home}';`;
  });
  return { parts, index: index.join('\n') };
};

/**
 * Valibot is one file, so all that any part of the app uses of it would come with the entry, which needs the smaller
 * half: it is taken apart along the regions that its build marks.
 */
export const splitValibot = (): Plugin => {
  let parts: string[] = [];
  return {
    name: 'split-valibot',
    apply: 'build',
    resolveId: { filter: { id: /^\0valibot\// }, handler: (id) => id },
    load: {
      filter: { id: /^\0valibot\/|\/valibot\/dist\/index\.mjs$/ },
      handler(id) {
        if (id.startsWith(prefix)) {
          return { code: parts[Number(id.slice(prefix.length))] ?? '', moduleSideEffects: false };
        }
        const split = splitRegions(readFileSync(id, 'utf8'));
        parts = split.parts;
        return { code: split.index, moduleSideEffects: false };
      },
    },
  };
};
