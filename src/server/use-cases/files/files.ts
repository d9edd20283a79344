import { MAX_FILE_BYTES } from '#contract/files';
import { mayReadFile } from '#domain/access/may-read-file';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { fileRepository } from '../../db/repositories/service/file.repository';
import { readContent } from './read-content';

/** What one person may store in a day that nothing comes of. */
const MAX_LOOSE_BYTES = 60 * 1024 * 1024;
const QUOTA_PAUSE_SECONDS = 15 * 60;

export const uploadFile: UseCase<'uploadFile'> = async ({ actor, body, db, now, newId }) => {
  const read = readContent(body.content, MAX_FILE_BYTES);
  if (typeof read === 'string') return refuse('invalid_input', { fields: { content: read } });
  const { mediaType, content } = read;
  const { clientId, name } = body;
  const files = fileRepository(db);
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const loose = await files.looseBytes(actor.personId, dayAgo);
  const stored = await files.store({
    id: newId(),
    byId: actor.personId,
    at: now,
    clientId,
    name,
    mediaType,
    content,
  });
  // What was stored before is answered again.
  const isNew = stored !== 'other-content' && stored.isNew;
  if (isNew && loose + content.length > MAX_LOOSE_BYTES)
    return refuse('uploads_used_up', { retryAfter: QUOTA_PAUSE_SECONDS });
  return stored === 'other-content' ? refuse('key_reused') : done({ id: stored.id, mediaType });
};

export const readFile: UseCase<'readFile'> = async ({ actor, params, db, now }) => {
  const files = fileRepository(db);
  const uses = await files.findUses(params.id, now);
  // Whoever may not read it does not learn that it exists.
  if (!uses || !mayReadFile(actor, uses)) return refuse('not_found');
  return done(await files.read(params.id));
};
