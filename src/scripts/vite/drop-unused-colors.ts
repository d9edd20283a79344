import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const definition = /(--mantine-color-([a-z]+)-[\w-]+):\s*[^;}]+;?/g;
const reference = /([\w-]+):[^;{}]*var\(--mantine-color-([a-z]+)-/g;

const sourcesUnder = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * Mantine defines fourteen palettes, half of its base CSS. A palette stays when the app's source says its name, or when
 * another of Mantine's own rules takes a colour from it.
 */
export const dropUnusedColors = (base: string, allCss: string, appFolder: string): string => {
  const source = sourcesUnder(appFolder);
  const used = new Set<string>();
  for (const [, property = '', name = ''] of allCss.matchAll(reference))
    if (!property.startsWith(`--mantine-color-${name}-`)) used.add(name);

  return base.replace(definition, (declaration, _property, name: string) =>
    used.has(name) || new RegExp(`\\b${name}\\b`).test(source) ? declaration : '',
  );
};
