// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/project.mjs';
import { withMutants } from './find-mutants.mjs';

/**
 * @typedef {{ id: number, file: string, start: number, end: number, becomes: string }} Mutant
 * @typedef {{ file: string, code: string }} Bundle
 */

const MUTATED = /^src\/(domain|kinds)\/.*(?<!\.test)\.ts$/;

/** Each test file with all that it reads as one script, in which every mutant sleeps. @param {readonly string[]} files */
export const bundleTests = async (files) => {
  /** @type {Mutant[]} */
  const mutants = [];
  /** @type {Map<string, string>} */
  const mutated = new Map();
  const mutate = {
    name: 'mutate',
    enforce: /** @type {const} */ ('pre'),
    load: (/** @type {string} */ id) => {
      const file = relative(root, id);
      if (!MUTATED.test(file)) return undefined;
      if (!mutated.has(file)) {
        const found = withMutants(file, readFileSync(id, 'utf8'), mutants.length);
        mutants.push(...found.mutants.map((mutant) => ({ ...mutant, file })));
        mutated.set(file, found.code);
      }
      return mutated.get(file);
    },
  };
  /** @type {Bundle[]} */
  const bundles = [];
  for (const file of files) {
    const built = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [mutate],
      ssr: { external: true },
      build: {
        ssr: join(root, file),
        write: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
      },
    });
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
      'output' in result ? result.output : [],
    );
    const [chunk] = outputs;
    if (outputs.length !== 1 || chunk?.type !== 'chunk')
      throw new Error(`${file} is more than one script`);
    bundles.push({ file, code: chunk.code });
  }
  return { mutants, bundles };
};
