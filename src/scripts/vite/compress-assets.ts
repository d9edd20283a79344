import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves no packet. */
const smallest = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const filesUnder = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const compress = async (path: string) => {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipped(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
};

/**
 * Writes `.br` and `.gz` beside every text file, so that the server never compresses at run time, and moves the source
 * maps out of the public folder: they are for us.
 */
export const compressAssets = (folder: string, mapsFolder: string): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler(failure) {
      if (failure) return;
      const files = await filesUnder(folder);
      await rm(mapsFolder, { recursive: true, force: true });
      for (const path of files.filter((file) => file.endsWith('.map'))) {
        const target = join(mapsFolder, relative(folder, path));
        await mkdir(dirname(target), { recursive: true });
        await rename(path, target);
      }
      await Promise.all(files.filter((file) => text.test(file)).map(compress));
    },
  },
});
