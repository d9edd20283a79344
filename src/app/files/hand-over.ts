import type { ApiClient } from '../api/client';
import { ApiError } from '../api/errors';
import { base64Of } from './base64';
import type { KeptFiles } from './kept-files';

type Input = Readonly<Record<string, unknown>>;
type Letter = { key: string; input: Input };

const bodyWith = (input: Input): { attachmentIds: readonly unknown[] } | null => {
  const body = input['body'];
  if (typeof body !== 'object' || body === null || !('attachmentIds' in body)) return null;
  return Array.isArray(body.attachmentIds) ? { ...body, attachmentIds: body.attachmentIds } : null;
};

/** What the server says of a file, it says of the attachment. */
const atField = (error: unknown, index: number): unknown => {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const [code = 'invalid'] = Object.values(error.fields);
  return new ApiError(error.code, error.status, error.message, {
    fields: { [`attachmentIds.${index}`]: code },
  });
};

/**
 * Sends the files of a request ahead of it, and names them as the server does. Each has a client id of this request and
 * this file, so that it is stored once however often the phone tries; the request's body is the same each time.
 */
export const handOver = async (
  { key, input }: Letter,
  { files, api }: { files: KeptFiles; api: ApiClient },
): Promise<Input> => {
  const body = bodyWith(input);
  if (!body || body.attachmentIds.length === 0) return input;
  const attachmentIds: unknown[] = [];
  for (const [index, id] of body.attachmentIds.entries()) {
    const kept = typeof id === 'string' ? await files.find(id) : null;
    if (!kept || typeof id !== 'string') {
      // The server has it already.
      attachmentIds.push(id);
      continue;
    }
    const sentBefore = kept.sentAs[key];
    if (sentBefore !== undefined) {
      attachmentIds.push(sentBefore);
      continue;
    }
    const content = await base64Of(new Blob([kept.content]));
    const stored = await api
      .call('uploadFile', {
        body: { clientId: `${key}.${id}`, name: kept.name, content },
        background: true,
      })
      .catch((error: unknown) => {
        throw atField(error, index);
      });
    await files.noteSent(id, key, stored.id);
    attachmentIds.push(stored.id);
  }
  return { ...input, body: { ...body, attachmentIds } };
};
