// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const PAGE = join(root, 'docs/benchmarks.md');

/**
 * The page with the section of this name replaced, or added at its end.
 * @param {string} page
 * @param {string} name
 * @param {string} markdown
 */
export const replaceSection = (page, name, markdown) => {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const section = `${begin}\n${markdown.trim()}\n${end}`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, from) + section + page.slice(to + end.length);
};

/** @type {(headings: string[], rows: (string | number)[][]) => string} */
export const table = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What a bench measured: printed, and kept in docs/benchmarks.md. @type {(name: string, markdown: string) => void} */
export const report = (name, markdown) => {
  console.log(`\n${markdown.trim()}\n`);
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '# Benchmarks\n';
  writeFileSync(PAGE, replaceSection(page, name, markdown));
};

/** What a figure was measured on, for whoever compares it. */
export const machine = () =>
  `${cpus().length} processors and ${Math.round(totalmem() / 2 ** 30)} GB with Node ${process.versions.node}, whose load was ${loadavg()[0]?.toFixed(1)} in the end`;
