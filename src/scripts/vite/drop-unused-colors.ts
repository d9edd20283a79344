import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const definition = /--mantine-color-([a-z]+)-[\w-]+(?=:)([^;}]+);?/g;
const declaration = /([\w-]+):([^;{}]*var\(--mantine-color-[^;{}]*)/g;
const reference = /--mantine-color-[a-z]+-[\w-]+/g;

const sourcesUnder = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * Mantine defines fourteen palettes, half of its base CSS. A palette stays when the app's source takes a colour from it,
 * and of the others what Mantine's own rules take. Of the main colour the provider tells itself.
 */
export const dropUnusedColors = (base: string, allCss: string, appFolder: string): string => {
  const source = sourcesUnder(appFolder);
  const used = new Set<string>();
  const takenBy = new Map<string, string[]>();
  const use = (color: string) => {
    if (used.has(color)) return;
    used.add(color);
    takenBy.get(color)?.forEach(use);
  };
  const isPart = (property: string) => /^--mantine-(primary-|color-[a-z]+-)/.test(property);
  const declarations = [...allCss.matchAll(declaration)].map(([, property = '', value = '']) => ({
    property,
    colors: value.match(reference) ?? [],
  }));
  for (const { property, colors } of declarations)
    takenBy.set(property, [...(takenBy.get(property) ?? []), ...colors]);
  for (const { property, colors } of declarations) if (!isPart(property)) colors.forEach(use);

  return base.replace(definition, (text, palette: string) =>
    used.has(text.slice(0, text.indexOf(':'))) ||
    new RegExp(`(mantine-color-|color(=|: )['"])${palette}\\b`).test(source)
      ? text
      : '',
  );
};
