import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../src/server/db/client';
import { hashToken } from '../../../src/server/links/token';
import { newId } from '../../../src/server/new-id';
import { insertBooking } from './bookings';
import { tripsIn } from './trips';

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

/** A driver's new link, of a driver whom LINE knows, as its maker sends it. */
const insertDriverLink = async (
  db: Db,
  madeById: string,
): Promise<{ id: string; token: string }> => {
  const [id, token] = [newId(), randomBytes(16).toString('base64url')];
  const driverId = await tripsIn(db).driver({ providerId: null });
  const lineId = `U${randomBytes(16).toString('hex')}`;
  await db
    .insertInto('lineFriend')
    .values({ personId: driverId, lineId, linkedAt: new Date() })
    .execute();
  await db
    .insertInto('link')
    .values({
      id,
      face: 'driver',
      tokenHash: hashToken(token),
      driverId,
      madeAt: new Date(),
      madeById,
      validUntil: new Date(Date.now() + DAY),
    })
    .execute();
  return { id, token };
};

/** A request of each call of links that would be carried out. */
export const linkRequests = (db: Db) => ({
  listLinks: {},
  readLinkOptions: {},
  readLinksTogether: {
    prepare: async (personId: string) => ({
      path: `/admin/:kind/links/${await insertLink(db, personId)}/together`,
    }),
  },
  sendLink: {
    prepare: async (personId: string) => ({ body: await insertDriverLink(db, personId) }),
  },
  makeDriverLineCode: {
    prepare: async (personId: string) => {
      await channelRepository(db).noteSetUp(['line']);
      return { path: `/admin/:kind/links/${(await insertDriverLink(db, personId)).id}/line-code` };
    },
  },
  makeLink: { body: { face: 'gate', name: 'ประตู 1', pin: '1234', days: 30 } },
  printLinks: { body: { driverIds: [], until: '2099-01-01' } },
  revokeLink: {
    prepare: async (personId: string) => ({
      path: `/admin/:kind/links/${await insertLink(db, personId)}/revoke`,
    }),
  },
  revokeLinks: {
    body: { group: 'driver' },
    prepare: async (personId: string) => ({
      path: `/admin/:kind/links/${await insertLink(db, personId)}/revoke-group`,
    }),
  },
});
