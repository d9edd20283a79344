import type { Plugin } from 'vite';

type Unused = {
  /** Who imports it. */
  by: RegExp;
  module: RegExp;
  /** What stands in its place. */
  code: string;
};

const refuse = (name: string) =>
  `export class ${name} { constructor() { throw new Error('${name} is not part of this build') } }`;

/**
 * Code that packages import and that can never run here; see docs/decisions/086-what-of-packages-is-left-out.md before
 * using more of what these packages can do.
 */
const unused: Unused[] = [
  {
    // Modal and Drawer only compare with it what scrolls their content; it brings a library for floating elements along.
    by: /@mantine\/core\/esm\/components\/(Modal\/Modal|Drawer\/Drawer)Root\.mjs$/,
    module: /\/ScrollArea\/ScrollArea\.mjs$/,
    code: 'export const ScrollArea = { Autosize: null };',
  },
  ...[
    'PlatformAuthInteractionClient',
    'PlatformAuthExtensionHandler',
    'PlatformAuthDOMHandler',
  ].map((name) => ({
    // Signing in by the operating system's broker, which MSAL does only where `allowPlatformBroker` is set.
    by: /@azure\/msal-browser\/dist\//,
    module: new RegExp(`/${name}\\.mjs$`),
    code: refuse(name),
  })),
];

const prefix = '\0left-out:';

const find = (source: string, importer = '') =>
  unused.findIndex(({ by, module }) => by.test(importer) && module.test(source));

export const isLeftOut = (source: string, importer: string): boolean => find(source, importer) >= 0;

export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.mjs$/ },
    handler(source, importer) {
      const at = find(source, importer);
      return at < 0 ? null : `${prefix}${at}`;
    },
  },
  load: {
    filter: { id: /^\0left-out:/ },
    handler: (id) => unused[Number(id.slice(prefix.length))]?.code ?? null,
  },
});
