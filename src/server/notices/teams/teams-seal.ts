import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/site-id';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps the address of a site's channel so that it is worth nothing without the key, nor to another site. */
export const teamsSeal = (key: Buffer) => ({
  seal: (url: string, site: SiteId): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(site));
    const sealed = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  },

  /** Nothing when it was sealed with another key. */
  open: (sealed: string, site: SiteId): string | undefined => {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(site))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  },
});

export type TeamsSeal = ReturnType<typeof teamsSeal>;
