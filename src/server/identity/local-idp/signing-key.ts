import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  try {
    return await asSigningKey(JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as JWK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The key stays on disk, so that a restart signs nobody out. Linking a finished file lets the first of two servers win. */
export const keepSigningKey = async (dataDir: string): Promise<SigningKey> => {
  const existing = await readSigningKey(dataDir);
  if (existing) return existing;
  const file = fileIn(dataDir);
  await mkdir(join(dataDir, 'local-idp'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(await newKey()), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readSigningKey(dataDir)) ?? keepSigningKey(dataDir);
};
