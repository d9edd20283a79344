// @ts-check
import { join } from 'node:path';
import { commandOf, root } from './project.mjs';

/**
 * @typedef {{ name: string, file: string, args: string[], counts?: RegExp }} CheckStep
 *   `counts` finds how many files the tool read: none is a failure, since a tool that reads nothing finds nothing.
 */

/** @type {() => CheckStep[]} */
export const checkSteps = () => [
  {
    // One tool for both: a second one would read and type the whole tree again.
    name: 'types and lint',
    file: commandOf('oxlint'),
    args: [
      '--type-aware',
      '--type-check',
      '--report-unused-disable-directives-severity=error',
      'src',
      'tests',
      'vite.config.ts',
      'vitest.config.ts',
    ],
    counts: /on (\d+) files? with/,
  },
  {
    name: 'unused code',
    file: commandOf('knip'),
    args: ['--reporter', 'symbols', '--reporter', './src/scripts/lib/knip-count.mjs'],
    counts: /(\d+) modules read/,
  },
  {
    name: 'import rules',
    file: join(root, 'src/scripts/architecture/check-architecture.mjs'),
    args: [],
    counts: /in (\d+) modules/,
  },
  {
    name: 'specification',
    file: join(root, 'src/scripts/architecture/check-specification.mjs'),
    args: [],
    counts: /in (\d+) tests/,
  },
  {
    name: 'style sheets',
    file: join(root, 'src/scripts/architecture/check-styles.mjs'),
    args: [],
    counts: /in (\d+) style sheets/,
  },
  {
    name: 'repeats',
    file: join(root, 'src/scripts/architecture/check-repeats.mjs'),
    args: [],
    counts: /in (\d+) modules/,
  },
  { name: 'format', file: commandOf('oxfmt'), args: ['--check'], counts: /on (\d+) files/ },
];
