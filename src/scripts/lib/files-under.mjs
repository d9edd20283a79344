// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file under a folder, as paths relative to `root` with forward slashes; a file stands for itself, what is
 * missing for nothing.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
export const filesUnder = (root, path) => {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
};
