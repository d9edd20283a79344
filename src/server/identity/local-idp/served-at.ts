import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'local-idp', 'served-at');

/** Beside the key, so that `npm run token` shows the address of the server whose people it signs in. */
export const noteServedAt = (dataDir: string, origin: string): Promise<void> =>
  writeFile(fileIn(dataDir), origin);

export const readServedAt = (dataDir: string): Promise<string | undefined> =>
  readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
