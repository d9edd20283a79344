// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder } from '../lib/files-under.mjs';

/**
 * @typedef {{ specifier: string, target: string | undefined, isPackage: boolean }} Import
 *   `target`: a file of this repository, or the name of a package; `undefined` when nothing is there.
 * @typedef {{
 *   file: string, imports: Import[], names: string[], comments: string[], unreadable: string | undefined,
 * }} Module
 *   `names`: what its variables and parameters are called.
 */

const IS_MODULE = /\.(ts|tsx|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** @type {(specifier: string) => string} */
const packageOf = (specifier) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/**
 * The names that a pattern gives.
 * @param {import('oxc-parser').BindingPattern | import('oxc-parser').ParamPattern | import('oxc-parser').BindingRestElement | null} pattern
 * @returns {string[]}
 */
const namesIn = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
    case undefined:
      return [];
  }
};

/** @param {string} source @param {string} file */
const readSource = (source, file) => {
  const { program, comments, errors } = parseSync(file, source);
  /** @type {Set<string>} */
  const specifiers = new Set();
  /** @param {unknown} node */
  const add = (node) => {
    if (typeof node === 'object' && node !== null && 'value' in node) {
      if (typeof node.value === 'string') specifiers.add(node.value);
    }
  };
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {Parameters<typeof namesIn>[0]} pattern */
  const name = (pattern) => namesIn(pattern).forEach((given) => names.add(given));
  new Visitor({
    VariableDeclarator: (node) => name(node.id),
    ArrowFunctionExpression: (node) => node.params.forEach(name),
    FunctionDeclaration: (node) => node.params.forEach(name),
    FunctionExpression: (node) => node.params.forEach(name),
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return {
    specifiers: [...specifiers],
    names: [...names],
    comments: comments.map((comment) => comment.value),
    unreadable: errors[0]?.message,
  };
};

/**
 * Every module of the given folders with what it imports, types and dynamic imports included.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Module[]}
 */
export const readModules = (root, folders) => {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  /** @type {(path: string) => string | undefined} */
  const findFile = (path) =>
    ENDINGS.map((ending) => path + ending).find(
      (file) => /\.\w+$/.test(file) && existsSync(join(root, file)),
    );

  /** @type {(specifier: string, from: string) => Import} */
  const resolve = (specifier, from) => {
    const path = specifier.replace(/\?.*$/, '');
    if (path.startsWith('.')) {
      return {
        specifier,
        target: findFile(posix.join(posix.dirname(from), path)),
        isPackage: false,
      };
    }
    for (const [pattern, target] of Object.entries(aliases)) {
      const prefix = pattern.replace('*', '');
      if (path.startsWith(prefix)) {
        const file = posix.normalize(target.replace('*', path.slice(prefix.length)));
        return {
          specifier,
          target: existsSync(join(root, file)) ? file : undefined,
          isPackage: false,
        };
      }
    }
    return { specifier, target: packageOf(path), isPackage: true };
  };

  return folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => IS_MODULE.test(file))
    .map((file) => {
      const { specifiers, ...rest } = readSource(readFileSync(join(root, file), 'utf8'), file);
      return { file, imports: specifiers.map((specifier) => resolve(specifier, file)), ...rest };
    });
};
