import * as v from 'valibot';
import { mediaTypes } from '#domain/files/media-type';
import { requiredText } from '#kinds/request/common';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
const longestBase64 = Math.ceil(MAX_FILE_BYTES / 3) * 4;

/** Room for the largest file as base64 and for what is said about it. */
export const fileBodyLimit = longestBase64 + 16 * 1024;

/** What it is, is read from its content. The same `clientId` again is the same file. */
export const newFile = v.object({
  clientId: v.pipe(v.string('required'), v.regex(/^[\x21-\x7e]{8,100}$/, 'invalid')),
  name: requiredText(200),
  content: v.pipe(
    v.string('required'),
    v.minLength(1, 'required'),
    v.maxLength(longestBase64, 'too_large'),
  ),
});

export const storedFile = v.object({ id: v.string(), mediaType: v.picklist(mediaTypes) });

export const fileContent = v.object({
  ...storedFile.entries,
  name: v.string(),
  content: v.string(),
});
