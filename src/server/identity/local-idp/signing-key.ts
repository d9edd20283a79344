import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import { StartError } from '../../start-error';

export type SigningKey = { kid: string; privateKey: CryptoKey; publicKeys: JSONWebKeySet };

const fileIn = (dataDir: string) => join(dataDir, 'local-idp', 'signing-key.json');

const asSigningKey = async (jwk: JWK): Promise<SigningKey> => {
  const { kty, n, e } = jwk;
  const kid = await calculateJwkThumbprint(jwk);
  const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK;
  return {
    kid,
    privateKey: (await importJWK(jwk, 'RS256')) as CryptoKey,
    publicKeys: { keys: [publicJwk] },
  };
};

const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
};

/** For tests, which keep nothing. */
export const createSigningKey = async (): Promise<SigningKey> => asSigningKey(await newKey());

export const readSigningKey = async (dataDir: string): Promise<SigningKey | undefined> => {
  const file = fileIn(dataDir);
  try {
    return await asSigningKey(JSON.parse(await readFile(file, 'utf8')) as JWK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new StartError(
      `The key in ${file} cannot be read: remove that file and start again; everybody signs in anew.`,
      { cause: error },
    );
  }
};

// Whole on the disk before it has its name: no loss of power leaves half a key.
const writeWhole = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The key stays on disk, so that a restart signs nobody out. Linking a finished file lets the first of two servers win. */
export const keepSigningKey = async (dataDir: string): Promise<SigningKey> => {
  const existing = await readSigningKey(dataDir);
  if (existing) return existing;
  const file = fileIn(dataDir);
  await mkdir(join(dataDir, 'local-idp'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeWhole(draft, JSON.stringify(await newKey()));
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readSigningKey(dataDir)) ?? keepSigningKey(dataDir);
};
