import { randomBytes } from 'node:crypto';
import type { Db } from '../../../src/server/db/client';
import { hashPin, hashToken } from '../../../src/server/links/token';
import { newId } from '../../../src/server/new-id';

const DAY = 86_400_000;

/** A gate's link, which an admin of the kind may end. */
export const insertLink = async (db: Db, personId: string): Promise<string> => {
  const token = randomBytes(16).toString('base64url');
  const id = newId();
  await db
    .insertInto('link')
    .values({
      id,
      face: 'gate',
      tokenHash: hashToken(token),
      siteId: 'nava',
      name: 'ประตู 1',
      pinHash: hashPin(token, '1234'),
      madeAt: new Date(),
      madeById: personId,
      validUntil: new Date(Date.now() + DAY),
    })
    .execute();
  return id;
};
