import { MAX_FILE_BYTES } from '#contract/files';
import { mediaTypeOf } from '#domain/files/media-type';
import type { ReadyFile } from './kept-files';
import { jpegName, shrinkPhoto } from './shrink-photo';

const LONGEST_NAME = 200;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

type Refused = 'wrong_type' | 'unreadable' | 'too_large';

/** What this browser draws, whatever kind of picture it is; what only begins as a picture does is damaged, or too many pixels. */
const photoOf = async (file: File, isPicture: boolean): Promise<ReadyFile | Refused> => {
  try {
    const blob = await shrinkPhoto(file);
    return { name: jpegName(file.name), mediaType: 'image/jpeg', content: await bytesOf(blob) };
  } catch {
    return isPicture || file.size === 0 ? 'unreadable' : 'wrong_type';
  }
};

const papersOf = async (file: File): Promise<ReadyFile | 'too_large'> =>
  file.size > MAX_FILE_BYTES
    ? 'too_large'
    : { name: file.name, mediaType: 'application/pdf', content: await bytesOf(file) };

/** A file as it is attached: papers as they are, whatever this browser knows as a picture as a smaller one. */
export const readAttachment = async (file: File): Promise<ReadyFile | Refused> => {
  const type = mediaTypeOf(await bytesOf(file.slice(0, 16)));
  const ready = await (type === 'application/pdf'
    ? papersOf(file)
    : photoOf(file, type !== undefined));
  if (typeof ready === 'string') return ready;
  if (ready.content.length > MAX_FILE_BYTES) return 'too_large';
  return { ...ready, name: ready.name.slice(-LONGEST_NAME) };
};
