import { MOST_PHOTO_BYTES } from '#contract/link-pages';
import { done, refuse, type Outcome } from '#domain/refusal';
import { fileRepository } from '../../db/repositories/service/file.repository';
import { readContent } from '../files/read-content';
import type { Tools } from '../tell';

type Photo = { markId: string; byId: string; content: string | null };

const wrong = (why: string): Outcome<never> => refuse('invalid_input', { fields: { photo: why } });

/** A photo that came with a mark: of the driver, and named by the mark, so that sent again it is the same file. */
export const storePhoto = async (
  { db, now, newId }: Tools,
  { markId, byId, content }: Photo,
): Promise<Outcome<string | null>> => {
  if (content === null) return done(null);
  const read = readContent(content, MOST_PHOTO_BYTES);
  if (typeof read === 'string') return wrong(read);
  if (read.mediaType === 'application/pdf') return wrong('wrong_type');
  const stored = await fileRepository(db).store({
    id: newId(),
    byId,
    at: now,
    clientId: markId,
    name: read.mediaType === 'image/png' ? 'photo.png' : 'photo.jpg',
    ...read,
  });
  return stored === 'other-content' ? refuse('key_reused') : done(stored.id);
};
