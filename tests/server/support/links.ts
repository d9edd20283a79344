import { randomBytes } from 'node:crypto';
import type { Db } from '../../../src/server/db/client';
import { hashToken } from '../../../src/server/links/token';
import { newId } from '../../../src/server/new-id';
import { insertBooking } from './bookings';

const DAY = 86_400_000;

/** A guest's card: unlike a gate it is of one kind only. */
export const insertLink = async (db: Db, personId: string): Promise<string> => {
  const id = newId();
  await db
    .insertInto('link')
    .values({
      id,
      face: 'rider',
      tokenHash: hashToken(randomBytes(16).toString('base64url')),
      bookingId: (await insertBooking(db, personId)).id,
      madeAt: new Date(),
      madeById: personId,
      validUntil: new Date(Date.now() + DAY),
    })
    .execute();
  return id;
};
