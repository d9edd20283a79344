import type { ApiClient } from '../api/client';
import { ApiError } from '../api/errors';
import { base64Of } from './base64';
import type { KeptFiles } from './kept-files';

type Input = Readonly<Record<string, unknown>>;
type Letter = { key: string; input: Input };

/** Where a request names its files. */
const places = ['attachmentIds', 'photoIds'] as const;

type Naming = { place: (typeof places)[number]; ids: readonly unknown[]; body: Input };

const namingOf = ({ body }: Input): Naming | null => {
  if (typeof body !== 'object' || body === null) return null;
  const named = body as Input;
  const place = places.find((name) => Array.isArray(named[name]));
  return place ? { place, ids: named[place] as readonly unknown[], body: named } : null;
};

/** What the server says of a file, it says of the place in which the request names it. */
const atField = (error: unknown, field: string): unknown => {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const [code = 'invalid'] = Object.values(error.fields);
  return new ApiError(error.code, error.status, error.message, { fields: { [field]: code } });
};

/**
 * Sends the files of a request ahead of it, and names them as the server does. Each has a client id of this request and
 * this file, so that it is stored once however often the phone tries; the request's body is the same each time.
 */
export const handOver = async (
  { key, input }: Letter,
  { files, api }: { files: KeptFiles; api: ApiClient },
): Promise<Input> => {
  const naming = namingOf(input);
  if (!naming || naming.ids.length === 0) return input;
  const { place, body } = naming;
  const ids: unknown[] = [];
  for (const [index, id] of naming.ids.entries()) {
    const kept = typeof id === 'string' ? await files.find(id) : null;
    if (!kept || typeof id !== 'string') {
      // The server has it already.
      ids.push(id);
      continue;
    }
    const sentBefore = kept.sentAs[key];
    if (sentBefore !== undefined) {
      ids.push(sentBefore);
      continue;
    }
    const content = await base64Of(new Blob([kept.content]));
    const stored = await api
      .call('uploadFile', {
        body: { clientId: `${key}.${id}`, name: kept.name, content },
        background: true,
      })
      .catch((error: unknown) => {
        throw atField(error, `${place}.${index}`);
      });
    await files.noteSent(id, key, stored.id);
    ids.push(stored.id);
  }
  return { ...input, body: { ...body, [place]: ids } };
};
