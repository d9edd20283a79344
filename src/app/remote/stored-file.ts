import type { Answer } from '../api/client';
import type { Source } from './remote';

/** A stored file: what has its id is never another. */
export const fileOf = (id: string): Source<Answer<'readFile'>> => ({
  read: (api, signal) => api.call('readFile', { params: { id }, signal }),
  topics: [],
  neverChanges: true,
});

type Content = Pick<Answer<'readFile'>, 'content' | 'mediaType'>;

/** For a picture's `src`. */
export const addressOf = ({ content, mediaType }: Content): string =>
  `data:${mediaType};base64,${content}`;

export const blobOf = ({ content, mediaType }: Content): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: mediaType });
