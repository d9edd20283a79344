import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { DirectoryEnv } from '../directory-env';
import { DirectoryError } from './directory-error';

/** Longer than Microsoft Graph takes for its largest page. */
const PATIENCE_MS = 30_000;
const PAGE = 999;
const TRIES = 6;
const LONGEST_PAUSE_SECONDS = 120;

/** What is said of one user in one place: only what has changed, and the same user may come again. */
export const entry = v.looseObject({
  id: v.string(),
  '@removed': v.optional(v.unknown()),
  accountEnabled: v.optional(v.nullable(v.boolean())),
  'manager@delta': v.optional(
    v.array(v.looseObject({ id: v.string(), '@removed': v.optional(v.unknown()) })),
  ),
});

const page = v.looseObject({
  value: v.array(entry),
  '@odata.nextLink': v.optional(v.string()),
  '@odata.deltaLink': v.optional(v.string()),
});

const grantedToken = v.looseObject({ access_token: v.string(), expires_in: v.number() });
const refusedToken = v.looseObject({
  error: v.string(),
  error_codes: v.optional(v.array(v.number())),
});
const refusedCall = v.looseObject({ error: v.looseObject({ code: v.string() }) });

export type Entry = v.InferOutput<typeof entry>;

export type Changes = {
  entries: readonly Entry[];
  deltaLink: string;
  /** They are all there are, not only what changed. */
  isWhole: boolean;
};

type Options = {
  /** Ends what is under way when the server stops. */
  signal?: AbortSignal;
  /** Waits; a test does not. */
  pause?: (seconds: number) => Promise<void>;
  patienceMs?: number;
  now?: () => number;
};

const propertiesOf = ({ fields }: DirectoryEnv): string[] => [
  ...new Set(
    Object.values(fields).map((property) =>
      property.startsWith('extensionAttribute')
        ? 'onPremisesExtensionAttributes'
        : property.replace(/\..*/, ''),
    ),
  ),
];

/** Seconds, or the moment, until which the service asks to be left alone. */
const askedPause = (answer: Response, now: number): number | undefined => {
  const text = answer.headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

const codeIn = (text: string): string | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    if (v.is(refusedCall, body)) return body.error.code;
    if (v.is(refusedToken, body))
      return [body.error, ...(body.error_codes ?? []).map((code) => `AADSTS${code}`)].join(' ');
  } catch {
    // A proxy answers in HTML.
  }
  return undefined;
};

/** Microsoft Graph, as far as people are read from it: by delta, with a token of the app itself. */
export const openGraph = (env: DirectoryEnv, options: Options = {}) => {
  const { signal, patienceMs = PATIENCE_MS, now = Date.now } = options;
  const pause =
    options.pause ?? ((seconds) => sleep(seconds * 1000, undefined, signal ? { signal } : {}));
  let token: { text: string; until: number } | undefined;

  const send = async (url: string, init: RequestInit): Promise<Response | undefined> => {
    const limit = AbortSignal.timeout(patienceMs);
    try {
      return await fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      return undefined;
    }
  };

  /** Until it is answered: what is busy is asked again when it says so, what does not answer a little later each time. */
  const request = async (url: string, init: () => Promise<RequestInit>): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(url, await init());
      const isBusy = answer?.status === 429 || (answer?.status ?? 0) >= 500;
      if (answer && !isBusy) return answer;
      await answer?.body?.cancel();
      if (tries === TRIES)
        throw new DirectoryError(
          answer ? 'busy' : 'unreachable',
          answer && `HTTP ${answer.status}`,
        );
      const pauseWanted = answer && askedPause(answer, now());
      if (pauseWanted !== undefined && pauseWanted > LONGEST_PAUSE_SECONDS)
        throw new DirectoryError('busy', `HTTP ${answer?.status}, Retry-After ${pauseWanted}`);
      await pause(pauseWanted ?? 2 ** tries);
    }
  };

  const readBody = async <S extends v.GenericSchema>(answer: Response, schema: S) => {
    const text = await answer.text();
    if (!answer.ok) {
      const detail = [`HTTP ${answer.status}`, codeIn(text)].filter(Boolean).join(' ');
      const isRefused = [400, 401, 403].includes(answer.status);
      throw new DirectoryError(isRefused ? 'refused' : 'broken', detail);
    }
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      throw new DirectoryError('broken', 'unexpected answer');
    }
  };

  const readToken = async (): Promise<string> => {
    if (token && token.until > now()) return token.text;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: env.clientId,
      client_secret: env.clientSecret,
      scope: `${env.graphUrl}/.default`,
    });
    const answer = await request(`${env.loginUrl}/${env.tenantId}/oauth2/v2.0/token`, () =>
      Promise.resolve({ method: 'POST', body }),
    );
    const granted = await readBody(answer, grantedToken);
    // A minute early, so that no page is asked for with a token that ends on its way.
    token = { text: granted.access_token, until: now() + (granted.expires_in - 60) * 1000 };
    return token.text;
  };

  const ask = (url: string): Promise<Response> => {
    // The token is for Graph alone, wherever a link points to.
    if (!URL.canParse(url) || new URL(url).origin !== env.graphUrl)
      throw new DirectoryError('broken', 'a link leads elsewhere');
    return request(url, async () => ({
      headers: {
        authorization: `Bearer ${await readToken()}`,
        prefer: `odata.maxpagesize=${PAGE}`,
      },
    }));
  };

  const select = [...propertiesOf(env), 'accountEnabled', 'manager'].join(',');
  const beginning = `${env.graphUrl}/v1.0/users/delta?$select=${select}`;

  /** All pages from there on; nothing where Graph has forgotten what the link stood for. */
  const readFrom = async (start: string): Promise<Omit<Changes, 'isWhole'> | undefined> => {
    const entries: Entry[] = [];
    for (let url = start; ;) {
      const answer = await ask(url);
      if (answer.status === 410) {
        await answer.body?.cancel();
        return undefined;
      }
      const read = await readBody(answer, page);
      entries.push(...read.value);
      const { '@odata.nextLink': next, '@odata.deltaLink': deltaLink } = read;
      if (deltaLink !== undefined) return { entries, deltaLink };
      if (next === undefined) throw new DirectoryError('broken', 'no link to go on');
      url = next;
    }
  };

  return {
    /** What another link of the same settings means. */
    readAs: JSON.stringify([env.tenantId, env.graphUrl, env.fields]),

    fields: env.fields,

    /** What has changed since, or everybody. */
    readChanges: async (deltaLink: string | null): Promise<Changes> => {
      const since = deltaLink === null ? undefined : await readFrom(deltaLink);
      if (since) return { ...since, isWhole: false };
      const everybody = (await readFrom(beginning)) ?? (await readFrom(beginning));
      if (!everybody) throw new DirectoryError('broken', 'HTTP 410');
      return { ...everybody, isWhole: true };
    },
  };
};

export type Graph = ReturnType<typeof openGraph>;
