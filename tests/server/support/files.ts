import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

const beforeData = [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0],
  // One dot of one colour, and where its data begins.
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
];
const EMPTY = beforeData.length + 2;

/** A whole picture of so many bytes. */
export const jpegOf = (bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from(beforeData), Buffer.alloc(bytes - EMPTY), Buffer.from([0xff, 0xd9])]);

export const jpeg = jpegOf(EMPTY + 1);
const chunk = (type: string, ...data: number[]) => [
  ...[0, 0, 0, data.length],
  ...Buffer.from(type),
  ...data,
  ...[0, 0, 0, 0],
];
export const png = Buffer.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...chunk('IHDR', 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0),
  ...chunk('IDAT', 0),
  ...chunk('IEND'),
]);
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
