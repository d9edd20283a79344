import type { LinkPage } from '#contract/link-pages';
import type { Language } from '#domain/language';
import type { Mark, Waiting } from './marks';
import { newMarkId, withMark } from './marks';
import { firstAnswer } from './first-answer';
import { keptLanguage, keptPin, read, write } from './kept';
import { queue, type Queued } from './queue';
import { nothingSeen, seeAlso, type Seen } from './seen';
import { ask } from './server';
import { CONTACTS, LANGUAGE, pageKeyOf, pinKeyOf } from './storage-keys';

/** What the screen is drawn from. */
export type State = {
  page: LinkPage | null;
  /** As the server last said it. */
  known: LinkPage | null;
  savedAt: string | null;
  waiting: readonly Queued[];
  isReached: boolean;
  seen: Seen;
  /** Why the server did not answer, where it was the server that said so. */
  why: string | null;
  /** The link opens nothing any more. */
  isGone: boolean;
  needsPin: boolean;
  /** Wrong ones that were typed here. */
  wrongPins: number;
  language: Language;
};

type Stored = { page: LinkPage; savedAt: string; seen?: Seen };

/** A copy on the device is older than this only where nobody looked for a day: then nobody's names stay on it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A driver looks at the page when the signal is back: it must not look dead. */
const AGAIN_MS = 4_000;

/** What a copy may still tell: not of a trip that was over a day ago. */
const withoutOld = (page: LinkPage): LinkPage =>
  page.face === 'driver'
    ? {
        ...page,
        jobs: page.jobs.filter(
          ({ endedAt, endsAt }) => Date.parse(endedAt ?? endsAt) + KEPT_MS > Date.now(),
        ),
      }
    : page;

