import { cleanImage } from '#domain/files/clean-image';
import { mediaTypeOf, type MediaType } from '#domain/files/media-type';

type Content = { mediaType: MediaType; content: Buffer<ArrayBuffer> };

/** Node skips what is no base64; then it would not be the same text again. */
const decode = (text: string): Buffer | undefined => {
  const content = Buffer.from(text, 'base64');
  return content.toString('base64') === text ? content : undefined;
};

/** What was sent as a file: what it is, is read from its bytes, and what a picture tells besides is left out. */
export const readContent = (
  text: string,
  mostBytes: number,
): Content | 'wrong_type' | 'too_large' | 'too_many_pixels' => {
  const sent = decode(text);
  const mediaType = sent && mediaTypeOf(sent);
  if (!mediaType) return 'wrong_type';
  if (sent.length > mostBytes) return 'too_large';
  const clean = cleanImage(sent, mediaType);
  return typeof clean === 'string' ? clean : { mediaType, content: Buffer.from(clean) };
};
