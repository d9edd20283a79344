import type { approvalCalls } from '#contract/approval-calls';
import type { employeeContract } from '#contract/employee-contract';
import type { FieldProblems, RefusalCode } from '#domain/refusal';
import type { Message } from '#words/message';
import type { Answer, CallOptions } from '../api/client';
import type { Owner } from '../drafts/owner';
import type { KeptFiles } from '../files/kept-files';
import type { AskedCard } from './outbox-entry';
import type { ReadableStore } from '../ui/store';

type Calls = typeof employeeContract & typeof approvalCalls;

/** Only what may be repeated without doing it twice can wait here; an admin's changes are made while looking. */
export type SendableEndpoint = {
  [K in keyof Calls]: Calls[K] extends { idempotent: true } ? K : never;
}[keyof Calls];

type Input<K extends SendableEndpoint> = Omit<
  CallOptions<K>,
  'idempotencyKey' | 'signal' | 'background' | 'waitedSeconds'
>;

export type Letter<K extends SendableEndpoint> = {
  endpoint: K;
  input: Input<K>;
  label: Message;
  /** What a card of it shows while it waits. */
  card?: AskedCard | undefined;
  /** The draft's `clientRequestId`, or a new id for what has no draft. */
  key: string;
  /** Not sent before that moment, while its person may still change their mind. */
  heldUntil?: number | undefined;
};

export type Reason = { code: RefusalCode; fields?: FieldProblems };

export type Sent<K extends SendableEndpoint = SendableEndpoint> =
  | { state: 'sent'; answer: Answer<K> }
  | { state: 'waiting' }
  | { state: 'needs-attention'; reason: Reason };

export type OutboxItem = {
  key: string;
  /** What is asked of the server, for those who show more of it than its label. */
  endpoint: string;
  input: Readonly<Record<string, unknown>>;
  label: Message;
  card?: AskedCard | undefined;
  createdAt: number;
  state: 'waiting' | 'sending' | 'needs-attention';
  reason: Reason | null;
  /** Not once it may have arrived: the person must not believe that it never did. */
  isRemovable: boolean;
  /** Nothing waits yet: its person may still change their mind. */
  isHeld?: true;
};

/** What waits to be sent. It is kept on the device, under its owner, until the server has answered. */
export type Outbox = {
  /** The present person's, oldest first. */
  items: ReadableStore<readonly OutboxItem[]>;
  /** How many need nothing but a connection. */
  waiting: ReadableStore<number>;
  /** What the server said since the app was opened, by key: also to those who were told to wait. */
  settled: ReadableStore<ReadonlyMap<string, Sent>>;
  enter: (owner: Owner) => Promise<void>;
  leave: () => void;
  /**
   * Answers as soon as it is known what became of it, at the latest after some seconds. Given again under its key, it
   * replaces what was refused or has not been tried yet.
   */
  send: <K extends SendableEndpoint>(letter: Letter<K>) => Promise<Sent<K>>;
  /** A sign that it may work now. */
  wake: () => void;
  /** The person's tap: also what needed attention or was held, unchanged and under the same key. */
  retry: (key: string) => Promise<void>;
  /** Of the present person: what a request names in `attachmentIds` goes to the server ahead of it. */
  files: () => Promise<KeptFiles>;
  /** Takes it back, as long as it is removable. */
  remove: (key: string) => Promise<void>;
};
