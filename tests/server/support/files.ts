import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

const bytesOf = (hex: string): number[] => [...Buffer.from(hex.replaceAll(' ', ''), 'hex')];

/** The beginning, one dot of one colour, and where its data begins. */
const beforeData = bytesOf(
  'ffd8 ffe00007 4a46494600 ffc0000b 08 0001 0001 01011100 ffda0008 0101 00003f00',
);
const EMPTY = beforeData.length + 2;

/** A whole picture of so many bytes. */
export const jpegOf = (bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from(beforeData), Buffer.alloc(bytes - EMPTY), Buffer.from([0xff, 0xd9])]);

export const jpeg = jpegOf(EMPTY + 1);
export const png = Buffer.from(
  bytesOf(
    '89504e470d0a1a0a 0000000d 49484452 00000001 00000001 0800000000 00000000' +
      '00000001 49444154 00 00000000 00000000 49454e44 00000000',
  ),
);
export const pdf = Buffer.from('%PDF-1.7\n');

/** A file as if this person had uploaded it. */
export const insertFile = async (
  db: Db,
  byId: string,
  more: { mediaType?: string; content?: Buffer; at?: Date } = {},
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('file')
    .values({
      id,
      byId,
      at: new Date(),
      name: 'photo.jpg',
      mediaType: 'image/jpeg',
      clientId: id,
      content: jpeg,
      ...more,
    })
    .execute();
  return id;
};