/** Everything of one link: what is known of it, what was marked, and how both find each other. */
export const openLink = (token: string) => {
  const listeners = new Set<() => void>();
  const pageKey = pageKeyOf(token);
  const pinKey = pinKeyOf(token);
  const stored = read(pageKey) as Stored | null;
  const isFresh = stored !== null && Date.now() - Date.parse(stored.savedAt) < KEPT_MS;
  if (stored && !isFresh) localStorage.removeItem(pageKey);
  let pin = keptPin(token);
  const copy = isFresh ? withoutOld(stored.page) : null;
  if (copy && stored) write(pageKey, { ...stored, page: copy } satisfies Stored);
  let state: State = {
    page: copy,
    known: copy,
    savedAt: isFresh ? stored.savedAt : null,
    waiting: [],
    seen: (isFresh && stored.seen) || nothingSeen,
    isReached: true,
    why: null,
    isGone: false,
    needsPin: false,
    wrongPins: 0,
    language: keptLanguage(),
  };

  const set = (next: Partial<State>): void => {
    state = { ...state, ...next };
    const { known, waiting } = state;
    state = {
      ...state,
      page: known && waiting.reduce((page, { kept }) => withMark(page, kept), known),
    };
    for (const listener of listeners) listener();
  };

  const know = (page: LinkPage): void => {
    const savedAt = new Date().toISOString();
    const seen = seeAlso(state.seen, state.known, page);
    // A ride that is over is kept no longer: a copy would outlast the day in which its name may stand there.
    if (page.face === 'rider' && (page.state === 'over' || page.state === 'off'))
      localStorage.removeItem(pageKey);
    else write(pageKey, { page, savedAt, seen } satisfies Stored);
    write(CONTACTS, page.contacts);
    set({ known: page, savedAt, seen, isReached: true, needsPin: false });
  };

  const request = () => ({ token, pin, language: state.language });

  /** Asked too often, nobody is helped by asking on: the server says when. */
  let again = 0;
  const wait = ({ why = null, waitMs = 0 }: { why?: string | null; waitMs?: number }): void => {
    again = Date.now() + waitMs;
    set({ isReached: false, why });
  };

  const forget = (): void => {
    localStorage.removeItem(pageKey);
    localStorage.removeItem(pinKey);
    set({ isGone: true, known: null, isReached: true });
  };

  /** True where the answer was about the link itself, and not about what was asked. */
  const endsHere = (fields: Readonly<Record<string, string>>): boolean => {
    if (!fields['pin']) return false;
    pin = null;
    localStorage.removeItem(pinKey);
    const isWrong = fields['pin'] !== 'required';
    set({ needsPin: true, wrongPins: state.wrongPins + Number(isWrong), isReached: true });
    return true;
  };

  /** What is over opens nothing again: asked on and on, it would be refused like a guess, and look like no signal. */
  const refresh = async (): Promise<void> => {
    if (state.isGone) return;
    const answer = (await firstAnswer.take()) ?? (await ask('readLink', request()));
    if (answer.state === 'page') know(answer.page);
    else if (answer.state === 'later') wait(answer);
    else if (!endsHere(answer.fields) && answer.code === 'not_found') forget();
  };

  const reload = async (): Promise<void> => set({ waiting: await queue.list(token) });

  const sendOne = async ({ key, kept }: Queued): Promise<boolean> => {
    const body = { ...kept.mark, sentAt: new Date().toISOString() };
    const answer = await ask(kept.call, request(), body);
    if (answer.state === 'later') {
      wait(answer);
      return false;
    }
    if (answer.state === 'page') {
      await queue.drop(key);
      state = { ...state, waiting: await queue.list(token) };
      know(answer.page);
      return true;
    }
    if (endsHere(answer.fields)) return false;
    const refused = { message: answer.message, fields: answer.fields };
    await queue.put({ key, kept: { ...kept, refused } });
    await reload();
    return true;
  };

  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = (await queue.list(token)).find(({ kept }) => !kept.refused);
      if (!next || !(await sendOne(next))) return;
    }
  };
  /** One after the other, and never from two tabs at once. */
  const flush = (): Promise<void> => {
    sending ??= (
      'locks' in navigator ? navigator.locks.request(`go ${token}`, sendAll) : sendAll()
    ).finally(() => (sending = undefined));
    return sending;
  };

  const synchronise = async (): Promise<void> => {
    // Without its PIN every question would be refused.
    if (state.needsPin) return;
    await flush();
    if (state.waiting.every(({ kept }) => kept.refused)) await refresh();
  };

  return {
    token,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    start: async (everyMs: number): Promise<void> => {
      addEventListener('online', () => void synchronise());
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) void synchronise();
      });
      setInterval(() => {
        if (!document.hidden) void synchronise();
      }, everyMs);
      setInterval(() => {
        if (!state.isReached && Date.now() >= again) void synchronise();
      }, AGAIN_MS);
      const reading = refresh();
      await reload();
      await reading;
      if (!state.isGone && !state.needsPin) await ask('noteOpened', request());
      await flush();
    },

    /** Written down first; the network comes when it comes. */
    mark: async (call: Waiting['call'], mark: Mark): Promise<void> => {
      await queue.add({ call, mark, link: token });
      await reload();
      void flush();
    },

    /** Not sent yet, it never was; else the server is asked, when it can be reached. */
    takeBack: async (markId: string): Promise<void> => {
      const own = (await queue.list(token)).find(({ kept }) => kept.mark.id === markId);
      if (own) await queue.drop(own.key);
      else {
        const at = new Date().toISOString();
        const mark = {
          action: 'take-back',
          id: newMarkId(),
          markId,
          at,
        } as const;
        await queue.add({ call: 'takeBack', mark, link: token });
      }
      await reload();
      void flush();
    },

    drop: async (key: IDBValidKey): Promise<void> => {
      await queue.drop(key);
      await reload();
    },

    enterPin: async (typed: string): Promise<void> => {
      pin = typed;
      write(pinKey, typed);
      set({ needsPin: false });
      await refresh();
      if (state.known) {
        await ask('noteOpened', request());
        await flush();
      }
    },

    chooseLanguage: async (language: Language): Promise<void> => {
      write(LANGUAGE, language);
      document.documentElement.lang = language;
      set({ language });
      await refresh();
    },
  };
};

export type Link = ReturnType<typeof openLink>;
