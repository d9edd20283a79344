import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'viteMetadata'
>;

/**
 * The administration and its menu; what only approvers need, whose phones fetch it with the count in their menu; and the
 * calendar: without it a day can be typed; and what only the server can take or tell: what is set of notices, the own
 * licence, the car whose code was scanned, the calls of notices; and the account's name as MSAL has it, for which what
 * the session remembers stands in. How a self-drive car changes hands is kept at hand by whoever drives one.
 */
const comesWhenUsed =
  /\/src\/(contract\/(admin-contract|approval-calls|notice-calls)\.ts|app\/(session\/msal-username\.tsx|routes\/admin[./]|routes\/_employee\/_mantine\/(approve|car\.\$id)\.tsx|features\/approvals\/|features\/service-state\/|booking-form\/tell-me\.tsx|features\/notices\/notice-settings\.tsx|kinds\/bookingnodriver\/licence-sheet\.tsx|features\/booking\/(ride-card|rental\/rental-section)\.tsx|features\/basics\/|shell\/admin-menu\.tsx|days\/calendar(-popover)?\.tsx))/;

/** Every file that the app can reach from its entry and an employee needs without a network. */
export const filesOfEmployees = (entry: Chunk, chunks: Map<string, Chunk>): Set<string> => {
  const files = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (files.has(chunk.fileName) || comesWhenUsed.test(chunk.facadeModuleId ?? '')) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next) visit(next);
    }
  };
  visit(entry);
  return files;
};

/** Finds out what the service worker precaches: the employees' part of the build, by its import graph. */
export const employeeTree = (entryName: string) => {
  let files = new Set<string>();
  const plugin: Plugin = {
    name: 'employee-tree',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === entryName);
      if (!entry) this.error(`No entry "${entryName}" to precache from`);
      files = filesOfEmployees(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
    },
  };
  return { plugin, includes: (file: string) => files.has(file) };
};
