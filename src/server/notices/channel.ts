import type { PersonalChannel } from '#domain/notice/notice-types';
import type { SiteId } from '#domain/site-id';
import type { Letter } from '../db/repositories/notices/delivery.repository';

/** What became of one attempt. */
export type Outcome =
  | { is: 'sent' }
  /** Nobody is there to be reached on it any more. */
  | { is: 'gone'; error: string }
  /** Tried again, after so many seconds if the other side said so. */
  | { is: 'later'; error: string; afterSeconds?: number }
  /** Trying again would not help; an admin has to look. */
  | { is: 'dead'; error: string };

export type PersonalLetter = Letter & { personId: string };
export type SiteLetter = Letter & { siteId: SiteId };

export type PersonalSender = {
  channel: PersonalChannel;
  send: (letter: PersonalLetter, now: Date) => Promise<Outcome>;
  /** Whether the other side takes what the setting says, asked once at the start; throws why not. */
  verify?: () => Promise<unknown>;
  setBy?: string;
};
export type SiteSender = {
  channel: 'teams';
  send: (letter: SiteLetter, now: Date) => Promise<Outcome>;
};

/** One way to reach people, or the channel of a site. It throws nothing that a further attempt would not mend. */
export type Sender = PersonalSender | SiteSender;

/** No channel keeps us waiting longer. */
export const PATIENCE_MS = 20_000;

/** How long a `Retry-After` asks to wait: it holds seconds, or a date. */
export const secondsOf = (retryAfter: string | null, now: Date): number => {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds;
  const at = Date.parse(retryAfter ?? '');
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
};

/** What went wrong in words: of a call that failed only its cause says why. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Of an address that has several, each refusal is counted and none is named.
  const code = 'code' in cause ? String(cause.code) : '';
  return `${error.message}: ${cause.message || code}`;
};
