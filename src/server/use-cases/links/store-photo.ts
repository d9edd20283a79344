import { cleanImage } from '#domain/files/clean-image';
import { mediaTypeOf } from '#domain/files/media-type';
import { done, refuse, type Outcome } from '#domain/refusal';
import { fileRepository } from '../../db/repositories/service/file.repository';
import type { Tools } from '../tell';

type Photo = { markId: string; byId: string; content: string | null };

const wrong = (): Outcome<never> => refuse('invalid_input', { fields: { photo: 'wrong_type' } });

/** A photo that came with a mark: of the driver, and named by the mark, so that sent again it is the same file. */
export const storePhoto = async (
  { db, now, newId }: Tools,
  { markId, byId, content }: Photo,
): Promise<Outcome<string | null>> => {
  if (content === null) return done(null);
  const sent = Buffer.from(content, 'base64');
  const mediaType = mediaTypeOf(sent);
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png') return wrong();
  const clean = cleanImage(sent, mediaType);
  if (typeof clean === 'string') return wrong();
  const stored = await fileRepository(db).store({
    id: newId(),
    byId,
    at: now,
    clientId: markId,
    name: 'photo.jpg',
    mediaType,
    content: Buffer.from(clean),
  });
  return stored === 'other-content' ? refuse('key_reused') : done(stored.id);
};
