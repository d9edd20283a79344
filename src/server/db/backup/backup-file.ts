import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../start-error';

/** The backup in a file, or (`-`) on standard input, unpacked as it is read. */
export async function* readBackupFile(file: string): AsyncGenerator<Buffer> {
  if (file !== '-' && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const unpacked = createGunzip();
  const packed = file === '-' ? process.stdin : createReadStream(file);
  packed.on('error', (error: Error) => unpacked.destroy(error));
  yield* packed.pipe(unpacked) as AsyncIterable<Buffer>;
}

/**
 * Written beside and renamed when it is complete and `check` has read it: what bears the name is a good backup. It holds
 * everybody's data, so nobody else may read it. Answers its size.
 */
export const writeBackupFile = async (
  file: string,
  backup: AsyncIterable<Buffer>,
  check: (file: string) => Promise<unknown>,
): Promise<number> => {
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(backup, { objectMode: false }), createGzip(), target);
    await check(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(file)).size;
};
