import type { Endpoint } from '#contract/endpoint';
import type { Language } from '#domain/language';
import { takeFirst } from './first-answers';
import type { Caller } from './caller';
import { carried } from './carried';
import { OfflineError } from './errors';

type QueryValue = string | number | boolean | null | undefined;

export type RequestParts = {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  body?: unknown;
  idempotencyKey?: string;
  version?: number;
  /** How long it lay on the device before this attempt. */
  waitedSeconds?: number;
  signal?: AbortSignal | undefined;
};

export type Answered = { status: number; body: unknown; headers: Headers };

export type Send = (endpoint: Endpoint, parts?: RequestParts) => Promise<Answered>;

/** On the factory's Wi-Fi a request can hang for ever: after this it counts as not answered, a large file later. */
const PATIENCE_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 16;

const fillPath = (path: string, params: RequestParts['params']) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

const queryString = (query: RequestParts['query']) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const part of [value].flat()) if (part != null) search.append(name, String(part));
  }
  return search.size > 0 ? `?${search}` : '';
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Deps = {
  host: string;
  appVersion: string;
  session: Pick<Caller, 'tokens'>;
  language: () => Language;
  /** Told what each request saw of the network. */
  connectivity: { reportReachable: () => void; reportUnreachable: () => void };
};

/** One request of the product, with the headers that every one carries; what the answer means is the caller's. */
export const createSend = ({ host, appVersion, session, language, connectivity }: Deps): Send => {
  const headersOf = async ({
    idempotencyKey,
    version,
    waitedSeconds,
  }: RequestParts): Promise<Headers> => {
    const headers = carried({ tokens: await session.tokens(), language: language(), appVersion });
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    if (version !== undefined) headers.set('If-Match', `"${version}"`);
    if (waitedSeconds !== undefined) headers.set('Waited-Seconds', String(waitedSeconds));
    return headers;
  };

  return async (endpoint, parts = {}) => {
    const headers = await headersOf(parts);
    parts.signal?.throwIfAborted();
    const patience = new AbortController();
    const giveUp = () => patience.abort();
    const body = parts.body === undefined ? null : JSON.stringify(parts.body);
    const timer = setTimeout(giveUp, PATIENCE_MS + (body?.length ?? 0) / SLOWEST_BYTES_PER_MS);
    parts.signal?.addEventListener('abort', giveUp);
    try {
      const path = fillPath(endpoint.path, parts.params) + queryString(parts.query);
      const first = body === null ? await takeFirst(path) : undefined;
      // Before the app was there it was asked for in the person's last language: this device may have another.
      const response =
        first?.idToken === headers.get('id_token') &&
        first?.response.headers.get('Content-Language') === headers.get('Accept-Language')
          ? first.response
          : await fetch(host + path, {
              method: endpoint.method,
              headers,
              signal: patience.signal,
              body,
            });
      connectivity.reportReachable();
      return { status: response.status, body: await readBody(response), headers: response.headers };
    } catch (error) {
      parts.signal?.throwIfAborted();
      connectivity.reportUnreachable();
      throw new OfflineError(error);
    } finally {
      clearTimeout(timer);
      parts.signal?.removeEventListener('abort', giveUp);
    }
  };
};
