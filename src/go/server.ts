import type { LinkPage } from '#contract/link-pages';

export type Answer =
  | { state: 'page'; page: LinkPage }
  /** The server said no, for good. */
  | { state: 'refused'; code: string; message: string; fields: Readonly<Record<string, string>> }
  /** Not reached, or not now, and why if the server said it: to be tried again. */
  | { state: 'later'; why?: string; waitMs?: number };

type Request = { token: string; pin: string | null; language: string; apiHost?: string };

type ErrorBody = {
  error?: { code: string; message: string; fields?: Readonly<Record<string, string>> };
};

const WAIT_MS = 20_000;
const paths = {
  readLink: '/go',
  noteOpened: '/go/opened',
  markJob: '/go/job-marks',
  markPassage: '/go/passage-marks',
  takeBack: '/go/taken-back',
} as const;

declare global {
  interface Window {
    linkSettings?: Promise<{ apiHost: string; isDemo?: boolean }>;
  }
}

/** The API may stand on another host than this page; both scripts of the page ask for it once. */
export const settings = (window.linkSettings ??= fetch('/config.json')
  .then((response) => response.json())
  .catch(() => ({ apiHost: '/api' })));

const again = new Set([408, 429, 500, 502, 503, 504]);

/** One call of the link's own contract; its token travels in a header, which no log writes down. */
export const ask = async (
  name: keyof typeof paths,
  { token, pin, language, apiHost }: Request,
  body?: object,
): Promise<Answer> => {
  try {
    const host = apiHost ?? (await settings).apiHost;
    const response = await fetch(`${host}${paths[name]}`, {
      method: name === 'readLink' ? 'GET' : 'POST',
      headers: {
        link_token: token,
        ...(pin !== null && { link_pin: pin }),
        'accept-language': language,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    // Our own server answers in JSON; whatever else answers is something in between.
    const answer: unknown = await response.json();
    if (response.ok) return { state: 'page', page: answer as LinkPage };
    const { error } = answer as ErrorBody;
    if (again.has(response.status)) {
      const seconds = Number(response.headers.get('retry-after'));
      return { state: 'later', ...(error && { why: error.message }), waitMs: seconds * 1000 };
    }
    return error ? { state: 'refused', ...error, fields: error.fields ?? {} } : { state: 'later' };
  } catch {
    return { state: 'later' };
  }
};
