import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
export const pdf = Buffer.from('%PDF-1.7\n');

/** A file as if this person had uploaded it. */
export const insertFile = async (
  db: Db,
  byId: string,
  more: { media_type?: string; content?: Buffer; at?: Date } = {},
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('file')
    .values({
      id,
      by_id: byId,
      at: new Date(),
      name: 'photo.jpg',
      media_type: 'image/jpeg',
      client_id: id,
      content: jpeg,
      ...more,
    })
    .execute();
  return id;
};
