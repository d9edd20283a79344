import type { GenericSchema } from 'valibot';
import type { ApiClient } from '../api/client';

export type Known<T> = {
  status: 'known';
  value: T;
  /** When the server said so. */
  at: number;
  /** `remembered`: what the device knows, while the server is asked. `stale`: the server could not be asked. */
  is: 'remembered' | 'fresh' | 'stale';
};

/** What this device knows of something that the server has. The only words for it in the app. */
export type Remote<T> = {
  /** The server is being asked at this moment. */
  isAsking: boolean;
} & ({ status: 'loading' } | { status: 'failed'; error: unknown } | Known<T>);

/** Where the device remembers what the server said last. */
export type Kept<T> = {
  /** Written to the first of them; read from the first that has something. */
  rows: readonly [string, ...string[]];
  schema: GenericSchema<unknown, T>;
  /** It outlives the logout: nothing of it is about one person. */
  isEverybodys?: true;
  /** What is written, where it is not the value itself. */
  pack?: (value: T) => unknown;
};

/** What is read, where it is remembered, and which news of others it follows. */
export type Source<T> = {
  read: (api: ApiClient, signal: AbortSignal, known: T | null) => Promise<T>;
  kept?: Kept<T>;
  /** Subjects of live events after which it is read again. */
  topics: readonly string[] | 'all';
  /** Whether a change of this row is seen here: then it is read again at once. */
  shows?: (id: string, value: T) => boolean;
  /** How long a change of another row waits at least, where many phones hear of it. */
  laterMs?: number;
  /** What is known is not asked for again. */
  neverChanges?: true;
  /** What it is about: the answer to another question about the same stays until this one is answered. */
  about?: string;
  /** Another question about it asks for more of it: what is known stays, also when more cannot be had. */
  grows?: true;
};
