import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../start-error';

// Node's own recursive mkdir never ends where the kernel refuses folders with ENOENT, as in /proc.
const makeFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (found === undefined) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    const another = error.code === 'EEXIST' && found === undefined;
    if (!another) throw error;
  });
};

/** The folder's real path, made if need be; what stands in the way is one sentence. */
export const prepareDataDirectory = async (dataDir: string): Promise<string> => {
  const folder = path.resolve(dataDir);
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data directory ${folder} cannot be used (${code}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
};
