import type { Channel } from '#domain/notice/notice-types';
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

/** One way to reach people. It throws nothing that a further attempt would not mend. */
export type Sender = { channel: Channel; send: (letter: Letter, now: Date) => Promise<Outcome> };

/** No channel keeps us waiting longer. */
export const PATIENCE_MS = 20_000;
